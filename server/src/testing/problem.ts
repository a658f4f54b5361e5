import { problemSchema } from '@redflag/shared/api/problem';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { z } from 'zod';

/** Expects an error response in the form that every client can rely on (RFC 9457). Returns its body. */
export function expectProblem(response: LightMyRequestResponse, status: number) {
  expect(response.statusCode, response.body).toBe(status);
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(response.headers['cache-control']).toBe('no-store');
  const problem = z.strictObject(problemSchema.shape).parse(response.json());
  expect(problem.status).toBe(status);
  expect(problem.detail).not.toBe('');
  expect(problem.code).not.toBe('');
  expect(problem.requestId).not.toBe('');
  return problem;
}
