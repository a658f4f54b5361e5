import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories, reports } from '#platform/database/schema.ts';
import type { Client } from '#testing/factories.ts';
import { createClient } from '#testing/factories.ts';
import { send } from '#testing/processes/http-client.ts';
import { startProgram } from '#testing/processes/program.ts';
import type { TestApp } from '#testing/test-app.ts';
import { startTestApp } from '#testing/test-app.ts';
import { eventually } from '#testing/waiting.ts';

const KILLS = 3;
const REPORTS = 1_000;
const AT_ONCE = 16;

/** The instance that stays. */
let other: TestApp;
let admin: Client;
/** The reports that it has heard of. */
const heard = new Set<string>();
beforeAll(async () => {
  other = await startTestApp();
  admin = await createClient(other, { role: 'admin' });
  other.platform.live.subscribe(({ name, id }) => {
    if (name === 'report' && id) heard.add(id);
  });
});
afterAll(() => other[Symbol.asyncDispose]());

/** Adds reports as an import would, without announcing them. */
async function addReports(): Promise<string[]> {
  const { database } = other.platform;
  const [category] = await database.select().from(categories).limit(1);
  const ids = Array.from({ length: REPORTS }, () => uuidv7());
  await database.insert(reports).values(
    ids.map((id) => ({
      id,
      categoryId: category?.id ?? '',
      type: 'Scam' as const,
      target: id,
      targetId: sql`find_target(gen_random_uuid(), ${category?.id}, ${id}, ${id}, null)`,
      description: '',
    })),
  );
  return ids;
}

/** Sets the status of one report after the other, until the server is gone. */
async function review(url: string, ids: Iterator<string>, onAnswer: () => void): Promise<void> {
  for (let next = ids.next(); !next.done; next = ids.next()) {
    const answer = await send(`${url}/v1/reports/${next.value}`, {
      method: 'PATCH',
      headers: { cookie: admin.cookie, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify({ status: 'Closed' })),
    }).catch(() => null);
    if (!answer) return;
    expect(answer.status, String(answer.body)).toBe(200);
    onAnswer();
  }
}

test('everything committed by instances that are killed reaches those connected to another', async () => {
  const left = (await addReports()).values();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    await using program = await startProgram({ DATABASE_URL: other.databaseUrl });
    await program.ready();
    let answers = 0;
    const killSoon = () => {
      answers += 1;
      if (answers === 20 * kill) void program.kill();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, () => review(program.url, left, killSoon)));
  }
  const closed = await other.platform.database
    .select({ id: reports.id })
    .from(reports)
    .where(eq(reports.status, 'Closed'));
  expect(closed.length).toBeGreaterThan(20 * KILLS);
  await eventually(() =>
    expect([...heard]).toEqual(expect.arrayContaining(closed.map(({ id }) => id))),
  );
});
