import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findEmbeddedPostgres } from '@redflag/embedded-postgres';

/** The administrator that the product creates when it first starts. */
export const admin = { email: 'admin@redflag.example', password: 'First-Admin-1' };

/** The operator's accounts elsewhere. */
export const socialSettings = {
  SOCIAL_URL_TWITTER: 'https://twitter.example/redflag',
  SOCIAL_URL_INSTAGRAM: 'https://instagram.example/redflag',
  SOCIAL_URL_FACEBOOK: 'https://facebook.example/redflag',
};

export interface Product {
  /** The connection string of the database. */
  database: string;
  /** The file with everything that the server logs. */
  logFile: string;
  /** Stops the server gracefully and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the product with an empty data folder, as a newcomer would, and waits until it is ready.
 * The product inherits none of the caller's settings, and stops however the caller ends.
 * @param settings environment variables to add to the usual ones
 * @throws if the product does not start, with its output
 */
export async function startProduct(
  origin: string,
  settings: Record<string, string>,
): Promise<Product> {
  const keeper = fork(join(import.meta.dirname, 'product-keeper.ts'), {
    // In a separate process group, so that Ctrl-C in the terminal reaches only the caller.
    detached: true,
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TMPDIR: process.env.TMPDIR,
      PORT: new URL(origin).port,
      PUBLIC_URL: origin,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: 'off',
      // No test is about time, however busy the machine is.
      DATABASE_TIMEOUT_SECONDS: '60',
      ...settings,
    },
  });
  const [word] = await Promise.race([once(keeper, 'message'), once(keeper, 'exit')]);
  if (!word?.dataFolder) throw new Error(`The product did not start. It said:\n${word?.output}`);
  return {
    database: await findEmbeddedPostgres({ directory: join(word.dataFolder, 'postgres') }),
    logFile: word.logFile,
    async stop() {
      if (!keeper.connected) return;
      keeper.disconnect();
      await once(keeper, 'exit');
    },
  };
}
