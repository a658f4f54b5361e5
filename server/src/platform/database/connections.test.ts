import { expect, test } from 'vitest';
import { describeDatabase } from './connections.ts';

test.each([
  ['postgres://ada:secret@db.example/x?password=secret', 'postgres://ada@db.example:5432/x'],
  ['postgres://ada:secret@[::1]:6432/x', 'postgres://ada@[::1]:6432/x'],
  ['postgres://ada@/x?host=/run/postgresql', 'postgres://ada@/run/postgresql:5432/x'],
])('%s is described without secrets', (address, description) => {
  expect(describeDatabase(address)).toBe(description);
});
