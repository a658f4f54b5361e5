import type { BrowserContext, Page } from '@playwright/test';
import { test as base, expect } from '@playwright/test';
import axe from 'axe-core';
import pg from 'pg';
import type { OutboxMessage } from './outbox.ts';
import { awaitMessage } from './outbox.ts';
import type { Person } from './people.ts';
import { makePerson, startSession } from './people.ts';
import { admin } from './product.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Fixtures {
  /** Waits for a message to an address or number (that contains a text), and returns the newest. */
  outbox(to: string, containing?: string): Promise<OutboxMessage>;
  /** A new account with a verified email address, not signed in. */
  person: Person;
  /** Signs a person in without the form, on the test's pages or in a different browser context. */
  signIn(person: Pick<Person, 'email'>, elsewhere?: BrowserContext): Promise<void>;
  /** A page in another browser, where the administrator is signed in. */
  office: Page;
  /** Runs an accessibility scan of the page, and returns the rule and place of each violation. */
  findBarriers(): Promise<string[]>;
  /** The addresses that the page has requested in vain, each with 404. */
  missing: string[];
}

interface WorkerFixtures {
  database: pg.Client;
}

/**
 * Console errors that the browser adds for refused or interrupted requests, and for those that a busy
 * server put off (503), which the app sends again. Each test checks for itself whether they are right.
 */
const refusedRequest =
  /^Failed to load resource: (the server responded with a status of (4\d\d|503)\b.*|net::ERR_(CONNECTION_RESET|INTERNET_DISCONNECTED)$)/;

/** Extends Playwright's test: any console error or uncaught error in a page fails it. */
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
  page: async ({ page }, use) => {
    await use(page);
    // What is still asked for when the test ends would fail in its routes' hands.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
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
  office: async ({ browser, signIn }, use) => {
    const office = await browser.newPage();
    await signIn(admin, office.context());
    await use(office);
    await office.close();
  },
  missing: async ({ page }, use) => {
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 404) missing.push(new URL(response.url()).pathname);
    });
    await use(missing);
  },
  findBarriers: async ({ page }, use) => {
    await use(async () => {
      // @axe-core/playwright would open a second page for each scan to support frames, which no
      // screen has.
      if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
      return page.evaluate(async () => {
        const { violations } = await window.axe.run({ resultTypes: ['violations'] });
        return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`));
      });
    });
  },
});

export { expect };
