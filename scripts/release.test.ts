import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseNotes } from './release-notes.ts';

const root = join(import.meta.dirname, '..');
const versionOf = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')).version;

const changelog = `# Changelog

## Unreleased

## 0.2.0 - 2026-12-24

### Added

- Something

## 0.1.0 - 2026-11-30

- The first
`;

test.each([
  ['0.2.0', '### Added\n\n- Something'],
  ['0.1.0', '- The first'],
  ['0.3.0', null],
  ['0.2', null],
])('the notes of %s are its dated section', (version, notes) => {
  expect(releaseNotes(changelog, version)).toBe(notes);
});

test('a section without a date is no release', () => {
  expect(releaseNotes('## 0.2.0\n\n- Something\n', '0.2.0')).toBeNull();
  expect(releaseNotes('## Unreleased\n\n- Something\n', '0.2.0')).toBeNull();
});

test('all packages have one version', () => {
  const packages = globSync(['package.json', '*/package.json'], { cwd: root });
  expect(packages.length).toBeGreaterThan(5);
  expect(new Set(packages.map(versionOf))).toEqual(new Set([versionOf('package.json')]));
});

test('a tarball knows its commit', () => {
  const git = (...line: string[]) => execFileSync('git', line, { cwd: root, encoding: 'utf8' });
  const archive = git('archive', '--format=tar', 'HEAD', 'server/commit.txt');
  expect(archive).toContain(git('rev-parse', 'HEAD').trim());
});
