import { createHash } from 'node:crypto';
import type { Entry } from '@redflag/shared/changes';
import { accountNumberOf } from '@redflag/shared/targets/numbers/bank';
import { readIban } from '@redflag/shared/targets/numbers/iban';
import { BITCOIN, chainOf } from '@redflag/shared/targets/wallets/crypto-wallet';
import type { Publisher } from './format.ts';
import { hostOf } from './hosts.ts';
import { uuidOf } from './uuid.ts';

/** The day by which an entry is found: when it was last confirmed. */
export const dayOf = ({ confirmedAt }: Entry) => (confirmedAt ?? '1970-01-01').slice(0, 10);

export const eventOf = ({ url }: Publisher, day: string) => uuidOf(url, `event ${day}`);

const secondsOf = (moment: string) => String(Math.floor(Date.parse(moment) / 1_000));

/** Returns what the manifest, and the event itself, say of a day. */
export function describeDay(publisher: Publisher, day: string, last: string) {
  const { name, url, licence } = publisher;
  return {
    info: `Confirmed on ${day} by ${name} (${licence})`,
    date: day,
    analysis: '2',
    threat_level_id: '3',
    timestamp: secondsOf(last),
    Orgc: { name, uuid: uuidOf(url, 'identity') },
    Tag: [{ name: 'tlp:clear', colour: '#ffffff' }],
  };
}

/** The beginning of a day's event, up to its attributes. */
export function eventHead(publisher: Publisher, day: string): string {
  const { timestamp: _, ...described } = describeDay(publisher, day, day);
  const event = { uuid: eventOf(publisher, day), published: true, ...described };
  return `{"Event":{${JSON.stringify(event).slice(1, -1)},"Attribute":[`;
}

/** Its end, which says when it last changed. */
export function eventTail(last: string): string {
  return `\n],"timestamp":"${secondsOf(last)}","publish_timestamp":"${secondsOf(last)}"}}\n`;
}

/** Returns when what an attribute says was last true. */
export const lastOf = ({ confirmedAt, lastReportedAt }: Entry) =>
  [confirmedAt ?? '', lastReportedAt ?? ''].toSorted().at(-1) || '1970-01-01';

export function attributeOf(entry: Entry, publisher: Publisher) {
  const { category, key, shown } = entry;
  return {
    uuid: uuidOf(publisher.url, `${category}:${key}`),
    ...sought(entry),
    to_ids: category !== 'social-media',
    comment: shown,
    timestamp: secondsOf(lastOf(entry)),
    disable_correlation: false,
  };
}

/** Returns an attribute's value with its type, and the category that MISP has for it. */
function sought({ category, key }: Entry): {
  type: string;
  category: string;
  value: string;
} {
  switch (category) {
    case 'phone-number':
      return { type: 'phone-number', category: 'Financial fraud', value: key };
    case 'email':
      return { type: 'email', category: 'Payload delivery', value: key };
    case 'website':
      return hostOf({ key })
        ? { type: 'hostname', category: 'Network activity', value: key }
        : { type: 'url', category: 'Network activity', value: `https://${key}` };
    case 'bank':
      return readIban(key) === key
        ? { type: 'iban', category: 'Financial fraud', value: key }
        : {
            type: 'bank-account-nr',
            category: 'Financial fraud',
            value: accountNumberOf(key) ?? key,
          };
    case 'crypto-wallet':
      return chainOf(key) === BITCOIN
        ? { type: 'btc', category: 'Financial fraud', value: key }
        : { type: 'other', category: 'Financial fraud', value: key };
    default:
      return { type: 'text', category: 'Social network', value: key };
  }
}

/** Returns the line of `hashes.csv` by which MISP finds an event without reading it. */
export function hashLine(entry: Entry, event: string): string {
  return `${createHash('md5').update(sought(entry).value).digest('hex')},${event}\n`;
}
