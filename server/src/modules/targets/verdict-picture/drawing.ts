import { createRequire } from 'node:module';
import sharp from 'sharp';

/** What a picture says; all of it plain text. */
export interface Words {
  /** Two words at most, seen from afar. */
  loud: string;
  /** Who says so, and when. */
  confirmed: string;
  target: string;
  /** Where everybody can check. */
  check: string;
  product: string;
}

const WIDTH = 1_080;
const HEIGHT = 1_080;
const MARGIN = 72;
/** Longer ones are cut: nobody compares more by eye. */
const TARGET_MAX = 120;
const require = createRequire(import.meta.url);
const fontFile = require.resolve('@expo-google-fonts/roboto-slab/700Bold/RobotoSlab_700Bold.ttf');
/** The font has the letters of these alone; others would be boxes. */
const drawable = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Nd}\p{P}$+<=>^`|~ ]+$/u;

/** An octagon, which people know from the road, in the colour of no other verdict, and the flag. */
const shapes = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
  <rect width="${WIDTH}" height="620" fill="#b42318"/>
  <g transform="translate(54 8) scale(.9)">
    <path d="M455 56h170l120 120v170L625 466H455L335 346V176z" fill="#fff"/>
    <path d="M463 76h154l108 108v154L617 446H463L355 338V184z" fill="#b42318"/>
    <rect x="512" y="136" width="56" height="164" rx="28" fill="#fff"/>
    <circle cx="540" cy="362" r="34" fill="#fff"/>
  </g>
  <g transform="translate(${MARGIN - 12} 938) scale(2.6)">
    <rect x="6" y="3" width="3" height="26" rx="1.5" fill="#18292b"/>
    <path d="M9 5c5-2.5 9 2.5 18 .2-2.2 4-2.2 7 0 11.3-9 2.3-13-2.7-18-.2z" fill="#d92d20"/>
  </g>
</svg>`;

/** Whether a target can be drawn. */
export function canDraw(target: string): boolean {
  return drawable.test(target);
}

/** Draws a confirmed verdict as a PNG that is recognised from afar, and says where to check. */
export async function drawVerdict(words: Words): Promise<Buffer> {
  const target =
    words.target.length > TARGET_MAX ? `${words.target.slice(0, TARGET_MAX)}…` : words.target;
  const texts = [
    { text: words.loud, top: 470, height: 130, colour: '#fff', centred: true },
    { text: words.confirmed, top: 652, height: 52, colour: '#b42318' },
    { text: target, top: 724, height: 168, colour: '#18292b' },
    { text: words.product, top: 930, height: 46, colour: '#18292b', left: 160 },
    { text: words.check, top: 986, height: 46, colour: '#0c6b67', left: 160 },
  ];
  const layers = await Promise.all(
    texts.map(async ({ text, top, height, colour, left = MARGIN, centred }) => {
      const room = { width: WIDTH - left - MARGIN, height };
      const { data, info } = await draw(text, colour, room);
      return { input: data, top, left: centred ? Math.round((WIDTH - info.width) / 2) : left };
    }),
  );
  return sharp(Buffer.from(shapes))
    .composite(layers)
    .png({ palette: true, colours: 64 })
    .toBuffer();
}

/** Draws a text as large as fits. The font is a file: a server's image has none. */
function draw(text: string, colour: string, { width, height }: { width: number; height: number }) {
  // A hyphen at the end of a line would be read as a part of an address.
  const markup = `<span insert_hyphens="false" foreground="${colour}">${escapeMarkup(text)}</span>`;
  const wrap = 'word-char';
  return sharp({
    text: {
      text: markup,
      font: 'Roboto Slab Bold',
      fontfile: fontFile,
      rgba: true,
      width,
      height,
      wrap,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
