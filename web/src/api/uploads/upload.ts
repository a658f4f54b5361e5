import { ConnectionLost, NoAnswer, readProblem } from '#api/problem.ts';
import { endRefusedSession } from '#api/session.ts';

/** How long an upload may make no progress, in milliseconds, before it ends. */
const STALLED_MS = 30_000;

export interface Upload {
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  form: FormData;
  /** However often a form is sent with the same key, it is saved once. */
  idempotencyKey?: string;
  /** Receives the part that is uploaded, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Cancels it. */
  signal: AbortSignal;
}

/**
 * Sends a form with a picture, by XMLHttpRequest: `fetch` does not report the progress of an upload.
 * @returns the answer
 * @throws ApiProblem if the server refuses it; ConnectionLost if the server cannot be reached;
 *   NoAnswer if it makes no progress; the signal's reason if it is cancelled
 */
export function upload(options: Upload): Promise<unknown> {
  const { method, path, form, idempotencyKey, onProgress, signal } = options;
  const request = new XMLHttpRequest();
  request.open(method, path);
  if (idempotencyKey) request.setRequestHeader('Idempotency-Key', idempotencyKey);
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    function giveUp(reason: unknown) {
      clearTimeout(timer);
      reject(reason);
      request.abort();
    }
    function wait() {
      clearTimeout(timer);
      timer = setTimeout(() => giveUp(new NoAnswer()), STALLED_MS);
    }
    const cancel = () => giveUp(signal.reason);

    request.upload.onprogress = ({ loaded, total }) => {
      wait();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onprogress = wait;
    request.onerror = () => giveUp(new ConnectionLost());
    request.onload = () => {
      clearTimeout(timer);
      const { responseText, status, statusText } = request;
      const response = new Response(responseText, { status, statusText });
      if (response.ok) response.json().then(resolve, reject);
      else
        readProblem(response).then((problem) => {
          endRefusedSession(problem);
          reject(problem);
        }, reject);
    };
    request.onloadend = () => signal.removeEventListener('abort', cancel);
    signal.addEventListener('abort', cancel);
    wait();
    request.send(form);
  });
}
