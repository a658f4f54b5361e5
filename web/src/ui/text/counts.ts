const counts = new Intl.NumberFormat('en-GB');

/** Formats a count, such as '1,234'. */
export function formatCount(count: number): string {
  return counts.format(count);
}

/** Names what is counted, such as '1 report' or '1,234 reports'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
