import sharp from 'sharp';
import { EVIDENCE_FOLDER, storeEvidence } from '#modules/reports/filing/evidence.ts';
import type { Platform } from '#platform/platform.ts';
import type { Progress } from './load-tables.ts';
import type { Plan } from './plan.ts';
import { reportAt } from './reports.ts';

const AT_ONCE = 4;

/** Returns the key of a report's picture. */
export function evidenceKey(reportId: string): string {
  return `${EVIDENCE_FOLDER}/${reportId}.jpg`;
}

/** Stores a picture for each of the `count` newest reports. */
export async function storePictures(
  platform: Platform,
  plan: Plan,
  count: number,
  progress: Progress,
): Promise<void> {
  for (let stored = 0; stored < count; stored += AT_ONCE) {
    const rows = Array.from(
      { length: Math.min(AT_ONCE, count - stored) },
      (_, index) => plan.reports - 1 - stored - index,
    );
    await Promise.all(
      rows.map(async (row) => {
        const { id, target, createdAt } = reportAt(plan, row);
        await storeEvidence(platform, 'fill', id, await drawScreenshot(target, createdAt));
      }),
    );
    progress('pictures', stored + rows.length);
  }
}

/** Draws a JPEG that looks like a chat on a phone. Without fonts, the shapes still show. */
function drawScreenshot(target: string, createdAt: number): Promise<Buffer> {
  const hue = createdAt % 360;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="800">
    <rect width="480" height="800" fill="#f4f4f2"/>
    <rect width="480" height="96" fill="hsl(${hue}, 40%, 35%)"/>
    <circle cx="52" cy="48" r="26" fill="#fff" opacity="0.8"/>
    <rect x="24" y="136" width="330" height="120" rx="18" fill="#fff"/>
    <rect x="24" y="280" width="280" height="84" rx="18" fill="#fff"/>
    <rect x="176" y="396" width="280" height="84" rx="18" fill="hsl(${hue}, 45%, 82%)"/>
    <rect x="24" y="512" width="330" height="150" rx="18" fill="#fff"/>
    <g font-family="sans-serif" font-size="20" fill="#222">
      <text x="96" y="55" fill="#fff">Demo evidence</text>
      <text x="44" y="190">${escapeMarkup(target.slice(0, 28))}</text>
      <text x="44" y="224" fill="#777">${new Date(createdAt).toISOString().slice(0, 10)}</text>
    </g>
  </svg>`;
  return sharp(Buffer.from(drawing)).jpeg().toBuffer();
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
