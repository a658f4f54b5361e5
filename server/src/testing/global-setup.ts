import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@redflag/embedded-postgres';
import { sql } from 'drizzle-orm';
import type { TestProject } from 'vitest/node';
import { createApp } from '#app.ts';
import { seedCategories } from '#modules/categories/index.ts';
import { ensureCounted } from '#modules/stats/index.ts';
import { countAllBits } from '#modules/targets/private-check/private-check.service.ts';
import { computeKeys } from '#modules/targets/recompute-keys.service.ts';
import { readConfig } from '#platform/config.ts';
import { openLog } from '#platform/log/log.ts';
import { openPlatform } from '#platform/open-platform.ts';
import { TEST_PEPPER } from './pepper.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded database with its queues, cloned by test servers. */
    templateDatabase: string;
  }
}

/** Starts one PostgreSQL for all tests. Data lost in a crash does not matter. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = join(tmpdir(), 'postgres');
  const postgres = await startEmbeddedPostgres({
    directory,
    database: 'template',
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
    },
  });
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: join(tmpdir(), 'template'),
    REPORTER_PEPPER: TEST_PEPPER,
    DATABASE_URL: postgres.connectionString,
  });
  const opened = new AsyncDisposableStack();
  const platform = await openPlatform(config, openLog(config.logLevel), opened);
  await seedCategories(platform);
  await ensureCounted(platform);
  // What scheduled jobs would otherwise add in the middle of a test.
  await computeKeys(platform);
  await countAllBits(platform);
  const app = await createApp(platform);
  await platform.jobs.start();
  await app.close();
  // On clones nothing runs on a schedule, which would change rows in the middle of a test at some
  // minutes of the hour: another server seems to have the turn.
  await platform.database.execute(
    sql`update pgboss.version set cron_on = now() + interval '1 day'`,
  );
  await opened.disposeAsync();
  project.provide('templateDatabase', postgres.connectionString);
  return () => postgres.stop();
}
