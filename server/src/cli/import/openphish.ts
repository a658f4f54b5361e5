import type { Fields } from './entry.ts';
import type { Layout, Times } from './layout.ts';
import { feed, fingerprint, requiredText, website } from './layout.ts';
import { urlEntries } from './url-entries.ts';

/** Marks a rejects file, whose entries may look like anything but addresses. */
const HEADING = '# openphish';

/** https://openphish.com: one address per line, nothing else. */
export const openPhish: Layout = {
  name: 'openphish',
  feed: feed('OpenPhish', 'OpenPhish feed'),
  heading: () => HEADING,
  matches: (beginning) =>
    beginning.startsWith(HEADING) ||
    /^(#.*\r?\n)*(h\S\Sps?|ftp):\/\/\S+\s*$/im.test(firstLines(beginning)),
  entries: urlEntries,
  report: openPhishReport,
};

function firstLines(beginning: string): string {
  return /^(#.*\r?\n)*.*/.exec(beginning)?.[0] ?? '';
}

function openPhishReport(fields: Fields, { fetched }: Times) {
  const url = requiredText(fields, 'url');
  return {
    ...website(url),
    key: `openphish:${fingerprint(url)}`,
    subcategory: 'phishing',
    type: 'Phishing',
    status: 'Pending',
    createdAt: fetched,
    decidedAt: fetched,
    description: 'A phishing page found by OpenPhish.\nSource: the OpenPhish list.',
  } as const;
}
