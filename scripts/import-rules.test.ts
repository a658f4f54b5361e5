import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterEach, beforeEach, expect, test } from 'vitest';
import config from '../.dependency-cruiser.mjs';

/** A small repository in which every import is allowed: files with their imports. */
const allowed: Record<string, string[]> = {
  'shared/src/targets.ts': ['zod/mini', '@noble/hashes', './limits.ts'],
  'shared/src/limits.ts': [],
  'shared/src/testing/messages.ts': [],

  'embedded-postgres/src/start.ts': ['pg', './cluster.ts'],
  'embedded-postgres/src/cluster.ts': ['node:fs'],

  'client/src/client.ts': [],

  'openid-provider/src/provider.ts': ['node:http'],

  'server/src/platform/clock.ts': [],
  'server/src/platform/database/schema.ts': ['drizzle-orm'],
  'server/src/platform/database/columns.ts': [],
  'server/src/platform/http/http-server.ts': ['#platform/database/database.ts'],
  'server/src/platform/database/database.ts': ['pg', 'drizzle-orm', './schema.ts', 'node:fs'],
  'server/src/modules/accounts/index.ts': ['./accounts.routes.ts', './accounts.service.ts'],
  'server/src/modules/accounts/accounts.routes.ts': ['./accounts.service.ts'],
  'server/src/modules/accounts/accounts.service.ts': ['./accounts.queries.ts'],
  'server/src/modules/accounts/accounts.queries.ts': [
    'drizzle-orm',
    '#platform/database/database.ts',
    '#platform/database/schema.ts',
  ],
  'server/src/modules/reports/index.ts': ['./reports.service.ts'],
  'server/src/modules/reports/reports.routes.ts': [
    './reports.service.ts',
    '#modules/accounts/index.ts',
    '@redflag/shared/targets',
  ],
  'server/src/modules/reports/reports.service.ts': [
    './reports.queries.ts',
    '#platform/database/database.ts',
    'lru-cache',
  ],
  'server/src/modules/reports/reports.queries.ts': [
    '#platform/database/schema.ts',
    './reports.schema.ts',
  ],
  'server/src/modules/reports/reports.schema.ts': ['drizzle-orm'],
  'server/src/modules/reports/reports.jobs.ts': ['./reports.queries.ts'],
  'server/src/modules/reports/evidence.service.ts': [],
  'server/src/modules/reports/reports.routes.test.ts': [
    '#app.ts',
    '#modules/accounts/accounts.queries.ts',
  ],
  'server/src/app.ts': [
    './modules/accounts/index.ts',
    './modules/reports/reports.routes.ts',
    './modules/reports/reports.jobs.ts',
    './platform/database/schema.ts',
  ],
  'server/src/main.ts': ['./app.ts'],
  'server/src/cli/make-admin.ts': ['#modules/accounts/accounts.queries.ts', 'drizzle-orm'],

  'web/src/ui/button.tsx': ['./icon.tsx'],
  'web/src/ui/icon.tsx': [],
  'web/src/api/client.ts': ['@redflag/shared/targets'],
  'web/src/features/accounts/sign-in.tsx': ['#api/client.ts', '#ui/button.tsx'],
  'web/src/features/reports/report-form.tsx': ['@redflag/shared/targets', './evidence.tsx'],
  'web/src/features/reports/evidence.tsx': ['#ui/button.tsx'],
  'web/src/app/routes.ts': [],
  'web/src/app/public/legal/terms.tsx': ['#app/public/reading/reading-page.tsx'],
  'web/src/app/public/legal/privacy.words.ts': [],
  'web/src/app/public/reading/reading-page.tsx': [],
  'web/src/app/dashboard.tsx': [
    './+types/dashboard',
    '#api/client.ts',
    '#ui/button.tsx',
    '#features/accounts/sign-in.tsx',
    '#features/reports/report-form.tsx',
    '@redflag/shared/targets',
  ],

  'e2e/src/journey.spec.ts': ['@redflag/shared/targets'],
  'bench/search.ts': ['@redflag/shared/targets'],
  'scripts/build-web.ts': ['node:fs'],
};

/** Forbidden imports: the rule that refuses it, the file to add it to, the imported file. */
const forbidden: [rule: string, file: string, imported: string][] = [
  ['shared-is-pure', 'shared/src/limits.ts', 'node:fs'],
  ['shared-is-pure', 'shared/src/limits.ts', 'pg'],
  ['shared-is-pure', 'shared/src/limits.ts', '../../web/src/ui/icon.tsx'],
  ['zod-mini-in-the-browser', 'shared/src/limits.ts', 'zod'],
  ['zod-mini-in-the-browser', 'web/src/ui/icon.tsx', 'zod'],
  ['embedded-postgres-stands-alone', 'embedded-postgres/src/start.ts', '@redflag/shared/targets'],
  ['openid-provider-stands-alone', 'openid-provider/src/provider.ts', '@redflag/shared/targets'],
  ['client-stands-alone', 'client/src/client.ts', '@redflag/shared/targets'],
  ['server-knows-contract-and-database', 'server/src/main.ts', '../../web/src/app/routes.ts'],
  ['platform-knows-no-module', 'server/src/platform/clock.ts', '#modules/accounts/index.ts'],
  ['platform-knows-no-module', 'server/src/platform/clock.ts', '#cli/make-admin.ts'],
  [
    'modules-meet-at-the-index',
    'server/src/modules/reports/reports.service.ts',
    '#modules/accounts/accounts.service.ts',
  ],
  [
    'modules-meet-at-the-index',
    'server/src/modules/reports/reports.queries.ts',
    '#modules/accounts/accounts.queries.ts',
  ],
  [
    'modules-know-no-assembly',
    'server/src/modules/reports/reports.service.ts',
    '#cli/make-admin.ts',
  ],
  [
    'routes-call-the-service',
    'server/src/modules/reports/reports.routes.ts',
    './reports.queries.ts',
  ],
  ['nothing-calls-routes', 'server/src/modules/reports/reports.jobs.ts', './reports.routes.ts'],
  [
    'queries-call-no-service',
    'server/src/modules/reports/reports.queries.ts',
    './evidence.service.ts',
  ],
  ['only-queries-touch-the-database', 'server/src/modules/reports/reports.jobs.ts', 'drizzle-orm'],
  ['only-queries-touch-the-database', 'server/src/modules/reports/reports.service.ts', 'pg'],
  [
    'only-queries-touch-the-database',
    'server/src/modules/reports/reports.routes.ts',
    '#platform/database/schema.ts',
  ],
  [
    'only-queries-touch-the-database',
    'server/src/modules/reports/reports.service.ts',
    './reports.schema.ts',
  ],
  [
    'web-knows-shared-only',
    'web/src/app/dashboard.tsx',
    '../../../server/src/platform/database/schema.ts',
  ],
  ['ui-knows-no-topic', 'web/src/ui/icon.tsx', '@redflag/shared/targets'],
  ['ui-knows-no-topic', 'web/src/ui/icon.tsx', '#api/client.ts'],
  ['api-knows-shared-only', 'web/src/api/client.ts', '#ui/icon.tsx'],
  [
    'features-never-meet',
    'web/src/features/reports/evidence.tsx',
    '#features/accounts/sign-in.tsx',
  ],
  ['features-know-no-page', 'web/src/features/reports/evidence.tsx', '#app/routes.ts'],
  [
    'journeys-know-shared-only',
    'e2e/src/journey.spec.ts',
    '../../server/src/platform/database/schema.ts',
  ],
  ['journeys-know-shared-only', 'bench/search.ts', '../web/src/api/client.ts'],
  ['test-data-stays-in-tests', 'shared/src/limits.ts', './testing/messages.ts'],
  ['no-cycles', 'shared/src/limits.ts', './targets.ts'],
  [
    'no-cycles-of-folders',
    'server/src/modules/accounts/accounts.routes.ts',
    '#modules/reports/index.ts',
  ],
  [
    'no-cycles-of-folders',
    'server/src/platform/database/columns.ts',
    '#platform/http/http-server.ts',
  ],
  [
    'no-cycles-of-folders',
    'web/src/app/public/reading/reading-page.tsx',
    '#app/public/legal/privacy.words.ts',
  ],
  ['every-import-is-found', 'server/src/main.ts', './nowhere.ts'],
];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

/** Writes these files to the temporary folder and returns the rules that their imports break. */
async function brokenRules(imports: Record<string, string[]>): Promise<string[]> {
  for (const library of ['zod', 'zod/mini', '@noble/hashes', 'drizzle-orm', 'pg']) {
    write(`node_modules/${library}/index.js`, '');
  }
  write('server/node_modules/lru-cache/index.js', '');
  write('shared/package.json', JSON.stringify({ exports: { './*': './src/*.ts' } }));
  for (const name of ['server', 'web']) {
    write(`${name}/package.json`, JSON.stringify({ imports: { '#*': './src/*' } }));
  }
  mkdirSync(join(folder, 'node_modules/@redflag'));
  symlinkSync('../../shared', join(folder, 'node_modules/@redflag/shared'));
  for (const [path, imported] of Object.entries(imports)) {
    write(path, imported.map((specifier) => `import '${specifier}';\n`).join(''));
  }

  const options = await extractDepcruiseOptions(resolve('.dependency-cruiser.mjs'));
  const packages = [
    'shared',
    'client',
    'embedded-postgres',
    'openid-provider',
    'server',
    'web',
    'e2e',
    'bench',
    'scripts',
  ];
  const { output } = await cruise(packages, { ...options, baseDir: folder });
  if (typeof output === 'string') throw new Error(output);
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
}

test('every allowed import passes', async () => {
  expect(await brokenRules(allowed)).toEqual([]);
});

test.each(forbidden)('%s: %s may not import %s', async (rule, file, imported) => {
  const imports = { ...allowed, [file]: [...(allowed[file] ?? []), imported] };
  expect(await brokenRules(imports)).toEqual([rule]);
});

test('every rule refuses a forbidden import', () => {
  const tested = new Set(forbidden.map(([rule]) => rule));
  expect(config.forbidden?.map(({ name }) => name)).toEqual([...tested]);
});
