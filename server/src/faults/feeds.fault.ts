import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '@redflag/shared/changes';
import { knownSites } from '@redflag/shared/targets/websites/sites';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rpz, serialOf } from '#modules/feeds/formats/hosts.ts';
import { installedProgram } from '#testing/services/debian-package.ts';
import { startUnbound } from '#testing/services/unbound.ts';

const position = 1_795_000_000_123;
const publisher = { name: 'A site\n; with two lines', url: '', licence: 'CC0-1.0', position };

const named = ['evil-shop.com', 'login.evil-bank.com', `${'a'.repeat(63)}.example.com`];

/** A zone of these names and of whatever else somebody may get into a key. */
function makeZone(): string {
  const keys = fc.sample(fc.oneof(fc.domain(), fc.string(), fc.webUrl()), 2_000);
  const of = { ...publisher, sites: knownSites };
  const pieces = [...new Set([...keys, ...named])].map((key) =>
    rpz.piece({ category: 'website', key } as Entry, of),
  );
  return (rpz.head?.(of) ?? '') + pieces.join('');
}

test('BIND reads our zone under any name, whatever the keys are', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-zone-'));
  const file = join(folder, 'zone');
  await writeFile(file, makeZone());
  const check = installedProgram('named-checkzone', 'bind9-utils');
  for (const origin of ['rpz', `${'zone.'.repeat(8)}example`]) {
    const said = String(execFileSync(check, ['-k', 'fail', origin, file]));
    expect(said).toContain(`loaded serial ${serialOf({ position })}`);
    expect(said).toContain('OK');
  }
  await rm(folder, { recursive: true });
});

test('a resolver with our zone finds no listed name, and all others', async () => {
  await using resolver = await startUnbound(makeZone());
  // The last lines of the zone: all before them are good, or these would be missing.
  for (const name of named) expect(await resolver.ask(name), name).toBe('no such name');
  expect(await resolver.ask('www.evil-shop.com')).toBe('no such name');
  // Below one host of a site, nothing is judged; the site neither.
  const others = ['sub.login.evil-bank.com', 'evil-bank.com', 'evil-shop.org', 'shop.com', 'com'];
  for (const name of others) expect(await resolver.ask(name), name).toBe('found');
});
