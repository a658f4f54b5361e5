import type { CategoryValue } from '@redflag/shared/categories';
import type { ReportStatus, ReportType } from '@redflag/shared/reports';
import { confirms } from '@redflag/shared/reports';
import {
  detectCategory,
  invalidTargetMessage,
  normaliseTarget,
  searchKeys,
} from '@redflag/shared/targets';
import { findTargets } from '@redflag/shared/targets/messages/find-targets';
import { isHostShared } from '@redflag/shared/targets/present-target';
import type { Sites } from '@redflag/shared/targets/websites/sites';
import { isWellKnown } from '@redflag/shared/targets/websites/sites';
import { invalidField } from '#platform/http/problem.ts';

/** What a search looks for. */
export interface Sought {
  category: CategoryValue;
  /** One, or those of every platform that a name may be on. */
  keys: string[];
}

/** A target as people type it. */
export interface TypedTarget {
  category?: CategoryValue | undefined;
  subcategory?: string | null | undefined;
  target: string;
}

/** Returns the key that a target is stored under, or null when it is not valid for its category. */
export function keyOf(
  sites: Sites,
  { category, subcategory = null, target }: TypedTarget & { category: CategoryValue },
): string | null {
  return normaliseTarget(category, target, subcategory, { sites });
}

/**
 * Returns what to look for when a person types a target, in the given category or else the one it
 * looks like. Null if it is invalid.
 */
export function findSought(
  sites: Sites,
  { subcategory = null, target, ...query }: TypedTarget,
): Sought | null {
  const category = query.category ?? detectCategory(target);
  const keys = category ? searchKeys(category, target, subcategory, { sites }) : [];
  return category && keys.length > 0 ? { category, keys } : null;
}

/** The same for a request. Throws ProblemError 422 for an invalid target. */
export function soughtBy(sites: Sites, typed: TypedTarget): Sought {
  const sought = findSought(sites, typed);
  if (sought) return sought;
  const category = typed.category ?? detectCategory(typed.target);
  throw invalidField('target', invalidTargetMessage(category ?? 'website'));
}

/** Returns the well-known site that a report of this status confirms as a scam, or null. */
export function wellKnownSite(
  sites: Sites,
  report: { status: ReportStatus; type: ReportType; category: CategoryValue; target: string },
): string | null {
  if (!confirms(report) || report.category !== 'website') return null;
  const key = keyOf(sites, report) ?? '';
  return !key.includes('/') && isWellKnown(key, sites) ? key : null;
}

/** A target that a description names, as it stands there. */
export interface Mentioned {
  category: CategoryValue;
  key: string;
  shown: string;
}

/** Finds what the description of a report names besides its own target, each once. */
export function findMentions(
  sites: Sites,
  { category, key }: { category: CategoryValue; key: string },
  description: string,
): Mentioned[] {
  const mentioned = new Map<string, Mentioned>();
  for (const found of findTargets(description)) {
    const foundKey = keyOf(sites, found);
    if (foundKey === null) continue;
    const target = { category: found.category, key: foundKey };
    const isOwn = target.category === category && target.key === key;
    if (isOwn || isHostShared(sites, target)) continue;
    const name = `${target.category}:${target.key}`;
    if (mentioned.has(name)) continue;
    mentioned.set(name, { ...target, shown: found.text });
  }
  return [...mentioned.values()];
}
