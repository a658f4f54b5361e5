import type { Agent } from 'node:http';

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
