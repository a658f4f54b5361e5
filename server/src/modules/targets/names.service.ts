import { isFreeText } from '@redflag/shared/targets/free-text';
import { wordKey } from '@redflag/shared/targets/target.words';
import type { Viewer } from '#platform/http/permissions.ts';
import { mayReview } from '#platform/http/permissions.ts';
import type { Platform } from '#platform/platform.ts';
import type { TargetName } from './keys.ts';
import { selectReadable } from './targets.queries.ts';

/** Who reads an answer; null for a visitor. */
export type Reader = Pick<Viewer, 'id' | 'role' | 'reviewRole'> | null;

interface Named extends TargetName {
  /** Null when nobody has reported it. */
  id: string | null;
  /** How it was typed first. */
  shown: string;
}

/**
 * Returns how somebody reads these targets: a reviewer as typed, others by their keys. Of a name
 * or other free text others read nothing, unless they reported it or a reviewer has looked at it.
 */
export async function namesFor(
  { database }: Pick<Platform, 'database'>,
  reader: Reader,
  targets: Named[],
): Promise<(target: Named) => string> {
  if (reader && mayReview(reader)) return ({ shown }) => shown;
  const ids = targets.filter(isFreeText).flatMap(({ id }) => id ?? []);
  const readable = await selectReadable(database, ids, reader?.id ?? null);
  return (target) => (isFreeText(target) && !readable.has(target.id ?? '') ? '' : wordKey(target));
}
