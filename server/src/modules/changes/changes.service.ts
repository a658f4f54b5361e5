import type { Changes, ChangesQuery } from '@redflag/shared/changes';
import { POSITION_GONE } from '@redflag/shared/changes';
import type { KeyScope } from '@redflag/shared/keys';
import { keyScopes } from '@redflag/shared/keys/values';
import type { Config } from '#platform/config.ts';
import type { Viewer } from '#platform/http/permissions.ts';
import { forbidden, noSession, ProblemError } from '#platform/http/problem.ts';
import type { Platform } from '#platform/platform.ts';
import type { ReadChange } from './changes.queries.ts';
import { selectChanges } from './changes.queries.ts';
import type { Reached } from './publisher.ts';

/** What a key must be allowed to do to read the change log and the feeds: anything, where everybody may. */
export function scopesOfReaders({ feeds }: Config): readonly KeyScope[] {
  return feeds.readers === 'public' ? keyScopes : ['feeds'];
}

/**
 * Checks that somebody may read the change log and the feeds; null for a visitor.
 * @throws ProblemError 404 where nothing is published, 401 or 403 for those who may not read it
 */
export function requireReader(
  { feeds }: Config,
  viewer: Pick<Viewer, 'role' | 'key'> | null,
): void {
  if (feeds.readers === 'public') return;
  if (feeds.readers === 'off')
    throw new ProblemError({
      status: 404,
      code: 'not-found',
      detail: 'This site publishes no feeds.',
    });
  if (!viewer) throw noSession();
  // The route names the scope that a key needs.
  if (!viewer.key && viewer.role !== 'admin') throw forbidden();
}

/**
 * Returns the changes after a position, and waits for some if there are none and the query asks for it.
 * @param left aborted when the caller leaves
 * @throws ProblemError 410 for a position that the log does not have any more
 */
export async function readChanges(
  { database }: Pick<Platform, 'database'>,
  reached: Reached,
  query: ChangesQuery,
  left: AbortSignal,
): Promise<Changes> {
  const read = async () => {
    const found = await selectChanges(database, query);
    if (!found.isComplete) throw positionGone(query.after);
    return found;
  };
  let found = await read();
  const ended = AbortSignal.any([left, AbortSignal.timeout(query.wait * 1_000)]);
  while (query.wait > 0 && found.items.length === 0 && !ended.aborted) {
    await reached.beyond(found.upTo, ended);
    const before = found.upTo;
    found = await read();
    // The server stops.
    if (found.upTo === before) break;
  }
  const last = found.items.length === query.limit ? found.items.at(-1) : undefined;
  return {
    items: found.items.map(presentChange),
    next: last?.position ?? found.upTo,
    upTo: found.upTo,
  };
}

/** Presents a change as every reader gets it. */
export function presentChange({
  reason,
  entry,
  at,
  ...change
}: ReadChange): Changes['items'][number] {
  return { ...change, at: new Date(at).toISOString(), ...(reason && { reason }), ...entry };
}

function positionGone(after: number): ProblemError {
  return new ProblemError({
    status: 410,
    code: POSITION_GONE,
    detail: `The log does not have position ${after} any more. Begin with a snapshot, from GET /v1/feeds/{category}.ndjson, and go on from its Redflag-Position.`,
  });
}
