import { fillDatabase } from '#cli/fill/fill-database.ts';
import { mergeAllCounts } from '#modules/stats/index.ts';
import type { TestApp } from '#testing/test-app.ts';

/** Enough rows to distinguish reading a whole table from reading a page of it. */
export const LARGE = { seed: 1, reports: 30_000, users: 2_500, until: Date.UTC(2026, 10, 1) };

/** The reporter of the newest reports, all of which are about websites. */
export const FEED = '01900000-0000-7000-8000-00000000feed';
export const FEED_REPORTS = 8_000;

/** Fills a database like that of a service that has grown, whose newest reports come from a feed. */
export async function fillLarge({ platform }: TestApp): Promise<void> {
  await fillDatabase(platform, LARGE, () => {});
  const run = (statement: string) => platform.database.$client.query(statement);
  await run(`insert into users (id, username, email, report_count)
    values ('${FEED}', 'Feed', 'feed@example.org', 0)`);
  await run(`
    insert into reports (id, category_id, type, target, target_id, description,
      status, reporter_id, idempotency_key, created_at)
    select gen_random_uuid(), c.id, 'Phishing', 'https://feed-' || i || '.example.com/',
      find_target(gen_random_uuid(), c.id, 'feed-' || i || '.example.com', 'https://feed-' || i, null),
      'From a feed', 'Resolved', '${FEED}', 'feed-' || i,
      timestamptz '2026-11-02' + i * interval '1 second'
    from generate_series(1, ${FEED_REPORTS}) i, categories c where c.value = 'website'`);
  await run(`
    insert into nameless_decisions (id, target_id, reporter_token, user_id, type, status, created_at)
    select gen_random_uuid(), target_id, token, user_id, 'Scam', 'Rejected',
      timestamptz '2025-01-01' + row_number() over () * interval '1 minute'
    from reporter_accounts where user_id is not null limit 10000`);
  await run(`
    insert into audit_log (id, actor, action, subject, subject_id, before, created_at)
    select gen_random_uuid(), 'Admin ' || i % 7,
      case i % 500 when 0 then 'user.delete' else 'report.status' end,
      case i % 1000 when 0 then 'rarely seen ' else 'shop-' end || i || '.example.com',
      gen_random_uuid(), jsonb_build_object('reporterId', gen_random_uuid()),
      timestamptz '2025-01-01' + i * interval '1 minute'
    from generate_series(1, 20000) i`);
  await run(`
    insert into posts (id, title, body, created_at)
    select gen_random_uuid(), 'Post ' || i, repeat('text ', 100), timestamptz '2025-01-01' + i * interval '1 hour'
    from generate_series(1, 3000) i`);
  await run(`
    insert into target_alerts (target_id, user_id)
    select gen_random_uuid(), u.id from users u, generate_series(1, 4)`);
  await run(`
    insert into target_searches (user_id, category_id, target_key, searched_at)
    select distinct on (u.id, r.category_id, r.key) u.id, r.category_id, r.key,
      timestamptz '2026-10-01' + r.n * interval '1 minute'
    from (select t.category_id, t.key, row_number() over () as n
        from reports join targets t on t.id = target_id limit 20000) r
      join (select id, row_number() over () as n from users) u on u.n = r.n % 2500 + 1`);
  await run(`
    insert into sessions (id, token_hash, user_id, user_agent, device_id)
    select gen_random_uuid(), sha256(u.id::text::bytea || i::text::bytea), u.id, 'Browser',
      gen_random_uuid()
    from users u, generate_series(1, 3) i`);
  await run(`
    insert into known_devices (user_id, device_id) select user_id, id from sessions`);
  await run(`
    insert into tokens (id, user_id, purpose, token_hash, expires_at)
    select gen_random_uuid(), id, 'verify-email', sha256(id::text::bytea), now() + interval '1 day'
    from users`);
  await run(`
    insert into api_keys (id, user_id, secret_hash, name, scopes, is_organisations, expires_at)
    select gen_random_uuid(), u.id, sha256(u.id::text::bytea || i::text::bytea), 'My app', '{check,webhooks}', false,
      now() + interval '1 year'
    from users u, generate_series(1, 3) i`);
  await run(`insert into identities (issuer, subject, user_id)
    select 'https://issuer.example', id, id from users`);
  await run(`insert into spent_robot_checks (signature, expires_at)
    select 'check ' || i, now() + interval '1 day' from generate_series(1, 3000) i`);
  await run(`
    insert into outbox (id, channel, "to", subject, text, html)
    select gen_random_uuid(), 'email', 'a@example.org', 'Mail ' || i, '', '' from generate_series(1, 3000) i`);
  await run(`insert into possible_orphans (key, since)
    select 'report_images/' || i || '.jpg', timestamptz '2026-01-01' + i * interval '1 hour'
    from generate_series(1, 10000) i`);
  // Ten on each of some old reports, of which the first seven were settled together.
  await run(`
    insert into flags (id, report_id, user_id, reason, created_at, is_latest, settled_at, outcome, note)
    select gen_random_uuid(), r.id, u.id, 'about-me',
      timestamptz '2026-01-01' + r.n * interval '1 minute' + i * interval '1 second', i in (7, 10),
      case when i <= 7 then timestamptz '2026-06-01' end, case when i <= 7 then 'dismissed' end,
      case when i <= 7 then 'A scam' end
    from (select id, row_number() over () as n from reports order by id offset 5000 limit 2000) r
      cross join generate_series(1, 10) i
      join (select id, row_number() over () as n from users) u on u.n = (r.n * 10 + i) % 2500 + 1`);
  const asked = `row_number() over () as n from`;
  await run(`
    insert into replies (id, target_id, shown, user_id, ground, text, picture_key, state, due_at, decided_at)
    select gen_random_uuid(), t.id, 'a shop', u.id, 'mistaken', repeat('text ', 20), 'reply_images/' || t.n,
      'refused', timestamptz '2026-06-01', timestamptz '2026-06-01'
    from (select id, ${asked} targets limit 5000) t
      join (select id, ${asked} users) u on u.n = t.n % 2500 + 1`);
  await run(`
    insert into second_looks (id, report_id, user_id, text, picture_key, state, due_at, decided_at)
    select gen_random_uuid(), r.id, u.id, repeat('text ', 20), 'look_images/' || r.n, 'refused',
      timestamptz '2026-06-01', timestamptz '2026-06-01'
    from (select id, ${asked} reports limit 5000) r
      join (select id, ${asked} users) u on u.n = r.n % 2500 + 1`);
  const entry = `jsonb_build_object('category', c.value, 'key', t.key, 'shown', t.key,
    'lastReportedAt', t.last_reported_at)`;
  await run(`
    insert into listings (target_id, category, entry, last_reported_at, published_at)
    select t.id, c.value, ${entry}, t.last_reported_at, now() - interval '2 hours'
    from targets t join categories c on c.id = t.category_id where t.confirmed > 0`);
  await run(`
    insert into changes (position, at, type, category, entry)
    select n, timestamptz '2026-06-01' + n * interval '1 minute', 'listed', category, entry
    from (select *, ${asked} listings) l`);
  await run(`insert into registers (id, name, layout, address, interval_minutes, account)
    values ('${FEED}', 'Feed', 'openphish', 'https://feed.example.org/', 60, 'feed@example.org')`);
  await run(`
    insert into register_entries (register_id, key, report_id, run)
    select '${FEED}', idempotency_key, id, 1 from reports where reporter_id = '${FEED}'`);
  await run(`insert into settings (name, value)
    select 'changes.upTo', to_jsonb(max(position)) from changes on conflict do nothing`);
  await run(`
    insert into webhooks (id, key_id, url, categories, secret_salt, position, pace)
    select gen_random_uuid(), id, 'https://hooks.example.com/', '{bank,crypto-wallet}', id, 0, 0
    from api_keys limit 2500`);
  await run(`
    insert into webhook_deliveries (id, webhook_id, message_id, type, attempt, status, milliseconds, answer,
      created_at)
    select gen_random_uuid(), w.id, 'msg_' || i, 'target.listed', 1, 204, 50, '',
      now() - i * interval '1 minute'
    from webhooks w, generate_series(1, 20) i`);
  await run(`
    insert into recommendations (id, target_id, user_id, recommends, reason, counts)
    select gen_random_uuid(), t.id, u.id, 'scam', repeat('text ', 20), false
    from (select id, ${asked} targets limit 5000) t
      join (select id, ${asked} users) u on u.n = t.n % 2500 + 1`);
  await run(`
    insert into second_reviews (id, change_id, report_id, first_by, first_status, second_by, second_status,
      third_by, third_status)
    select gen_random_uuid(), c.id, c.report_id, u.id, 'Closed', u.id, 'Closed', u.id, 'Closed'
    from (select id, report_id, ${asked} report_status_changes limit 5000) c
      join (select id, ${asked} users) u on u.n = c.n % 2500 + 1`);
  await run(`
    insert into report_questions (report_id, user_id, asked_by, question)
    select r.id, u.id, u.id, repeat('text ', 20) from (select id, ${asked} reports limit 5000) r
      join (select id, ${asked} users) u on u.n = r.n % 2500 + 1`);
  await run(`
    insert into user_notes (id, user_id, author_id, text)
    select gen_random_uuid(), id, id, repeat('text ', 20) from users, generate_series(1, 2)`);
  await run(`
    insert into case_notes (id, target_id, author_id, text)
    select gen_random_uuid(), t.id, u.id, repeat('text ', 20)
    from (select id, ${asked} targets limit 5000) t
      join (select id, ${asked} users) u on u.n = t.n % 2500 + 1`);
  await run(`
    insert into passkeys (id, user_id, credential_id, public_key, counter, transports, name)
    select gen_random_uuid(), id, decode(md5(id::text || i), 'hex'), '', 0, '{}', 'Phone'
    from (select id from users limit 5000) u, generate_series(1, 2) i`);
  await run(`
    insert into code_apps (user_id, secret, last_step)
    select id, '', 0 from users limit 5000`);
  await run(`
    insert into recovery_codes (user_id, code_hash)
    select id, decode(md5(i::text), 'hex') from (select id from users limit 5000) u, generate_series(1, 10) i`);
  await run(`update users set role = 'admin' where email like 'chioma.%' and id in
    (select id from users order by id limit 100)`);
  await mergeAllCounts(platform);
  await run('vacuum analyze');
}
