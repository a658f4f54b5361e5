import type { Condition } from '@redflag/shared/admin/system';
import { plural } from '@redflag/shared/text/plural';

/** The worst first; a condition of a newer server is like one that somebody should look at. */
const order: Condition[] = ['wrong', 'look', 'ok'];

const known = (condition: string) => order.find((one) => one === condition) ?? 'look';

/** Sorts by condition, the worst first. */
export function worstFirst<Item extends { condition: string }>(items: Item[]): Item[] {
  const rank = ({ condition }: Item) => order.indexOf(known(condition));
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** Returns the worst condition, and one line that sums up how everything is. */
export function summarise(
  parts: { title: string; condition: string }[],
  settings: { condition: string }[],
): { condition: Condition; line: string } {
  const named = (wanted: Condition) =>
    parts.filter(({ condition }) => known(condition) === wanted).map(({ title }) => title);
  const [wrong, look] = [named('wrong'), named('look')];
  const risky = settings.filter(({ condition }) => known(condition) !== 'ok').length;
  if (risky > 0) look.push(plural(risky, { one: '# setting', other: '# settings' }));
  const lookAt = look.length > 0 ? `Look at: ${look.join(', ')}.` : '';
  if (wrong.length > 0) {
    return {
      condition: 'wrong',
      line: `Something is wrong: ${wrong.join(', ')}. ${lookAt}`.trim(),
    };
  }
  return lookAt
    ? { condition: 'look', line: `Everything works. ${lookAt}` }
    : { condition: 'ok', line: 'Everything works.' };
}
