import type { Layout } from './layout.ts';
import { openPhish } from './openphish.ts';
import { phishTankCsv, phishTankJson } from './phishtank.ts';
import { redflagCsv, redflagJson } from './redflag.ts';
import { urlhausCsv } from './urlhaus.ts';

/** Every layout, the ones with the plainest marks first. */
export const layouts: readonly Layout[] = [
  phishTankCsv,
  phishTankJson,
  urlhausCsv,
  redflagCsv,
  redflagJson,
  openPhish,
];

export const layoutNames = layouts.map(({ name }) => name);

/** The layout of a file by how it begins; null for none that is known. */
export function detectLayout(beginning: string): Layout | null {
  const text = beginning.replace(/^\uFEFF?\s*/, '');
  return layouts.find((layout) => layout.matches(text)) ?? null;
}
