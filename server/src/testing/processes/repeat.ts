import type { Agent } from 'node:http';
import type { Answer } from './http-client.ts';
import { codeOf } from './http-client.ts';

/**
 * Does something again and again until told to stop.
 * @param agent whose connections it uses; destroyed at the end
 */
export function repeat(agent: Agent, act: () => Promise<void>): { end(): Promise<void> } {
  let ended = false;
  const run = async () => {
    while (!ended) await act();
    agent.destroy();
  };
  const done = run();
  return {
    async end() {
      ended = true;
      await done;
    },
  };
}

/** A request over the connections of an agent. */
export type Ask = (agent: Agent) => Promise<Answer>;

/**
 * Repeats requests until told to stop. Returns how often each status came, or code of a lost connection.
 * @param agent whose connections it uses; destroyed at the end
 */
export function countAnswers(ask: Ask, agent: Agent) {
  const answers = new Map<number | string, number>();
  const { end } = repeat(agent, async () => {
    const answer = await ask(agent).then(({ status }) => status, codeOf);
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  });
  return { answers, end };
}
