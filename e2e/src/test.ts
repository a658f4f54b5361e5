import type { BrowserContext } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import axe from 'axe-core';
import pg from 'pg';
import type { OutboxMessage } from './outbox.ts';
import { awaitMessage } from './outbox.ts';
import type { Person } from './people.ts';
import { makePerson, startSession } from './people.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Fixtures {
  /** Waits for a message to an address or number, and gives the newest (with this in its text). */
  outbox(to: string, containing?: string): Promise<OutboxMessage>;
  /** A new account whose address is confirmed, not signed in. */
  person: Person;
  /** Signs somebody in without the form: on the test's pages, or in another browser. */
  signIn(person: Pick<Person, 'email'>, elsewhere?: BrowserContext): Promise<void>;
  /** What the automatic accessibility scan finds on the page: rule and place. */
  findBarriers(): Promise<string[]>;
}

interface WorkerFixtures {
  database: pg.Client;
}

/** The browser itself reports each refused or cut-off request; whether that is right is for the test to say. */
const refusedRequest =
  /^Failed to load resource: (the server responded with a status of 4\d\d|net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)$)/;

/** Playwright's test, in which any error on the console or in a page fails the test. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  context: async ({ context }, use) => {
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error' && !refusedRequest.test(message.text())) {
        errors.push(message.text());
      }
    });
    context.on('weberror', (webError) => errors.push(String(webError.error())));
    await use(context);
    expect(errors, 'errors in the browser').toEqual([]);
  },
  outbox: async ({ request }, use) => {
    await use((to, containing) => awaitMessage(request, to, containing));
  },
  database: [
    async ({ browserName: _browser }, use) => {
      const database = new pg.Client(process.env.PRODUCT_DATABASE);
      await database.connect();
      await use(database);
      await database.end();
    },
    { scope: 'worker' },
  ],
  person: async ({ database }, use) => {
    await use(await makePerson(database));
  },
  signIn: async ({ database, context }, use) => {
    await use((person, elsewhere = context) => startSession(database, elsewhere, person));
  },
  findBarriers: async ({ page }, use) => {
    await use(async () => {
      // Not @axe-core/playwright: for frames, which no screen has, it opens a second page each time.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
      return page.evaluate(async () => {
        const { violations } = await window.axe.run({ resultTypes: ['violations'] });
        return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
      });
    });
  },
});

export { expect };
