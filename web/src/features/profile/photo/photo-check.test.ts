import { expect, test } from 'vitest';
import { photoProblem, photoSide } from './photo-check.ts';

test('a PNG or JPEG picture of 10 MB can become a photo', () => {
  expect(photoProblem({ type: 'image/png', size: 1 })).toBeNull();
  expect(photoProblem({ type: 'image/jpeg', size: 10 * 1024 * 1024 })).toBeNull();
});

test('another type is refused', () => {
  for (const type of ['image/svg+xml', 'image/heic', 'application/pdf', '']) {
    expect(photoProblem({ type, size: 1 })).toContain('PNG or JPEG');
  }
});

test('a larger picture is refused', () => {
  expect(photoProblem({ type: 'image/jpeg', size: 10 * 1024 * 1024 + 1 })).toContain('10 MB');
});

test('a small part of a picture is not enlarged', () => {
  expect(photoSide(200.4)).toBe(200);
});

test('a large picture is sent no larger than it is kept', () => {
  expect(photoSide(4000)).toBe(512);
});

test('even a picture of less than a pixel has one', () => {
  expect(photoSide(0.2)).toBe(1);
});
