import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FormLock } from './form-lock.ts';
import { lockForm } from './form-lock.ts';

let form: string;
let tabs: FormLock[];
beforeEach(() => {
  form = randomUUID();
  tabs = [];
});
afterEach(() => {
  for (const tab of tabs) tab.leave();
});

/** Opens the form in a new tab. */
function openTab() {
  const seen: { here?: boolean; sent?: string; discarded: boolean } = { discarded: false };
  const lock = lockForm(form, {
    onHeld: (here) => {
      seen.here = here;
    },
    onSent: ({ id }) => {
      seen.sent = id;
    },
  });
  tabs.push(lock);
  const send = (id: string) =>
    lock.tellSent({ id }, () => {
      seen.discarded = true;
    });
  return { ...lock, send, seen };
}

const expectHere = (tab: ReturnType<typeof openTab>, here: boolean) =>
  expect.poll(() => tab.seen.here).toBe(here);

test('a second tab gets the form when the person comes back to it after leaving the first', async () => {
  const first = openTab();
  await expectHere(first, true);
  const second = openTab();
  await expectHere(second, false);
  second.retry();
  first.leave();
  expect(second.seen.here).toBe(false);
  await navigator.locks.request(form, () => undefined);
  second.retry();
  await expectHere(second, true);
});

test('a tab that lost the form gets it back after the other one has left', async () => {
  const first = openTab();
  await expectHere(first, true);
  const second = openTab();
  await expectHere(second, false);
  second.take();
  await expectHere(second, true);
  await expectHere(first, false);
  second.leave();
  await navigator.locks.request(form, () => undefined);
  first.retry();
  await expectHere(first, true);
});

test('the form is passed back and forth as often as the person wants', async () => {
  const [first, second] = [openTab(), openTab()];
  await expectHere(first, true);
  for (const [taker, other] of [second, first, second, first].map((tab) => [
    tab,
    tab === first ? second : first,
  ])) {
    taker?.take();
    if (taker) await expectHere(taker, true);
    if (other) await expectHere(other, false);
  }
});

test('after a tab has sent the form, the others know what was sent, and the draft is gone', async () => {
  const [first, second] = [openTab(), openTab()];
  await expectHere(second, false);
  first.send('a');
  await expect.poll(() => second.seen.sent).toBe('a');
  expect(first.seen).toEqual({ here: true, discarded: true });
});

test('a form that was taken while it was being sent keeps its draft for the tab that has it', async () => {
  const [first, second] = [openTab(), openTab()];
  await expectHere(second, false);
  second.take();
  await expectHere(first, false);
  first.send('a');
  await expect.poll(() => second.seen.sent).toBe('a');
  expect(first.seen).toEqual({ here: false, sent: 'a', discarded: false });
});

test('a form that was left while it was being sent loses its draft once it is sent', async () => {
  const tab = openTab();
  await expectHere(tab, true);
  tab.leave();
  await navigator.locks.request(form, () => undefined);
  tab.send('a');
  await expect.poll(() => tab.seen.discarded).toBe(true);
  expect(tab.seen.sent).toBeUndefined();
});

test('a browser without locks that refuses channels has the form in each tab, and discards its draft', async () => {
  vi.stubGlobal('navigator', {});
  // As Firefox does together with cookies.
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('Storage is switched off', 'SecurityError');
      }
    },
  );
  const [first, second] = [openTab(), openTab()];
  vi.unstubAllGlobals();
  await expectHere(first, true);
  await expectHere(second, true);
  first.send('a');
  expect(first.seen.discarded).toBe(true);
});
