import { createHash } from 'node:crypto';
import type { CategoryValue } from '@redflag/shared/categories';
import { categoryValues } from '@redflag/shared/categories';
import { contentDefaults, TARGET_MAX } from '@redflag/shared/reports';
import { isFreeText } from '@redflag/shared/targets/free-text';
import { isHostShared } from '@redflag/shared/targets/present-target';
import { wordKey } from '@redflag/shared/targets/target.words';
import { z } from 'zod';
import { confirmsWellKnown, keyOf } from '#modules/targets/index.ts';
import type { Platform } from '#platform/platform.ts';
import type { Read } from './entries.service.ts';
import { NOT_VALID } from './entries.service.ts';

const position = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER);
const moment = z.iso.datetime().nullable();
/** PostgreSQL stores no NUL, and nobody reads other control characters. */
const text = z
  .string()
  .min(1)
  .max(TARGET_MAX)
  .refine((value) => !/\p{Cc}/u.test(value) && value.isWellFormed());

/** What another Redflag publishes of a target, as far as it matters here. */
const entrySchema = z.object({
  category: z.string().max(50),
  key: text,
  shown: text,
  firstReportedAt: moment,
  lastReportedAt: moment,
  confirmedAt: moment,
  licence: z.string().regex(/^[\w.+-]{1,60}$/),
});
export type OtherEntry = z.infer<typeof entrySchema>;

/** A page of another Redflag's log. */
export const pageSchema = z.object({
  items: z.array(entrySchema.extend({ position, type: z.string().max(50) })).max(1_000),
  next: position,
  upTo: position,
});

/** Returns the entry in a line of a snapshot, or null if it is none. */
export function parseEntry(fields: unknown): OtherEntry | null {
  return entrySchema.safeParse(fields).data ?? null;
}

/** Identifies an entry of another Redflag. */
export function keyOfEntry({ category, key }: Pick<OtherEntry, 'category' | 'key'>): string {
  const name = createHash('sha256').update(`${category}:${key}`).digest('base64url');
  return `redflag:${name}`;
}

/**
 * Returns the report that an entry of another Redflag becomes, by our own rules of keys, or why none. Well
 * known and shared hosts are refused, and what may name somebody.
 */
export function readEntry(
  { sites }: Pick<Platform, 'sites'>,
  name: string,
  entry: OtherEntry,
  now: Date,
): Read {
  const key = keyOfEntry(entry);
  const { licence } = entry;
  const refuse = (refused: string) => ({ key, refused, licence });
  const category = categoryValues.find((value) => value === entry.category);
  if (!category) return refuse('a category that is not known here');
  const found = findTarget({ sites }, category, entry);
  if (!found) return refuse(NOT_VALID);
  const ours = { category, key: found.key };
  if (isHostShared(sites, ours)) return refuse('a host where anybody can publish');
  if (confirmsWellKnown(sites, { ...ours, status: 'Resolved', type: 'Scam' }))
    return refuse('well known');
  if (isFreeText(ours)) return refuse('words that may name somebody');
  const createdAt = earlier(entry.lastReportedAt ?? entry.confirmedAt, now);
  const report = {
    ...contentDefaults,
    ...{ key, category, subcategory: null, target: found.target },
    type: 'Scam' as const,
    status: 'Resolved' as const,
    description: `Confirmed as a scam by the reviewers of ${name}.\nSource: ${name}, licence ${licence}.`,
    createdAt,
    decidedAt: earlier(entry.confirmedAt, now),
  };
  return { key, report, licence };
}

/** Finds the spelling that leads to the key that the other Redflag computed, if any does, or else to one of ours. */
function findTarget(
  { sites }: Pick<Platform, 'sites'>,
  category: CategoryValue,
  { shown, key }: OtherEntry,
): { target: string; key: string } | null {
  const spellings = [shown, wordKey({ category, key }), key].flatMap((target) => {
    const ours = keyOf(sites, { category, target });
    return ours === null ? [] : { target, key: ours };
  });
  return spellings.find((spelling) => spelling.key === key) ?? spellings[0] ?? null;
}

/** Before anybody could have reported it there. */
const FIRST = new Date('2000-01-01T00:00:00Z');

function earlier(moment: string | null, now: Date): Date {
  const found = moment === null ? now : new Date(moment);
  if (found < FIRST) return FIRST;
  return found < now ? found : now;
}
