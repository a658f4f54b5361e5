import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

/** Returns the anchors of a page, as GitHub derives them from headings. */
function placesIn(path: string): string[] {
  return [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.each(documents)('%s has no broken links', (document) => {
  const text = read(document).replace(/^```[\s\S]*?^```/gm, '');
  for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^[a-z]+:/.test(link)) continue;
    const [path = '', place] = link.split('#');
    const target = path ? join(dirname(document), path) : document;
    expect(existsSync(join(root, target)), link).toBe(true);
    if (place) expect(placesIn(target), link).toContain(place);
  }
});

test('every decision and section of the manual that code cites exists', () => {
  const cited = execFileSync(
    'git',
    ['grep', '-hoE', 'docs/(decisions/[a-z-]+|operations)\\.md#[a-z-]+', '--', ':!*.md'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  for (const citation of new Set(cited.trim().split('\n'))) {
    const [path = '', place] = citation.split('#');
    expect(placesIn(path), citation).toContain(place);
  }
});

test('every test that the threat model names exists', () => {
  const named = read('docs/security.md').matchAll(/`([\w./-]+\.(test|fault|spec)\.tsx?)`/g);
  const paths = [...named].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(30);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('every setting is in a table of the operations page', () => {
  const settings = [...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name]) => name);
  const rows = read('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .join('\n');
  expect(settings.length).toBeGreaterThan(30);
  expect(settings.filter((name) => !rows.includes(`\`${name}\``))).toEqual([]);
});
