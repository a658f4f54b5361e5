import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the section of a version in a change log, or null if it is missing or has no date. */
export function releaseNotes(changelog: string, version: string): string | null {
  const sections = changelog.split(/^## /m);
  const found = sections.find((section) => section.startsWith(`${version} - `));
  const [, notes = ''] = /^\S+ - \d{4}-\d{2}-\d{2}\n(.*)$/s.exec(found ?? '') ?? [];
  return notes.trim() || null;
}

if (import.meta.main) {
  const read = (name: string) => readFileSync(join(import.meta.dirname, '..', name), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  process.stdout.write(releaseNotes(read('CHANGELOG.md'), version) ?? '');
}
