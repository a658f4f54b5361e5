import type { Alike } from '@redflag/shared/cases';

const ofReport: Record<Alike['likeness'], string> = {
  picture: 'Same picture as',
  text: 'Same text as',
  accounts: 'Account made within the same hour as',
};

const ofGroup: Record<Alike['likeness'], string> = {
  picture: 'have the same picture',
  text: 'have the same text',
  accounts: 'come from accounts made within one hour',
};

/** Says what a report has in common with others, such as 'Same picture as 3 others'. */
export function likenessOf(reportId: string, alike: Alike[]): string[] {
  return alike
    .filter(({ reportIds }) => reportIds.includes(reportId))
    .map(({ likeness, reportIds }) => {
      const others = reportIds.length - 1;
      return `${ofReport[likeness]} ${others} ${others === 1 ? 'other' : 'others'}`;
    });
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
  return `${reportIds.length} reports ${ofGroup[likeness]}`;
}
