import { inArray } from 'drizzle-orm';
import { refuseServers } from '#cli/snapshot/load-into.ts';
import type { Database } from '#platform/database/database.ts';
import { apiKeys, knownDevices, sessions, settings, tokens } from '#platform/database/schema.ts';
import { secretNames } from '#platform/secrets.ts';

/**
 * Ends every session, key, known device, and link or code that was sent, all or none, and forgets the secrets
 * that servers make at their next start.
 * @returns how many sessions and keys there were
 * @throws OperatorError while a server runs, which would keep its secrets
 */
export async function revokeAll(database: Database): Promise<{ sessions: number; keys: number }> {
  await refuseServers(database.$client);
  return database.transaction(async (transaction) => {
    const ended = await transaction.delete(sessions);
    const deleted = await transaction.delete(apiKeys);
    await transaction.delete(knownDevices);
    await transaction.delete(tokens);
    await transaction.delete(settings).where(inArray(settings.name, [...secretNames]));
    return { sessions: ended.rowCount ?? 0, keys: deleted.rowCount ?? 0 };
  });
}
