import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Operation } from './document.ts';

/** Checks whether the document describes an answer: its status, type and content. */
export function openAnswerCheck() {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);

  return function check({ answers }: Operation, response: LightMyRequestResponse): void {
    const { statusCode: status, headers } = response;
    expect(status, response.body).toBeLessThan(500);
    // Only failures share one description.
    if (status < 400) expect(Object.keys(answers)).toContain(String(status));
    const content = (answers[status] ?? answers.default)?.content;
    const [type = ''] = String(headers['content-type'] ?? '').split(';');
    if (!content) expect([type, response.body]).toEqual(['', '']);
    else expect(Object.keys(content)).toContain(type);
    if (!type.endsWith('json')) return;
    const value = JSON.parse(unfolded(response));
    const isValid = ajv.compile(content?.[type]?.schema ?? false);
    expect(isValid(value) ? [] : isValid.errors).toEqual([]);
    if (status < 400) return;
    expect(value).toMatchObject({ status, detail: expect.stringMatching(/\S/) });
    expect(headers['cache-control']).toBe('no-store');
  };
}

function unfolded({ headers, body, rawPayload }: LightMyRequestResponse): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(rawPayload).toString();
    case 'gzip':
      return gunzipSync(rawPayload).toString();
    default:
      return body;
  }
}
