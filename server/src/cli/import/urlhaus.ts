import { csvEntries } from './csv-entries.ts';
import type { Fields } from './entry.ts';
import { BadEntryError } from './entry.ts';
import type { Layout, Times } from './layout.ts';
import { feed, requiredText, textOf, website } from './layout.ts';
import { readMoment } from './moments.ts';

const HEADING = 'id,dateadded,url,url_status,last_online,threat,tags,urlhaus_link,reporter';

/** https://urlhaus.abuse.ch/api/: the headings are in the last line of a comment block. */
export const urlhausCsv: Layout = {
  name: 'urlhaus-csv',
  feed: feed('URLhaus', 'URLhaus feed'),
  heading: () => `# ${HEADING}`,
  matches: (beginning) =>
    /^#.*URLhaus/im.test(beginning) || /^(#\s*)?"?id"?,"?dateadded"?,"?url"?/m.test(beginning),
  entries: (chunks) =>
    csvEntries(chunks, {
      multiline: false,
      columns: HEADING.split(','),
      nameOf: (heading) => heading.trim().toLowerCase(),
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
