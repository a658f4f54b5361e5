import { isDeepStrictEqual } from 'node:util';
import type { CategoryValue } from '@redflag/shared/categories';
import type { ReportStatus, ReportType } from '@redflag/shared/reports';
import { confirms } from '@redflag/shared/reports';
import {
  candidateCategories,
  detectCategory,
  invalidTargetMessage,
  normaliseTarget,
  searchKeys,
} from '@redflag/shared/targets';
import { findTargets } from '@redflag/shared/targets/messages/find-targets';
import { accountAt } from '@redflag/shared/targets/numbers/bank';
import { HOME_COUNTRY, readCountry } from '@redflag/shared/targets/numbers/phone';
import { isHostShared } from '@redflag/shared/targets/present-target';
import { isBankSite } from '@redflag/shared/targets/websites/bank-sites';
import { hostOf } from '@redflag/shared/targets/websites/brand-names';
import type { Sites } from '@redflag/shared/targets/websites/sites';
import { isWellKnown } from '@redflag/shared/targets/websites/sites';
import { ownerOf } from '@redflag/shared/targets/well-known';
import { withoutRemains } from '@redflag/shared/text/redaction';
import { invalidField } from '#platform/http/problem.ts';

/** A target as searches and targets name it. */
export interface TargetName {
  category: CategoryValue;
  key: string;
}

/** What a search looks for, the likeliest first: what was typed under each category that it may be. */
export type Sought = [TargetName, ...TargetName[]];

/** A target as people type it. */
export interface TypedTarget {
  category?: CategoryValue | undefined;
  subcategory?: string | null | undefined;
  target: string;
  /** The country whose local numbers the person writes (ISO 3166); Nigeria if it is unknown. */
  country?: string | null | undefined;
}

/** A report's target, with the bank that a reviewer gave to its account number. */
type FiledTarget = TypedTarget & { category: CategoryValue; bank?: string | null };

/** Returns the key that a target is stored under, or null when it is not valid for its category. */
export function keyOf(
  sites: Sites,
  { category, subcategory = null, target, country, bank }: FiledTarget,
): string | null {
  const key = normaliseTarget(category, target, subcategory, readingBy(sites, country));
  return key && bank && category === 'bank' ? accountAt(bank, key) : key;
}

const readingBy = (sites: Sites, country?: string | null) => ({
  sites,
  country: readCountry(country),
});

/**
 * Returns what to look for when a person types a target, in the given category or else in each that
 * it may belong to. Null if it is invalid.
 */
export function findSought(
  sites: Sites,
  { category: given, subcategory = null, target, country }: TypedTarget,
): Sought | null {
  const by = readingBy(sites, country);
  const namesIn = (category: CategoryValue): TargetName[] =>
    searchKeys(category, target, subcategory, by).map((key) => ({ category, key }));
  const [likeliest, ...others] = given ? [given] : candidateCategories(target, by);
  const [first, ...more] = likeliest ? namesIn(likeliest) : [];
  return first ? [first, ...more, ...others.flatMap(namesIn)] : null;
}

/** The same for a request. Throws ProblemError 422 for an invalid target. */
export function soughtBy(sites: Sites, typed: TypedTarget): Sought {
  const sought = findSought(sites, typed);
  if (sought) return sought;
  const category = typed.category ?? detectCategory(typed.target);
  throw invalidField('target', invalidTargetMessage(category ?? 'website'));
}

/** Whether a report of this status confirms what is well known as a scam. */
export function confirmsWellKnown(
  sites: Sites,
  { category, key, ...report }: TargetName & { status: ReportStatus; type: ReportType },
): boolean {
  if (!confirms(report)) return false;
  if (ownerOf({ category, key }, sites)) return true;
  const host = hostOf({ category, key });
  if (host.includes('/')) return false;
  return isBankSite(host) || (category === 'website' && isWellKnown(host, sites));
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
  country: string | null = null,
): Mentioned[] {
  const mentioned = new Map<string, Mentioned>();
  for (const found of findTargets(withoutRemains(description), readCountry(country))) {
    const foundKey = keyOf(sites, { ...found, country });
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

/** What a new report is about, and what its description names. */
interface ReadReport {
  key: string;
  mentions: Mentioned[];
  /** Whose local numbers it has, where that makes a difference. */
  country: string | null;
}

/** Reads a new report by the reporter's country. Null when its target is not valid for its category. */
export function readNewReport(
  sites: Sites,
  report: FiledTarget & { description: string },
): ReadReport | null {
  const readBy = (country: string | null) => {
    const key = keyOf(sites, { ...report, country });
    if (key === null) return null;
    return { key, mentions: findMentions(sites, { ...report, key }, report.description, country) };
  };
  const country = readCountry(report.country);
  const read = readBy(country);
  const isLocal = country !== HOME_COUNTRY && !isDeepStrictEqual(read, readBy(null));
  return read && { ...read, country: isLocal ? country : null };
}
