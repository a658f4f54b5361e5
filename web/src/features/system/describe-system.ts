import type { Condition } from '@redflag/shared/admin/system';

/** The worst first; a condition of a newer server is like one that somebody should look at. */
const order: Condition[] = ['wrong', 'look', 'ok'];

const known = (condition: string) => order.find((one) => one === condition) ?? 'look';

/** What is seen of a part or a setting. */
interface Seen {
  title: string;
  condition: string;
}

/** Sorts by condition, the worst first. */
export function worstFirst<Item extends { condition: string }>(items: Item[]): Item[] {
  const rank = ({ condition }: Item) => order.indexOf(known(condition));
  return [...items].sort((a, b) => rank(a) - rank(b));
}

/** Returns the worst condition, and one line that sums up how everything is. */
export function summarise(seen: Seen[]): { condition: Condition; line: string } {
  const named = (wanted: Condition) =>
    seen.filter(({ condition }) => known(condition) === wanted).map(({ title }) => title);
  const [wrong, look] = [named('wrong'), named('look')];
  const lookAt = look.length > 0 ? `Look at: ${[...new Set(look)].join(', ')}.` : '';
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
