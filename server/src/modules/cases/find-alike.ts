import type { Alike } from '@redflag/shared/review/cases';

/** What tells whether reports come from one hand. */
export interface Likeness {
  id: string;
  description: string;
  /** Null without a picture, or if it was stored before hashes were. */
  pictureHash: string | null;
  /** Null once the account is gone. */
  reporterId: string | null;
  accountCreatedAt: Date | null;
}

const HOUR_MS = 3_600_000;

/** Finds reports with the same picture, the same text, or from different accounts within one hour. */
export function findAlike(found: Likeness[]): Alike[] {
  return [
    ...groupsBy(found, ({ pictureHash }) => pictureHash).map(ofLikeness('picture')),
    ...groupsBy(found, ({ description }) => wordsOf(description)).map(ofLikeness('text')),
    ...accountsOfOneHour(found).map(ofLikeness('accounts')),
  ];
}

const ofLikeness = (likeness: Alike['likeness']) => (group: Likeness[]) => ({
  likeness,
  reportIds: group.map(({ id }) => id),
});

/** Spaces, signs and capitals make no difference. */
function wordsOf(text: string): string | null {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? null
  );
}

function groupsBy(found: Likeness[], key: (one: Likeness) => string | null): Likeness[][] {
  const groups = Map.groupBy(found, key);
  groups.delete(null);
  return [...groups.values()].filter((group) => group.length > 1);
}

/** Each hour begins with the first account that is in none yet. */
function accountsOfOneHour(found: Likeness[]): Likeness[][] {
  const groups: Likeness[][] = [];
  let until = Number.NEGATIVE_INFINITY;
  for (const one of found.toSorted((a, b) => timeOf(a) - timeOf(b))) {
    if (one.accountCreatedAt === null) continue;
    if (timeOf(one) > until) {
      until = timeOf(one) + HOUR_MS;
      groups.push([]);
    }
    groups.at(-1)?.push(one);
  }
  return groups.filter((group) => new Set(group.map(({ reporterId }) => reporterId)).size > 1);
}

const timeOf = ({ accountCreatedAt }: Likeness) => accountCreatedAt?.getTime() ?? 0;
