import type { TrendKind, Trends } from '@redflag/shared/trends';
import { ENOUGH_PEOPLE, RECENT_WEEKS } from '@redflag/shared/trends';
import { nameKind } from '@redflag/shared/trends/trend.words';
import { escapeHtml } from '#platform/http/html.ts';

/** So many kinds stand among what grew most. */
const GREW_MOST = 3;
const BAR = 10;
const HEIGHT = 40;
const FEW = `fewer than ${ENOUGH_PEOPLE}`;

/** Renders what web/src/app/public/trends.tsx leaves open. All of it is HTML. */
export function renderTrends({ countedAt, weeks, kinds }: Trends): Record<string, string> {
  if (!countedAt) return uncounted;
  const most = Math.max(1, ...kinds.flatMap(({ perWeek }) => perWeek.map((people) => people ?? 0)));
  return {
    '#TRENDS_GREW': renderGrowth(kinds),
    '#TRENDS_KINDS':
      kinds.length > 0
        ? kinds.map((kind) => renderKind(kind, weeks, most)).join('')
        : `<p>No kind of scam has been confirmed for ${ENOUGH_PEOPLE} people in these weeks.</p>`,
    '#TRENDS_AT': `Last counted on ${day(countedAt)} at ${countedAt.slice(11, 16)} UTC.`,
  };
}

/** Before the first count, nobody knows what grew. */
const uncounted = {
  '#TRENDS_GREW': '<p>This is not known yet.</p>',
  '#TRENDS_KINDS': '<p>This is not known yet.</p>',
  '#TRENDS_AT': 'Nothing has been counted yet.',
};

function renderGrowth(kinds: readonly TrendKind[]): string {
  const grew = kinds
    .filter(({ isNew, change }) => isNew || (change ?? 0) > 0)
    .sort((a, b) => growth(b) - growth(a))
    .slice(0, GREW_MOST);
  if (grew.length === 0) return '<p>Nothing grew.</p>';
  const items = grew.map((kind) => {
    const how = kind.isNew ? `from ${FEW} people` : `up ${kind.change}%,`;
    return `<li><strong>${escapeHtml(nameKind(kind))}</strong>: ${how} to at least ${kind.recent}</li>`;
  });
  return `<ul>${items.join('')}</ul>`;
}

const growth = ({ isNew, change }: TrendKind) => (isNew ? Number.POSITIVE_INFINITY : (change ?? 0));

function renderKind(kind: TrendKind, weeks: readonly string[], most: number): string {
  const { perWeek, recent, words } = kind;
  const bars = perWeek.map((people, week) => {
    const height = ((people ?? 0) / most) * HEIGHT;
    return `<rect x="${week * BAR + 1}" y="${HEIGHT - height}" width="${BAR - 2}" height="${height}"/>`;
  });
  const rows = perWeek.map(
    (people, week) =>
      `<tr><th scope="row">${day(weeks[week] ?? '')}</th><td>${people ?? FEW}</td></tr>`,
  );
  const name = escapeHtml(nameKind(kind));
  return `<section class="card" aria-label="${name}"><h3>${name}</h3>
<p>${recent ? `At least ${recent}` : `F${FEW.slice(1)}`} people in the last ${RECENT_WEEKS} weeks</p>
<div aria-hidden="true"><span>${most} people</span><svg viewBox="0 0 ${perWeek.length * BAR} ${HEIGHT}" preserveAspectRatio="none">${bars.join('')}</svg>
<span>${day(weeks.at(0) ?? '')}</span><span>${day(weeks.at(-1) ?? '')}</span></div>
${words.length > 0 ? `<p>Words in these reports:</p><ul>${words.map((word) => `<li>${escapeHtml(word)}</li>`).join('')}</ul>` : ''}
<details><summary>Show as table</summary><table><thead><tr><th scope="col">Week from</th><th scope="col">People, at least</th></tr></thead><tbody>${rows.join('')}</tbody></table></details></section>`;
}

/** Formats a day as dd/MM/yyyy (product specification section 9). */
function day(iso: string): string {
  return iso.slice(0, 10).split('-').reverse().join('/');
}
