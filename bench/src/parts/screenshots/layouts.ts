import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Chat } from './chats.ts';

/** A font as its name in a style, and its file inside the page. */
function font(name: string, file: string): { family: string; face: string } {
  const data = readFileSync(fileURLToPath(file)).toString('base64');
  return {
    family: name,
    face: `@font-face{font-family:'${name}';src:url(data:font/woff2;base64,${data})}`,
  };
}

const roboto = font(
  'Roboto',
  import.meta.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
);
const inter = font(
  'Inter',
  import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'),
);
const noto = font(
  'Noto Sans',
  import.meta.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2'),
);
const open = font(
  'Open Sans',
  import.meta.resolve('@fontsource/open-sans/files/open-sans-latin-400-normal.woff2'),
);

export interface Layout {
  font: { family: string; face: string };
  /** Text size in CSS pixels. */
  size: number;
  /** Page, other's bubble and own bubble: background and text, light and dark. */
  light: string[][];
  dark: string[][];
  rounded: number;
  /** Whether a message fills the width, as in a letter. */
  wide?: boolean;
}

/** As the apps draw them, on Android and iPhones. */
export const layouts: Record<string, Layout> = {
  WhatsApp: {
    font: roboto,
    size: 16,
    rounded: 8,
    light: [
      ['#efeae2', '#111b21'],
      ['#fff', '#111b21'],
      ['#d9fdd3', '#111b21'],
    ],
    dark: [
      ['#0b141a', '#e9edef'],
      ['#202c33', '#e9edef'],
      ['#005c4b', '#e9edef'],
    ],
  },
  SMS: {
    font: noto,
    size: 15,
    rounded: 20,
    light: [
      ['#fff', '#1f1f1f'],
      ['#f0f4f9', '#1f1f1f'],
      ['#0b57d0', '#fff'],
    ],
    dark: [
      ['#131314', '#e3e3e3'],
      ['#282a2c', '#e3e3e3'],
      ['#0842a0', '#d3e3fd'],
    ],
  },
  Telegram: {
    font: roboto,
    size: 15,
    rounded: 12,
    light: [
      ['#b5c7a3', '#000'],
      ['#fff', '#000'],
      ['#eeffde', '#000'],
    ],
    dark: [
      ['#0e1621', '#f5f5f5'],
      ['#182533', '#f5f5f5'],
      ['#2b5278', '#f5f5f5'],
    ],
  },
  email: {
    font: open,
    size: 14,
    rounded: 0,
    wide: true,
    light: [
      ['#fff', '#222'],
      ['#fff', '#222'],
      ['#f6f8fc', '#444'],
    ],
    dark: [
      ['#121212', '#ddd'],
      ['#121212', '#ddd'],
      ['#1e1e1e', '#bbb'],
    ],
  },
  Instagram: {
    font: inter,
    size: 15,
    rounded: 18,
    light: [
      ['#fff', '#000'],
      ['#efefef', '#000'],
      ['linear-gradient(#a033ff,#0a7cff)', '#fff'],
    ],
    dark: [
      ['#000', '#f5f5f5'],
      ['#262626', '#f5f5f5'],
      ['linear-gradient(#a033ff,#0a7cff)', '#fff'],
    ],
  },
};

const asText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Draws a chat as a page, as wide as a phone. */
export function drawChat({ name, messages }: Chat, layout: Layout, isDark: boolean): string {
  const { font, size, rounded, wide } = layout;
  const [page, other, own] = isDark ? layout.dark : layout.light;
  const bubbles = messages.map(({ isOwn, text }, index) => {
    const [background, colour] = (isOwn ? own : other) ?? [];
    const style = `background:${background};color:${colour};align-self:${isOwn && !wide ? 'end' : 'start'}`;
    const time = `<small>${9 + index}:${10 + index * 7}</small>`;
    const marked = asText(text).replace(/(https?:\/\/\S+|\S+@\S+\.\w+)/g, '<u>$1</u>');
    return `<p style="${style}">${marked} ${time}</p>`;
  });
  return `<!doctype html><style>${font.face}
    body{margin:0;background:${page?.[0]};color:${page?.[1]};font:${size}px/1.35 '${font.family}';
      display:flex;flex-direction:column;gap:8px;padding:12px}
    header{font-size:${size + 3}px;padding:6px 0 12px}
    p{margin:0;padding:8px 12px;border-radius:${rounded}px;max-width:${wide ? '100' : '78'}%;overflow-wrap:anywhere}
    small{opacity:.6;font-size:11px;float:right;margin:6px 0 0 10px}
    </style><header>← ${asText(name)}</header>${bubbles.join('')}`;
}
