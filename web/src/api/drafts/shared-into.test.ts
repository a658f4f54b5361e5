import { expect, test } from 'vitest';
import { dropShared, findShared, readShared } from './shared-into.ts';

function shared(fields: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return readShared(form);
}

test.each([
  [{ text: ' Pay at https://a.example ' }, 'Pay at https://a.example'],
  [{ title: 'A shop', url: 'https://a.example' }, 'A shop\nhttps://a.example'],
  [
    { title: 'A shop', text: 'https://a.example', url: 'https://a.example' },
    'A shop\nhttps://a.example',
  ],
  [{ text: 'See https://a.example', url: 'https://a.example' }, 'See https://a.example'],
  [{ title: 'Pay now', text: 'Pay now, or else' }, 'Pay now, or else'],
  [{ title: '', text: '' }, ''],
  [{}, ''],
])('what an app shares is one text without repetitions: %o', (fields, text) => {
  expect(shared(fields)).toEqual({ text, picture: null });
});

test('a picture is passed on, unless it is empty', () => {
  const picture = new File(['x'], 'a.png', { type: 'image/png' });
  expect(shared({ picture }).picture).toBeInstanceOf(File);
  expect(shared({ picture: new File([], 'a.png') }).picture).toBeNull();
  expect(shared({ picture: 'text' }).picture).toBeNull();
});

test('nothing is shared where a browser keeps nothing', async () => {
  expect(await findShared()).toBeNull();
  await dropShared();
});
