import { csvEntries, readLines } from './csv-entries.ts';
import { jsonEntries } from './json-entries.ts';
import type { Entry, Fields, Layout, Times } from './layout.ts';
import {
  BadEntryError,
  feed,
  fingerprint,
  readMoment,
  requiredText,
  textOf,
  website,
} from './layout.ts';

const PHISHTANK_HEADING =
  'phish_id,url,phish_detail_url,submission_time,verified,verification_time,online,target';
const phishTank = feed('PhishTank', 'PhishTank feed');

/** https://www.phishtank.com/developer_info.php: both formats have the same fields. */
export const phishTankCsv: Layout = {
  name: 'phishtank-csv',
  feed: phishTank,
  heading: () => PHISHTANK_HEADING,
  matches: (beginning) => /^"?phish_id"?,/.test(beginning),
  entries: (chunks) => csvEntries(chunks, { multiline: false }),
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

const URLHAUS_HEADING = 'id,dateadded,url,url_status,last_online,threat,tags,urlhaus_link,reporter';

/** https://urlhaus.abuse.ch/api/: the headings are in the last line of a comment block. */
export const urlhausCsv: Layout = {
  name: 'urlhaus-csv',
  feed: feed('URLhaus', 'URLhaus feed'),
  heading: () => `# ${URLHAUS_HEADING}`,
  matches: (beginning) =>
    /^#.*URLhaus/im.test(beginning) || /^(#\s*)?"?id"?,"?dateadded"?,"?url"?/m.test(beginning),
  entries: (chunks) =>
    csvEntries(chunks, {
      multiline: false,
      columns: URLHAUS_HEADING.split(','),
      headingComment: /^#\s*(id,dateadded,url,.*)$/i,
    }),
  report: urlhausReport,
};

function urlhausReport(fields: Fields, { now }: Times) {
  const id = requiredText(fields, 'id');
  if (!/^\d+$/.test(id)) throw new BadEntryError(`not an id: ${id}`);
  const createdAt = readMoment(requiredText(fields, 'dateadded'), now);
  const threat = textOf(fields, 'threat');
  const phishing = /phish/i.test(threat);
  const tags = textOf(fields, 'tags');
  const reporter = textOf(fields, 'reporter');
  return {
    ...website(requiredText(fields, 'url')),
    key: `urlhaus:${id}`,
    subcategory: phishing ? 'phishing' : 'malware',
    type: phishing ? 'Phishing' : 'Scam',
    // URLhaus says whether an address is online, not whether anyone has checked it.
    status: 'Pending',
    createdAt,
    decidedAt: createdAt,
    description: [
      phishing ? 'A phishing page.' : `An address that spreads malware${threat && ` (${threat})`}.`,
      tags && tags !== 'None' && `Tags: ${tags.split(',').join(', ')}.`,
      reporter && `Reported to URLhaus by ${reporter}.`,
      `Source: URLhaus, entry ${id}. ${textOf(fields, 'urlhaus_link')}`.trim(),
    ]
      .filter(Boolean)
      .join('\n'),
  } as const;
}

/** Marks a rejects file, whose entries may look like anything but addresses. */
const OPENPHISH_HEADING = '# openphish';

/** https://openphish.com: one address per line, nothing else. */
export const openPhish: Layout = {
  name: 'openphish',
  feed: feed('OpenPhish', 'OpenPhish feed'),
  heading: () => OPENPHISH_HEADING,
  matches: (beginning) =>
    beginning.startsWith(OPENPHISH_HEADING) ||
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

/** Reads a plain list, one address per line. Lines that begin with `#` are comments. */
async function* urlEntries(chunks: AsyncIterable<string>): AsyncGenerator<Entry> {
  for await (const { number, text } of readLines(chunks)) {
    const url = text.trim();
    if (url !== '' && !url.startsWith('#')) yield { line: number, text, fields: { url } };
  }
}
