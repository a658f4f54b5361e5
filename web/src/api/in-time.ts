import { NoAnswer } from './problem.ts';

/** How long the server may be silent, in milliseconds, before a request ends. */
export const SILENCE_MS = 15_000;

/**
 * Fetches as `fetch` does, but reads the whole answer, and waits only so long for each part of it.
 * @param silence how long the server may be silent, in milliseconds
 * @throws NoAnswer if it is silent for longer
 */
export async function fetchInTime(request: Request, silence = SILENCE_MS): Promise<Response> {
  const ending = new AbortController();
  const end = () => ending.abort(request.signal.reason);
  const inTime = <Part>(part: Promise<Part>) =>
    new Promise<Part>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new NoAnswer());
        ending.abort();
      }, silence);
      part.then(resolve, reject).finally(() => clearTimeout(timer));
    });

  request.signal.addEventListener('abort', end);
  if (request.signal.aborted) end();
  try {
    const response = await inTime(fetch(request, { signal: ending.signal }));
    const reader = response.body?.getReader();
    if (!reader) return response;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    for (;;) {
      const { done, value } = await inTime(reader.read());
      if (done) return new Response(joined(parts), response);
      parts.push(value);
    }
  } finally {
    request.signal.removeEventListener('abort', end);
  }
}

/** An answer such as 204 must have no body, not even an empty one. Most others come as one part. */
function joined(parts: Uint8Array<ArrayBuffer>[]): BodyInit | null {
  return parts.length > 1 ? new Blob(parts) : (parts[0] ?? null);
}
