import type { Layout } from './layout.ts';
import { openPhish } from './openphish.ts';
import { phishTankCsv, phishTankJson } from './phishtank.ts';
import { redflagCsv, redflagJson } from './redflag.ts';
import { urlhausCsv } from './urlhaus.ts';

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
