import { expect, test } from 'vitest';
import { photoSide } from './draw-square.ts';

test('a small part of a picture is not enlarged', () => {
  expect(photoSide(200.4)).toBe(200);
});

test('a large picture is sent no larger than it is stored', () => {
  expect(photoSide(4000)).toBe(512);
});

test('a picture is at least one pixel wide', () => {
  expect(photoSide(0.2)).toBe(1);
});
