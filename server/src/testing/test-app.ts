import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { createApp } from '#app.ts';
import { readConfig } from '#platform/config.ts';
import type { HttpServer } from '#platform/http/http-server.ts';
import { openLog } from '#platform/log/log.ts';
import { openPlatform } from '#platform/open-platform.ts';
import type { Platform } from '#platform/platform.ts';
import type { Costs } from '#platform/rate-limits/costs.ts';
import { TEST_PEPPER } from '#testing/pepper.ts';

export interface TestApp extends AsyncDisposable {
  app: HttpServer;
  platform: Platform;
  databaseUrl: string;
  /** Opens a port, only once however often it is called. Returns the origin. */
  listen(): Promise<string>;
}

/** Creates a database from the template, or from a different database. The caller drops it. */
export async function cloneDatabase(
  from?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = new URL(inject('templateDatabase'));
  const url = new URL(template);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  url.pathname = `/${name}`;
  const maintenance = new URL(template);
  maintenance.pathname = '/postgres';
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: maintenance.toString() });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await run(`create database ${name} template "${from ?? template.pathname.slice(1)}"`);
  return { url: url.toString(), drop: () => run(`drop database ${name} with (force)`) };
}

/** Creates a database, by default like a fresh installation, and connects to it. */
export async function openClone(from?: string) {
  const { url, drop } = await cloneDatabase(from);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return {
    url,
    client,
    async [Symbol.asyncDispose]() {
      await client.end();
      await drop();
    },
  };
}

/**
 * The whole product on a fresh database and folder, with its jobs running. It has no port: requests
 * are injected unless it listens.
 * @param environment settings in addition to those for tests
 * @param logTo receives log lines, if LOG_LEVEL is set
 * @param limits the limits on costly requests, with RATE_LIMITS=on
 */
export async function startTestApp(
  environment: NodeJS.ProcessEnv = {},
  logTo?: DestinationStream,
  limits?: Costs,
): Promise<TestApp> {
  const clone = environment.DATABASE_URL ? null : await cloneDatabase();
  const databaseUrl = environment.DATABASE_URL ?? clone?.url ?? '';
  const dataDirectory = await mkdtemp(join(tmpdir(), 'redflag-files-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
    // No test is about time, however busy the machine is.
    DATABASE_TIMEOUT_SECONDS: '60',
    DATA_DIR: dataDirectory,
    REPORTER_PEPPER: TEST_PEPPER,
    ...environment,
    DATABASE_URL: databaseUrl,
  });
  const opened = new AsyncDisposableStack();
  const platform = await openPlatform(config, openLog(config.logLevel, logTo), opened);
  const app = await createApp(platform, limits);
  await platform.jobs.start();
  let origin: Promise<string> | undefined;
  return {
    app,
    platform,
    databaseUrl,
    listen() {
      origin ??= app.listen({ host: '127.0.0.1', port: 0 });
      return origin;
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await opened.disposeAsync();
      await clone?.drop();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/**
 * The same without its jobs, which would add and remove rows while a test compares whole databases or
 * counts what is read, and lock tables that a restore replaces.
 */
export async function startQuietApp(): Promise<TestApp> {
  const app = await startTestApp();
  await app.platform.jobs.stop();
  return app;
}
