import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { defineConfig } from 'vitest/config';

const setupFiles = [fileURLToPath(new URL('vitest.setup.ts', import.meta.url))];

function project(name: string, root: string): TestProjectInlineConfiguration {
  return { test: { name, root, include: ['**/*.test.ts'], environment: 'node', setupFiles } };
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      project('shared', 'shared/src'),
      project('server', 'server/src'),
      project('web', 'web/src'),
      project('scripts', 'scripts'),
    ],
  },
});
