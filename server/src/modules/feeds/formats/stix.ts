import type { Entry } from '@redflag/shared/changes';
import type { Format, Publisher } from './format.ts';
import { hostOf } from './hosts.ts';
import { uuidOf } from './uuid.ts';

/** When what is the same in every bundle was made. */
const MADE_AT = '2026-11-27T00:00:00.000Z';

/** A bundle of indicators (STIX 2.1). */
export const stix: Format = {
  contentType: 'application/stix+json;version=2.1',
  head(publisher) {
    const { name, licence } = publisher;
    const { identity, marking } = idsOf(publisher);
    const made = { spec_version: '2.1', created: MADE_AT };
    const about = [
      {
        ...{ type: 'identity', id: identity, ...made, modified: MADE_AT },
        ...{ name, identity_class: 'organization' },
      },
      {
        ...{ type: 'marking-definition', id: marking, ...made },
        ...{ definition_type: 'statement', definition: { statement: `Licence: ${licence}` } },
      },
    ];
    const id = `bundle--${uuidOf(publisher.url, 'bundle')}`;
    return `{"type":"bundle","id":"${id}","objects":[\n${about.map((one) => JSON.stringify(one)).join(',\n')}`;
  },
  piece(entry, publisher) {
    const pattern = patternOf(entry);
    return pattern ? `,\n${JSON.stringify(indicatorOf(entry, pattern, publisher))}` : '';
  },
  tail: '\n]}\n',
};

const ids = new WeakMap<Publisher, { identity: string; marking: string }>();

/** Returns the ids that each indicator names, computed once for each file. */
function idsOf(publisher: Publisher) {
  const { url, licence } = publisher;
  const known = ids.get(publisher) ?? {
    identity: `identity--${uuidOf(url, 'identity')}`,
    marking: `marking-definition--${uuidOf(url, `licence ${licence}`)}`,
  };
  ids.set(publisher, known);
  return known;
}

function indicatorOf(entry: Entry, pattern: string, publisher: Publisher) {
  const { category, key, shown, firstReportedAt, lastReportedAt, confirmedAt } = entry;
  const { identity, marking } = idsOf(publisher);
  const moments = [firstReportedAt, confirmedAt, lastReportedAt].flatMap((moment) => moment ?? []);
  const [created = MADE_AT, modified = created] = [
    moments.toSorted()[0],
    moments.toSorted().at(-1),
  ];
  return {
    ...{ type: 'indicator', spec_version: '2.1' },
    id: `indicator--${uuidOf(publisher.url, `${category}:${key}`)}`,
    created_by_ref: identity,
    ...{ created, modified, name: shown, indicator_types: ['malicious-activity'] },
    ...{ pattern, pattern_type: 'stix', valid_from: confirmedAt ?? created },
    object_marking_refs: [marking],
  };
}

/** Returns what to look for; null for what has no pattern. */
function patternOf({ category, key }: Entry): string | null {
  if (category === 'email') return `[email-addr:value = '${quoted(key)}']`;
  if (category !== 'website') return null;
  const host = hostOf({ key });
  if (host) return `[domain-name:value = '${host}']`;
  return key.includes('/')
    ? `[url:value = 'https://${quoted(key)}' OR url:value = 'http://${quoted(key)}']`
    : null;
}

const quoted = (text: string) => text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
