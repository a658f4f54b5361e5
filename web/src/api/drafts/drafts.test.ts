import { expect, test } from 'vitest';
import { clearDrafts, draftsAreInTab, readDraft, writeDraft } from './drafts.ts';

test('where a browser stores nothing, a draft is kept until the tab is closed', async () => {
  expect('indexedDB' in globalThis).toBe(false);
  expect(await readDraft('a')).toBeNull();
  expect(draftsAreInTab()).toBe(true);
  await writeDraft('a', { target: '0803' });
  await writeDraft('b', { target: '0805' });
  expect(await readDraft('a')).toEqual({ target: '0803' });
  await writeDraft('a', null);
  expect(await readDraft('a')).toBeNull();
  await clearDrafts();
  expect(await readDraft('b')).toBeNull();
});
