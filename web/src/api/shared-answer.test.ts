import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, ConnectionLost } from './problem.ts';
import { retried, sharedAnswer } from './shared-answer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who has just signed in stays signed in when an answer from before arrives', async () => {
  const calls: ((answer: string) => void)[] = [];
  const answer = sharedAnswer(() => new Promise<string>((resolve) => calls.push(resolve)), 0);
  answer.fetch();
  answer.set('signed in');
  calls[0]?.('visitor');
  await vi.runAllTimersAsync();
  expect(answer.current()).toBe('signed in');
});

test('a call whose failure may be temporary is made three times, one that is refused once', async () => {
  const lost = vi.fn(() => Promise.reject(new ConnectionLost()));
  const refused = vi.fn(() => Promise.reject(problem(403)));
  const outcomes = Promise.allSettled([retried(lost), retried(refused)]);
  await vi.runAllTimersAsync();
  await outcomes;
  expect([lost, refused].map(({ mock }) => mock.calls.length)).toEqual([3, 1]);
});

function problem(status: number): ApiProblem {
  const text = { type: 'about:blank', title: '', detail: '', code: '', requestId: '' };
  return new ApiProblem({ ...text, status });
}
