import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@redflag/embedded-postgres';
import type { TestProject } from 'vitest/node';
import { seedCategories } from '#modules/categories/index.ts';
import { migrateDatabase, openDatabase } from '#platform/database/database.ts';
import { openJobs } from '#platform/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded database that every test file clones. */
    templateDatabase: string;
  }
}

function fail(error: Error): never {
  throw error;
}

/** Starts one PostgreSQL for all test files; what it loses in a crash is of no use to anyone. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'redflag-test-'));
  // Run by root, the database's own user has to get in.
  await chmod(directory, 0o755);
  const postgres = await startEmbeddedPostgres({
    directory,
    database: 'template',
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
  });
  await migrateDatabase(postgres.connectionString);
  const database = openDatabase(postgres.connectionString, fail);
  await seedCategories({ database });
  await database.$client.end();
  const jobs = openJobs(postgres.connectionString, fail);
  await jobs.start();
  await jobs.stop();
  project.provide('templateDatabase', postgres.connectionString);

  return async () => {
    await postgres.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
