import { createChallenge, pbkdf2, verifySolution } from 'altcha/lib';
import { expect, test } from 'vitest';
import { PageSolver } from './robot-check-solver.ts';

const { deriveKey } = pbkdf2;
const hmacSignatureSecret = 'secret';

test('without workers, the page solves the challenge', async () => {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 30,
    deriveKey,
    hmacSignatureSecret,
  });
  const solver = new PageSolver();
  const solved = new Promise<MessageEvent>((resolve) => {
    solver.addEventListener('message', (message) => resolve(message as MessageEvent));
  });
  solver.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1 });
  const { data: solution } = await solved;
  const { verified } = await verifySolution({
    challenge,
    deriveKey,
    hmacSignatureSecret,
    solution,
  });
  expect(verified).toBe(true);
});
