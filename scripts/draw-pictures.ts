/**
 * Draws the app's icons and the preview picture of links into web/public, as PNG because phones
 * and link previews do not accept SVG. They are committed: run this after changing them here.
 */
import { join } from 'node:path';
import sharp from 'sharp';

const PUBLIC = join(import.meta.dirname, '../web/public');

const colours = { red: '#d92d20', ink: '#18292b', white: '#ffffff' };

/** Returns the flag of web/public/favicon.svg, in its square of 32. */
function flag(pole: string): string {
  return `<rect x="6" y="3" width="3" height="26" rx="1.5" fill="${pole}"/>
    <path d="M9 5c5-2.5 9 2.5 18 .2-2.2 4-2.2 7 0 11.3-9 2.3-13-2.7-18-.2z" fill="${colours.red}"/>`;
}

/**
 * Returns the flag on white, in a square of 512.
 * @param share of the square's width that the flag's own square fills
 * @param radius of the corners
 */
function icon(share: number, radius: number): string {
  const scale = (512 / 32) * share;
  // The flag is half a unit to the right of the middle of its square.
  const start = `translate(${256 - 16.5 * scale} ${256 - 16 * scale}) scale(${scale})`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
    <rect width="512" height="512" rx="${radius}" fill="${colours.white}"/>
    <g transform="${start}">${flag(colours.ink)}</g>
  </svg>`;
}

/** A red flag on a hill and what to do, without the product's name, which is a setting. */
const preview = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#0c6b67"/>
  <g fill="#14807b">
    <circle cx="930" cy="290" r="270"/>
  </g>
  <circle cx="930" cy="290" r="200" fill="#2b9a94"/>
  <circle cx="930" cy="290" r="130" fill="#4aada7"/>
  <path d="M0 470q180-90 400-20t420-10 380-30v220H0z" fill="#085552"/>
  <g transform="translate(735 130) scale(11.8)">${flag(colours.white)}</g>
  <path d="M0 560q330-150 610-130t590 140v60H0z" fill="#043f3d"/>
  <g fill="${colours.white}" font-family="Liberation Sans, Arial, sans-serif">
    <text x="72" y="222" font-size="92" font-weight="bold">Is it a scam?</text>
    <text x="72" y="302" font-size="46">Check before you pay,</text>
    <text x="72" y="362" font-size="46">reply or click.</text>
  </g>
</svg>`;

async function draw(svg: string, name: string, width: number): Promise<void> {
  const picture = sharp(Buffer.from(svg), { density: 300 }).resize({ width });
  const { size } = await picture
    .png({ palette: true, colours: 64, effort: 10 })
    .toFile(join(PUBLIC, name));
  console.log(`${name}: ${size} bytes`);
}

await draw(icon(0.86, 112), 'icon-192.png', 192);
await draw(icon(0.86, 112), 'icon-512.png', 512);
// Whatever shape a phone cuts out, the middle 80% stays.
await draw(icon(0.62, 0), 'icon-maskable-512.png', 512);
await draw(icon(0.72, 0), 'apple-touch-icon.png', 180);
await draw(preview, 'og.png', 1_200);
