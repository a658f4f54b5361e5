import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from './client.ts';
import { SILENCE_MS } from './in-time.ts';

/** What the server sends of its answer so far; null if it has said nothing at all. */
let answer: Response | null;
let abandoned: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = null;
  abandoned = false;
  vi.stubGlobal('fetch', (_request: Request, { signal }: { signal: AbortSignal }) => {
    return new Promise((resolve, reject) => {
      if (answer) resolve(answer);
      signal.addEventListener('abort', () => {
        abandoned = true;
        reject(signal.reason);
      });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks for something, and returns what came of it so far. */
function ask(signal = new AbortController().signal) {
  const outcome: { data?: unknown; error?: unknown } = {};
  api.GET('/v1/app-config', { baseUrl: 'https://redflag.example', signal }).then(
    ({ data }) => {
      outcome.data = data;
    },
    (error: unknown) => {
      outcome.error = error;
    },
  );
  return outcome;
}

test('a server that never answers is given up after a while, with a sentence', async () => {
  const outcome = ask();
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  expect(outcome).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome.error).toMatchObject({
    code: 'no-answer',
    detail: 'The service takes too long to answer. Wait a moment, then try again.',
  });
  expect(abandoned).toBe(true);
});

test('so is one that stops in the middle of its answer', async () => {
  answer = new Response(new ReadableStream({ start: (body) => body.enqueue(Buffer.from('{')) }));
  const outcome = ask();
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(outcome.error).toMatchObject({ code: 'no-answer' });
});

test('an answer that comes slowly is read to its end', async () => {
  const { readable, writable } = new TransformStream();
  const body = writable.getWriter();
  answer = new Response(readable);
  const outcome = ask();
  for (const part of ['{"signUp"', ':', 'true}']) {
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    void body.write(Buffer.from(part));
  }
  await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
  void body.close();
  await expect.poll(() => outcome).toEqual({ data: { signUp: true } });
});

test('a request that a screen no longer needs ends at once', async () => {
  const leaving = new AbortController();
  const outcome = ask(leaving.signal);
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(abandoned).toBe(true);
  expect(outcome.error).toMatchObject({ name: 'AbortError' });
});
