import { bundleFromString, createConfig } from '@redocly/openapi-core';
import fc from 'fast-check';
import { photograph, visitor } from '#testing/factories.ts';
import type { TestApp } from '#testing/test-app.ts';
import { openAnswerCheck } from './answers.ts';
import { openCallers } from './callers.ts';
import type { Call } from './calls.ts';
import { callOf } from './calls.ts';
import { otherMethods, readOperations } from './document.ts';

/** Operations whose responses stay open; see events.test.ts. */
const isStream = ({ operation, caller }: Call) =>
  operation.path === '/v1/events' && caller !== 'visitor';

/** The number of calls in memory at a time. */
const PORTION = 500;

interface Options {
  calls: number;
  /** The same seed makes the same calls. */
  seed: number;
}

/**
 * Calls all operations in the API's own document, with the given total number of calls.
 * @returns the calls whose answers the document does not describe, and what is wrong with each
 */
export async function makeAnyCalls(server: TestApp, { calls, seed }: Options): Promise<string[]> {
  const { bundle } = await bundleFromString({
    source: (await visitor(server)('GET', '/v1/openapi.json')).body,
    config: await createConfig({}),
    dereference: true,
  });
  const described = readOperations(bundle.parsed);
  const picture = await photograph();
  const send = openCallers(server);
  const check = openAnswerCheck();
  const any = fc
    .oneof(
      ...described.concat(otherMethods(described)).map((operation) => callOf(operation, picture)),
    )
    .filter((call) => !isStream(call));
  const failures: string[] = [];
  for (let made = 0; made < calls; made += PORTION) {
    const portion = { numRuns: Math.min(PORTION, calls - made), seed: seed + made };
    for (const call of fc.sample(any, portion)) {
      try {
        check(call.operation, await send(call));
      } catch (error) {
        failures.push(`${describe(call)}\n${error}`);
      }
    }
  }
  return failures;
}

function describe({ operation, caller, url, headers, body }: Call): string {
  const sent = body ? ` ${body.subarray(0, 500).toString()}` : '';
  return `${caller}: ${operation.method} ${url} ${JSON.stringify(headers)}${sent}`;
}
