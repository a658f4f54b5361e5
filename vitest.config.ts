import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const setupFiles = [here('vitest.setup.ts')];

function project(
  name: string,
  root: string,
  globalSetup = '',
  include = ['**/*.test.ts'],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      root,
      include,
      environment: 'node',
      setupFiles,
      globalSetup: globalSetup || [],
      // A test is never about time: only one that hangs is ended, however busy the machine.
      testTimeout: 30_000,
      hookTimeout: 60_000,
    },
  };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('shared', 'shared/src'),
      project('embedded-postgres', 'embedded-postgres/src'),
      project('server', 'server/src', here('server/src/testing/global-setup.ts')),
      // What kills and starves processes takes its time: `npm run test:faults`.
      project('faults', 'server/src', here('server/src/testing/global-setup.ts'), [
        '**/*.fault.ts',
      ]),
      project('web', 'web/src'),
      project('scripts', 'scripts'),
    ],
  },
});
