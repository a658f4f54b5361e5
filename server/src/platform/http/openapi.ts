import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problemSchema } from '@redflag/shared/api/problem';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Example } from './examples.ts';
import { addExamples } from './examples.ts';
import type { HttpServer } from './http-server.ts';
import { permissions } from './permissions.ts';
import { nameSchemas } from './schema-names.ts';

const binary = z.any().meta({ type: 'string', format: 'binary' });

/** Describes a response that is not JSON, such as a file, by its possible content types. */
export function contentOf(description: string, ...types: string[]) {
  return {
    description,
    content: Object.fromEntries(types.map((type) => [type, { schema: binary }])),
  };
}

/** The response to a browser that already has the current version. */
export const notModified = { 304: z.void() };

/** Responses of a route that sends a stored picture. */
export const pictureAnswers = {
  200: contentOf('The picture', 'image/jpeg', 'image/png'),
  ...notModified,
};

/** Documents all routes that are added later, and serves the documentation at `/docs`. */
export async function documentApi(app: HttpServer, companyName: string): Promise<void> {
  nameSchemas();
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${companyName} API`,
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Parameters and fields that are not described here are ignored. Methods that are not described here are answered 405, with those that are in `Allow`.',
      },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session' },
          key: {
            type: 'http',
            scheme: 'bearer',
            description:
              'A key, `rf_…`, with one of the scopes that a call names. Never beside a cookie.',
          },
        },
      },
    },
    transform: documentRoute,
    transformObject(document) {
      const described = withoutUnused(jsonSchemaTransformObject(document));
      addExamples(described, examples);
      return described;
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // Of more than about 120 operations that are all unfolded, it shows the first few.
    uiConfig: { docExpansion: 'none' },
    uiHooks: {
      onRequest: async (_request, reply) => {
        reply.header('cache-control', 'no-cache');
      },
    },
  });
}

/** The examples of requests, by the ids of their operations. */
const examples = new Map<string, Example>();

/**
 * Builds a route's OpenAPI: an id, no content for responses without a body, the problems that every
 * route of its kind answers, and what opens it: nothing, a session, or a key with one of its scopes.
 */
const documentRoute: typeof jsonSchemaTransform = (document) => {
  const { schema, route, url } = document;
  const { permission = 'site.read', scopes = [], example } = route.config ?? {};
  const callers: readonly string[] = permissions[permission];
  const isOpen = callers.includes('visitor');
  const isForAll = callers.includes('user') && callers.includes('admin');
  const answers = Object.entries(schema?.response ?? {});
  const empty = answers.flatMap(([status, answer]) => (answer instanceof z.ZodVoid ? status : []));
  const transformed = jsonSchemaTransform({
    ...document,
    schema: {
      ...schema,
      querystring: unnamed(schema?.querystring),
      params: unnamed(schema?.params),
      response: {
        ...problems(400, 429, 503, 'default'),
        ...(isOpen ? {} : problems(401)),
        ...(!isForAll || scopes.length > 0 ? problems(403) : {}),
        ...(schema?.params ? problems(404) : {}),
        ...(schema?.body ? problems(413, 415, 422) : {}),
        ...Object.fromEntries(answers),
      },
    },
  });
  if (!transformed.schema || schema?.hide) return transformed;
  const nothing = Object.fromEntries(
    empty.map((status) => [status, { type: 'null', description: 'No content' }]),
  );
  const security: Record<string, string[]>[] = scopes.map((scope) => ({ key: [scope] }));
  if (isOpen) security.unshift({});
  else if (callers.length > 0) security.unshift({ session: [] });
  const operationId = operationIdOf(String(route.method), url);
  if (example) examples.set(operationId, example);
  return {
    ...transformed,
    schema: {
      ...transformed.schema,
      operationId,
      response: { ...(transformed.schema.response as object), ...nothing },
      security,
    },
  };
};

/** Returns an id such as `get-reports-id`: the method, and the path after its version. */
function operationIdOf(method: string, url: string): string {
  return [method.toLowerCase(), ...(url.match(/[\w-]+/g) ?? [])]
    .filter((part) => part !== 'v1')
    .join('-');
}

/** Returns a schema that is documented in place, as the fields of an address must be: each is a parameter. */
const unnamed = (schema: unknown) =>
  schema instanceof z.core.$ZodType ? z.core.clone(schema, schema._zod.def) : undefined;

/** When a problem is answered. */
const reasons = {
  400: 'A parameter or the JSON is not valid',
  401: 'Nobody is signed in',
  403: 'You may not do this',
  404: 'There is no such thing, or you may not know of it',
  413: 'The body is too large',
  415: 'The body has another content type',
  422: 'A field of the body is not valid',
  429: 'Too many requests: wait for the seconds in `Retry-After`',
  503: 'Something that we need is out of order: try again',
  default: 'Another problem',
};

/** Documents answers with Problem Details (RFC 9457). */
const problems = (...statuses: (keyof typeof reasons)[]) =>
  Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: reasons[status],
        content: { 'application/problem+json': { schema: problemSchema } },
      },
    ]),
  );

/** Leaves out the schemas that no operation and no other schema refers to. */
function withoutUnused(document: ReturnType<typeof jsonSchemaTransformObject>) {
  if (!('components' in document && document.components?.schemas)) return document;
  const { paths, components } = document;
  const { schemas = {} } = components;
  const used = new Set<string>();
  const follow = (part: unknown) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/#\/components\/schemas\/(\w+)/g)) {
      if (used.has(name)) continue;
      used.add(name);
      follow(schemas[name]);
    }
  };
  follow(paths);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
  return document;
}
