import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommit } from '#platform/version.ts';

const MANIFEST = join(import.meta.dirname, '../../../../package.json');

const repository = readRepository();

/**
 * Returns where the files of this version can be read, by the repository that package.json names; null
 * if it names none.
 */
export function findManual(): string | null {
  const commit = readCommit();
  return repository && `${repository}/blob/${commit === 'unknown' ? 'HEAD' : commit}/`;
}

function readRepository(): string | null {
  const { repository: named } = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const address = String(named?.url ?? named ?? '').replace(/^git\+|\.git$/g, '');
  return address.startsWith('https://') ? address : null;
}
