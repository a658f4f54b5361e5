import { hashPassword } from '#modules/accounts/passwords/passwords.ts';
import { listCategories, seedCategories } from '#modules/categories/categories.service.ts';
import { countTables, mergeAllCounts } from '#modules/stats/index.ts';
import { noteComputedKeys, printsOf } from '#modules/targets/index.ts';
import { violatesUnique } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { OperatorError } from '#platform/process/operator-error.ts';
import type { Progress } from './load-tables.ts';
import { loadTables } from './load-tables.ts';
import { evidenceKey } from './pictures.ts';
import type { Plan } from './plan.ts';
import { tablesOf } from './tables.ts';

/** The password of every user; not a secret. */
export const DEMO_PASSWORD = 'Redflag-demo-1';

/** The rows already exist; the message is a sentence for the operator. */
export class AlreadyFilledError extends OperatorError {}

/** Adds a plan's rows, not its pictures. Throws AlreadyFilledError if rows of this seed exist. */
export async function fillDatabase(
  platform: Platform,
  plan: Plan,
  progress: Progress,
): Promise<void> {
  await seedCategories(platform);
  const categories = await listCategories(platform);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const client = await platform.database.$client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select id from users where role = 'admin' order by created_at limit 1`,
    );
    const reviewerId = rows[0]?.id ?? null;
    const mailboxPrint = (email: string) =>
      printsOf(platform.pepper, { id: '', email, phone: null }).mailbox;
    const surroundings = { passwordHash, categories, reviewerId, evidenceKey, mailboxPrint };
    await noteComputedKeys(platform);
    await loadTables(client, tablesOf(plan, surroundings), progress);
    // Otherwise statistics would add up a row for each change until the job merges them.
    await mergeAllCounts(platform);
    await client.query(`vacuum (full, analyze) ${countTables.join(', ')}`);
  } catch (error) {
    throw isTaken(error) ? alreadyFilled(plan) : error;
  } finally {
    client.release();
  }
}

function isTaken(error: unknown): boolean {
  return violatesUnique(error, 'users_pkey') || violatesUnique(error, 'users_email_unique');
}

function alreadyFilled({ seed }: Plan): AlreadyFilledError {
  return new AlreadyFilledError(
    `The database was already filled with seed ${seed}. Choose another number with --seed.`,
  );
}
