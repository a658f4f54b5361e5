import type { Client } from './factories.ts';
import { createClient, startSession } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { startTestApp } from './test-app.ts';

/** Two servers on one database and one folder of files, as behind a load balancer. */
export interface TwoInstances extends AsyncDisposable {
  server: TestApp;
  second: TestApp;
  /** A new person who is signed in on both. */
  createClients(): Promise<[Client, Client]>;
}

export async function startTwoInstances(): Promise<TwoInstances> {
  const server = await startTestApp();
  const second = await startTestApp({
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.platform.config.dataDirectory,
  });
  return {
    server,
    second,
    async createClients() {
      const client = await createClient(server);
      return [client, await startSession(second, client.user)];
    },
    async [Symbol.asyncDispose]() {
      await second[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

/** Does something the given number of times simultaneously, with the two clients in turn. */
export function atOnce<Result>(
  times: number,
  [first, second]: [Client, Client],
  act: (client: Client, number: number) => Promise<Result>,
): Promise<Result[]> {
  return Promise.all(
    Array.from({ length: times }, (_, number) => act(number % 2 ? second : first, number)),
  );
}

/** The statuses of answers, sorted. */
export function statusesOf(answers: { statusCode: number }[]): number[] {
  return answers.map(({ statusCode }) => statusCode).toSorted();
}
