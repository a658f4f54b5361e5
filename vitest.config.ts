import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const setupFiles = [here('vitest.setup.ts')];
const temporaryFolder = here('vitest.temporary-folder.ts');
const database = here('server/src/testing/global-setup.ts');

let projects = 0;
function project(
  name: string,
  root: string,
  // Tests wait for much: more processes than processors keep those busy.
  { include = ['**/*.test.ts'], globalSetup = [temporaryFolder], maxWorkers = 4 } = {},
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
      // Files of one process share what they import and one server: see testing/shared-app.ts.
      isolate: false,
      // One project after the other: a process does not go from one to another.
      sequence: { groupOrder: projects },
      // A test is never about time: only one that hangs is ended, however busy the machine.
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 60_000, interval: 20 } },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      project('shared', 'shared/src'),
      project('embedded-postgres', 'embedded-postgres/src'),
      project('web', 'web/src'),
      project('scripts', 'scripts'),
      project('server', 'server/src', { globalSetup: [temporaryFolder, database] }),
      // What kills and starves processes, waits or fills tables takes its time: `npm run test:faults`.
      project('faults', '.', {
        include: ['{server,embedded-postgres}/src/**/*.fault.ts'],
        globalSetup: [temporaryFolder, database],
        maxWorkers: 2,
      }),
    ],
  },
});
