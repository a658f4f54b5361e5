import { csvEntries } from './csv-entries.ts';
import type { Fields } from './entry.ts';
import { BadEntryError } from './entry.ts';
import { jsonEntries } from './json-entries.ts';
import type { Layout, Times } from './layout.ts';
import { feed, requiredText, textOf, website } from './layout.ts';
import { readMoment } from './moments.ts';

const HEADING =
  'phish_id,url,phish_detail_url,submission_time,verified,verification_time,online,target';
const phishTank = feed('PhishTank', 'PhishTank feed');

/** https://www.phishtank.com/developer_info.php: both formats have the same fields. */
export const phishTankCsv: Layout = {
  name: 'phishtank-csv',
  feed: phishTank,
  heading: () => HEADING,
  matches: (beginning) => /^"?phish_id"?,/.test(beginning),
  entries: (chunks) =>
    csvEntries(chunks, { multiline: false, nameOf: (heading) => heading.trim().toLowerCase() }),
  report: phishTankReport,
};

export const phishTankJson: Layout = {
  name: 'phishtank-json',
  feed: phishTank,
  matches: (beginning) => /^[[{]/.test(beginning) && beginning.includes('"phish_id"'),
  entries: jsonEntries,
  report: phishTankReport,
};

function phishTankReport(fields: Fields, { now }: Times) {
  const id = requiredText(fields, 'phish_id');
  if (!/^\d+$/.test(id)) throw new BadEntryError(`not a phish_id: ${id}`);
  const createdAt = readMoment(requiredText(fields, 'submission_time'), now);
  const verified = textOf(fields, 'verified') === 'yes';
  const verifiedAt = verified ? textOf(fields, 'verification_time') : '';
  const imitated = textOf(fields, 'target');
  return {
    // The feed escapes addresses as HTML does.
    ...website(requiredText(fields, 'url').replaceAll('&amp;', '&')),
    key: `phishtank:${id}`,
    subcategory: 'phishing',
    type: 'Phishing',
    status: verified ? 'Resolved' : 'Pending',
    createdAt,
    decidedAt: verifiedAt ? readMoment(verifiedAt, now) : createdAt,
    description: [
      `A phishing page${imitated && imitated !== 'Other' ? ` that imitates ${imitated}` : ''}, ${
        verified ? 'verified' : 'not verified yet'
      } by the PhishTank community.`,
      `Source: PhishTank, entry ${id}. ${textOf(fields, 'phish_detail_url')}`.trim(),
    ].join('\n'),
  } as const;
}
