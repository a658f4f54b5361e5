import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findEmbeddedPostgres } from '@redflag/embedded-postgres';

/** The administrator that the product makes at its first start. */
export const admin = { email: 'admin@redflag.example', password: 'First-Admin-1' };

export interface Product {
  /** The connection string of its database. */
  database: string;
  /** Stops the server gracefully and removes its data. */
  stop(): Promise<void>;
}

/**
 * Starts the product as a newcomer would, with an empty data folder, and waits until it is ready.
 * None of the caller's own settings reach it. However the caller ends, it ends too.
 * @param settings beside those of every journey
 */
export async function startProduct(
  origin: string,
  settings: Record<string, string>,
): Promise<Product> {
  const keeper = fork(join(import.meta.dirname, 'product-keeper.ts'), {
    // Apart from the terminal, whose Ctrl-C is for the caller.
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
      ...settings,
    },
  });
  const [word] = await Promise.race([once(keeper, 'message'), once(keeper, 'exit')]);
  if (!word?.dataFolder) throw new Error(`The product did not start. It said:\n${word?.output}`);
  return {
    database: await findEmbeddedPostgres({ directory: join(word.dataFolder, 'postgres') }),
    async stop() {
      if (!keeper.connected) return;
      keeper.disconnect();
      await once(keeper, 'exit');
    },
  };
}
