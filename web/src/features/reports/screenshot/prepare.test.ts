import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import type { Grey } from './prepare.ts';
import { darkOnWhite, prepare, resize } from './prepare.ts';
import { READER_BYTES } from './reading.ts';

/** Draws a picture of one shade with rectangles of others. */
function draw(width: number, height: number, shade: number, ...parts: number[][]): Grey {
  const values = new Uint8Array(width * height).fill(shade);
  for (const [left = 0, top = 0, wide = 0, high = 0, part = 0] of parts) {
    for (let row = top; row < top + high; row += 1) {
      values.fill(part, row * width + left, row * width + left + wide);
    }
  }
  return { values, width, height };
}

const at = ({ values, width }: Grey, column: number, row: number) => values[row * width + column];

test.each([
  ['black on white', 255, 255, 0],
  ['white on black', 0, 0, 255],
  ['white in a blue bubble on white', 255, 80, 255],
  ['grey in a dark bubble on black', 0, 50, 160],
])('text becomes dark on white: %s', (_, page, bubble, letter) => {
  const picture = draw(240, 60, page, [10, 10, 200, 40, bubble], [30, 20, 4, 20, letter]);
  const drawn = darkOnWhite(picture);
  expect(at(drawn, 31, 30)).toBeLessThan(140);
  for (const [column, row] of [
    [5, 5],
    [20, 15],
    [60, 30],
    [230, 55],
  ] as const) {
    expect(at(drawn, column, row)).toBe(255);
  }
});

test('the soft edge between a bubble and the page disappears', () => {
  const edge = [50, 0, 1, 60, 150];
  const drawn = darkOnWhite(draw(120, 60, 255, [51, 0, 69, 60, 80], edge));
  expect(at(drawn, 50, 30)).toBe(255);
});

test('noise of a compressed picture disappears', () => {
  const drawn = darkOnWhite(draw(120, 60, 255, [40, 30, 2, 2, 244]));
  expect(at(drawn, 40, 30)).toBe(255);
});

test('small letters are enlarged, and lines under links removed', () => {
  const letters = Array.from({ length: 12 }, (_, index) => [10 + 9 * index, 20, 3, 11, 0]);
  const { values, width, height } = draw(140, 60, 255, ...letters, [10, 34, 110, 1, 0]);
  const data = new Uint8ClampedArray(values.length * 4);
  for (const [index, value] of values.entries()) data.fill(value, index * 4, index * 4 + 3);
  const prepared = prepare({ data, width, height } as ImageData);
  expect([prepared.width, prepared.height]).toEqual([280, 120]);
  expect(at(prepared, 23, 50)).toBeLessThan(50);
  expect(at(prepared, 100, 69)).toBe(255);
});

test('scaling keeps shades and mixes neighbours', () => {
  const { values } = resize({ values: Uint8Array.of(0, 100), width: 2, height: 1 }, 2);
  expect([...values]).toEqual([0, 25, 75, 100, 0, 25, 75, 100]);
});

test('the progress of loading is that of the files', () => {
  const { resolve } = createRequire(import.meta.url);
  const sizes = [
    'tesseract.js-core/tesseract-core-simd-lstm.wasm',
    '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz',
  ].map((file) => readFileSync(resolve(file)).length);
  expect(READER_BYTES).toBe(sizes.reduce((all, size) => all + size));
});
