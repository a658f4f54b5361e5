import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';
import { failures } from './vitest.failures.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const setupFiles = [here('vitest.setup.ts')];
const temporaryFolder = here('vitest.temporary-folder.ts');
const database = here('server/src/testing/global-setup.ts');

let projects = 0;
function project(
  name: string,
  root: string,
  // Tests spend much of their time waiting: more processes than processors keep the processors busy.
  {
    include = ['**/*.test.ts'],
    globalSetup = [temporaryFolder],
    maxWorkers = 4,
    hangsAfter = 180_000,
  } = {},
): TestProjectInlineConfiguration {
  projects += 1;
  return {
    test: {
      name,
      root,
      include,
      environment: 'node',
      setupFiles,
      globalSetup,
      maxWorkers,
      // Files in one process share imports and one server; see testing/shared-app.ts.
      isolate: false,
      // Projects run one after the other: a process never moves from one to the next.
      sequence: { groupOrder: projects },
      // No test is about time. The limit only ends tests that hang, however busy the machine is.
      testTimeout: hangsAfter,
      hookTimeout: hangsAfter,
      expect: { poll: { timeout: 150_000, interval: 20 } },
    },
  };
}

export default defineConfig({
  test: {
    reporters: ['default', failures],
    // A difference of whole answers is cut after so many lines.
    diff: { truncateThreshold: 60 },
    projects: [
      project('shared', 'shared/src'),
      project('embedded-postgres', 'embedded-postgres/src'),
      project('web', 'web/src'),
      project('scripts', 'scripts'),
      project('server', 'server/src', { globalSetup: [temporaryFolder, database] }),
      // Slow tests that kill or starve processes, wait, or fill tables: `npm run test:faults`.
      project('faults', '.', {
        include: ['{server,embedded-postgres}/src/**/*.fault.ts', 'scripts/*.fault.ts'],
        globalSetup: [temporaryFolder, database],
        maxWorkers: 3,
        hangsAfter: 900_000,
      }),
    ],
  },
});
