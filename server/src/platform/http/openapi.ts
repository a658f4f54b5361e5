import { problemSchema } from '@redflag/shared/problem';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { permissions } from './permissions.ts';

const binary = z.any().meta({ type: 'string', format: 'binary' });

/** An answer that is no JSON, such as a file, by the content types that it may have. */
export function contentOf(description: string, ...types: string[]) {
  return {
    description,
    content: Object.fromEntries(types.map((type) => [type, { schema: binary }])),
  };
}

/** What a browser is told that has the newest already. */
export const notModified = { 304: z.void() };

/** The answers of a route that sends a stored picture. */
export const pictureAnswers = {
  200: contentOf('The picture', 'image/jpeg', 'image/png'),
  ...notModified,
};

/**
 * Makes a route's part of the OpenAPI document: an answer without a body has no content there, every
 * route may answer with Problem Details, and those that no visitor passes name the session.
 */
export const documentRoute: typeof jsonSchemaTransform = (document) => {
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
