import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { problemSchema } from '@redflag/shared/api/problem';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { HttpServer } from './http-server.ts';
import { permissions } from './permissions.ts';

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
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${companyName} API`,
        version: '1',
        description:
          'Parameters and fields that are not described here are ignored. Methods that are not described here are answered 405, with those that are in `Allow`.',
      },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'session' } },
      },
    },
    transform: documentRoute,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiHooks: {
      onRequest: async (_request, reply) => {
        reply.header('cache-control', 'no-cache');
      },
    },
  });
}

/**
 * Builds a route's OpenAPI: no content for responses without a body, Problem Details for every
 * route, and the session for routes closed to visitors.
 */
const documentRoute: typeof jsonSchemaTransform = (document) => {
  const { schema, route } = document;
  const answers = Object.entries(schema?.response ?? {});
  const empty = answers.flatMap(([status, answer]) => (answer instanceof z.ZodVoid ? status : []));
  const transformed = jsonSchemaTransform({
    ...document,
    schema: { ...schema, response: { ...Object.fromEntries(answers), default: problems } },
  });
  if (!transformed.schema || schema?.hide) return transformed;
  const nothing = Object.fromEntries(
    empty.map((status) => [status, { type: 'null', description: 'No content' }]),
  );
  const response = { ...(transformed.schema.response as object), ...nothing };
  const { permission = 'site.read' } = route.config ?? {};
  const isOpen = (permissions[permission] as readonly string[]).includes('visitor');
  const security = isOpen ? {} : { security: [{ session: [] }] };
  return { ...transformed, schema: { ...transformed.schema, response, ...security } };
};

const problems = {
  description: 'Problem Details (RFC 9457)',
  content: { 'application/problem+json': { schema: problemSchema } },
};
