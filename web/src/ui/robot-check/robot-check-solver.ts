import type { Challenge } from 'altcha/lib';
import { pbkdf2, solveChallenge } from 'altcha/lib';

type Message =
  | { type: 'abort' }
  | { type: 'work'; challenge: Challenge; counterStart: number; counterStep: number };

/**
 * Does what the widget's worker does, with the same messages, in the page. The browser derives the
 * keys in the background, so the page does not freeze.
 */
export class PageSolver extends EventTarget {
  readonly #controller = new AbortController();

  postMessage(message: Message) {
    if (message.type === 'abort') {
      this.terminate();
      return;
    }
    const { challenge, counterStart, counterStep } = message;
    const { deriveKey } = pbkdf2;
    const controller = this.#controller;
    const tell = (data: unknown) => this.dispatchEvent(new MessageEvent('message', { data }));
    solveChallenge({ challenge, controller, counterStart, counterStep, deriveKey }).then(
      tell,
      (error: unknown) => tell({ error }),
    );
  }

  terminate() {
    this.#controller.abort();
  }
}
