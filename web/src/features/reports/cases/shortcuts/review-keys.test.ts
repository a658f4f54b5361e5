import { afterEach, expect, test, vi } from 'vitest';
import { areKeysOn, reviewKeyOf, turnKeys } from './review-keys.ts';

const press = (key: string, others = {}) =>
  reviewKeyOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...others });

afterEach(() => vi.unstubAllGlobals());

test('a key counts with capitals too, and others do nothing', () => {
  expect(press('j')).toBe('j');
  expect(press('J')).toBe('j');
  expect(press('?')).toBe('?');
  for (const key of ['7', 'Enter', 'toString']) expect(press(key)).toBeNull();
});

test('keys of the browser stay its own', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press('1', { [modifier]: true })).toBeNull();
});

test('a key that is held down decides once', () => {
  expect(press('1', { repeat: true })).toBeNull();
});

test('keys that are turned off stay off, and can be turned on again', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  expect(areKeysOn()).toBe(true);
  turnKeys(false);
  expect(areKeysOn()).toBe(false);
  turnKeys(true);
  expect(areKeysOn()).toBe(true);
});

test('without storage, keys are on', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  turnKeys(false);
  expect(areKeysOn()).toBe(true);
});
