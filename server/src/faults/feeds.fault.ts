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

const position = 1_795_000_000_123;
const publisher = { name: 'A site\n; with two lines', url: '', licence: 'CC0-1.0', position };

test('BIND reads our zone under any name, whatever the keys are', async () => {
  const named = ['evil-shop.com', 'login.evil-bank.com', `${'a'.repeat(63)}.example.com`];
  const keys = fc.sample(fc.oneof(fc.domain(), fc.string(), fc.webUrl()), 2_000);
  const zone = [...new Set([...named, ...keys])]
    .map((key) =>
      rpz.piece({ category: 'website', key } as Entry, { ...publisher, sites: knownSites }),
    )
    .join('');
  const folder = await mkdtemp(join(tmpdir(), 'redflag-zone-'));
  const file = join(folder, 'zone');
  await writeFile(file, (rpz.head?.({ ...publisher, sites: knownSites }) ?? '') + zone);
  const check = installedProgram('named-checkzone', 'bind9-utils');
  for (const origin of ['rpz', `${'zone.'.repeat(8)}example`]) {
    const said = String(execFileSync(check, ['-k', 'fail', origin, file]));
    expect(said).toContain(`loaded serial ${serialOf({ position })}`);
    expect(said).toContain('OK');
  }
  await rm(folder, { recursive: true });
});
