import type { TestApp } from '#testing/test-app.ts';

/** Few enough for one statement's time limit on a busy machine. */
const REPORTS_PER_STATEMENT = 1000;

/** Adds reports like those from a feed, with long texts, so that listing all of them takes time. */
export async function addManyReports({ platform }: TestApp, count: number): Promise<void> {
  for (let first = 1; first <= count; first += REPORTS_PER_STATEMENT) {
    await platform.database.$client.query(
      `insert into reports (id, category_id, type, target, target_id, description, created_at)
      select gen_random_uuid(), c.id, 'Phishing', 'https://feed-' || i || '.example.com/',
        find_target(gen_random_uuid(), c.id, 'feed-' || i || '.example.com', 'feed', null), repeat('From a feed. ', 100), now() - i * interval '1 second'
      from generate_series($1::integer, $2::integer) i, categories c where c.value = 'website'`,
      [first, Math.min(first + REPORTS_PER_STATEMENT - 1, count)],
    );
    // Without statistics of its own a new database reads all targets of a category for each new one.
    if (first === 1) await platform.database.$client.query('analyze targets');
  }
}
