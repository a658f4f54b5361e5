import { describe, expect, test } from 'vitest';
import { dark, light } from './colours.ts';

/** Relative luminance of '#rrggbb' (WCAG 2.2, definitions). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

describe.each(Object.entries({ light, dark }))('in a %s email', (_scheme, colours) => {
  test.each([
    ['text', 'card'],
    ['note', 'card'],
    ['link', 'card'],
    ['onButton', 'button'],
  ] as const)('%s on %s is readable', (text, background) => {
    expect(contrast(colours[text], colours[background])).toBeGreaterThanOrEqual(4.5);
  });

  test('the button is easy to see', () => {
    expect(contrast(colours.button, colours.card)).toBeGreaterThanOrEqual(3);
  });
});
