import type { TestApp } from '#testing/test-app.ts';

/** Adds reports like those from a feed, with long texts, so that listing all of them takes time. */
export async function addManyReports({ platform }: TestApp, count: number): Promise<void> {
  await platform.database.$client.query(
    `insert into reports (id, category_id, type, target, target_id, description, created_at)
    select gen_random_uuid(), c.id, 'Phishing', 'https://feed-' || i || '.example.com/',
      find_target(gen_random_uuid(), c.id, 'feed-' || i || '.example.com', 'feed', null), repeat('From a feed. ', 100), now() - i * interval '1 second'
    from generate_series(1, $1) i, categories c where c.value = 'website'`,
    [count],
  );
}
