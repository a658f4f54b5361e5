import type { Alike } from '@redflag/shared/review/cases';
import type { Forms } from '@redflag/shared/text/plural';
import { plural } from '@redflag/shared/text/plural';

/** Says what a report has in common with others, such as 'Same picture as 3 others'. */
export function likenessOf(reportId: string, alike: Alike[]): string[] {
  return alike
    .filter(({ reportIds }) => reportIds.includes(reportId))
    .map(({ likeness, reportIds }) => wordLikeness(likeness, reportIds.length - 1));
}

function wordLikeness(likeness: Alike['likeness'], others: number): string {
  const forms: Record<Alike['likeness'], Forms> = {
    picture: { one: 'Same picture as # other', other: 'Same picture as # others' },
    text: { one: 'Same text as # other', other: 'Same text as # others' },
    accounts: {
      one: 'Account made within the same hour as # other',
      other: 'Account made within the same hour as # others',
    },
  };
  return plural(others, forms[likeness]);
}

/** So many groups are named at the top; each report says the rest. */
const NAMED = 4;

/** Returns the largest groups, and how many reports are in any. */
export function largestOf(alike: Alike[]): { groups: Alike[]; reports: number } {
  return {
    groups: [...alike].sort((a, b) => b.reportIds.length - a.reportIds.length).slice(0, NAMED),
    reports: new Set(alike.flatMap(({ reportIds }) => reportIds)).size,
  };
}

/** Says what a group has in common, such as '4 reports have the same picture'. */
export function wordsOf({ likeness, reportIds }: Alike): string {
  const count = reportIds.length;
  const words: Record<Alike['likeness'], string> = {
    picture: `${count} reports have the same picture`,
    text: `${count} reports have the same text`,
    accounts: `${count} reports come from accounts made within one hour`,
  };
  return words[likeness];
}
