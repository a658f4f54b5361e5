import { openPhish, phishTankCsv, phishTankJson, urlhausCsv } from './feeds.ts';
import type { Layout } from './layout.ts';
import { redflagCsv, redflagJson } from './tables.ts';

/** Every layout. The first that matches wins, so the easiest to recognise come first. */
export const layouts: readonly Layout[] = [
  phishTankCsv,
  phishTankJson,
  urlhausCsv,
  redflagCsv,
  redflagJson,
  openPhish,
];

export const layoutNames = layouts.map(({ name }) => name);

/** Detects the layout of a file from its beginning; null if none matches. */
export function detectLayout(beginning: string): Layout | null {
  const text = beginning.replace(/^\uFEFF?\s*/, '');
  return layouts.find((layout) => layout.matches(text)) ?? null;
}
