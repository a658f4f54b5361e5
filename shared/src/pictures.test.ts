import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, pictureMessages, pictureProblem } from './pictures.ts';

describe('pictureProblem', () => {
  it.each(['image/png', 'image/jpeg', 'image/webp'])('accepts %s of 10 MB', (type) => {
    expect(pictureProblem({ type, size: 10 * 1024 * 1024 })).toBeNull();
  });

  it.each(['image/svg+xml', 'image/heic', 'application/pdf', ''])('refuses %j', (type) => {
    expect(pictureProblem({ type, size: 1 })).toContain('PNG, JPEG or WebP');
  });

  it('refuses a larger file', () => {
    expect(pictureProblem({ type: 'image/jpeg', size: 10 * 1024 * 1024 + 1 })).toContain('10 MB');
  });
});

describe('cleanFileName', () => {
  it.each([
    ['scam letter.jpg', 'scam letter.jpg'],
    ['ẹ̀rí 证据.png', 'ẹ̀rí 证据.png'],
    ['/home/ada/proof.png', 'proof.png'],
    ['C:\\Users\\Ada\\proof.png', 'proof.png'],
    ['..\\../proof.png', 'proof.png'],
    ['proof\u0000.png\r\nX: y', 'proof.pngX: y'],
    ['proof\u202Egpj.exe', 'proofgpj.exe'],
    ['two\u2028lines\u2066.png', 'twolines.png'],
  ])('turns %j into %j', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept);
  });

  it.each(['', ' ', '.', '..', 'folder/', '\u0000\n', '\ud800'])('calls %j "picture"', (name) => {
    expect(cleanFileName(name)).toBe('picture');
  });

  it('shortens a long name before its extension', () => {
    expect(cleanFileName(`${'x'.repeat(300)}.jpeg`)).toBe(`${'x'.repeat(250)}.jpeg`);
  });

  it('never cuts a character in two', () => {
    expect(cleanFileName(`a${'😀'.repeat(200)}`)).toBe(`a${'😀'.repeat(127)}`);
    expect(cleanFileName('😀'.repeat(200))).toBe('😀'.repeat(127));
  });

  it('gives a short, clean name for any input, and does not change it when cleaned again', () => {
    const anyName = fc.string({ unit: 'binary', maxLength: 600 });
    fc.assert(
      fc.property(anyName, (name) => {
        const clean = cleanFileName(name);
        expect(clean).not.toBe('');
        expect(clean.length).toBeLessThanOrEqual(255);
        expect(clean).not.toMatch(/[/\\\p{Cc}\p{Cs}\p{Bidi_Control}]/u);
        expect(cleanFileName(clean)).toBe(clean);
      }),
    );
  });
});

it('gives the limits in familiar units', () => {
  expect(pictureMessages.tooLarge).toBe('Validation Error: The picture must be at most 10 MB');
  expect(pictureMessages.tooManyPixels).toBe(
    'Validation Error: The picture must have at most 50 megapixels',
  );
});
