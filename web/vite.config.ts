import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';

type Build = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/** Returns some files, and all that they import, also through others. */
function reachedFrom(files: string[], build: Build): Set<string> {
  const reached = new Set(files.map((file) => join(import.meta.dirname, 'src/app', file)));
  for (const id of reached) {
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

/** Builds into one file all that each of some screens needs, except for what an earlier group has. */
function chunk(name: string, priority: number, ...screens: string[][]) {
  let reached: Set<string>[] | undefined;
  return {
    priority,
    name: (id: string, build: Build) => {
      reached ??= screens.map((files) => reachedFrom(files, build));
      return reached.every((files) => files.has(id)) ? name : null;
    },
  };
}

const signIn = ['layouts/split-layout.tsx', 'auth/sign-in.tsx'];
const user = ['layouts/user-layout.tsx', 'user/dashboard.tsx'];
const admin = ['layouts/admin-layout.tsx', 'admin/dashboard.tsx'];

/** The first screen of each area comes in few files: each costs a phone a round trip and headers. */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
      priority: 9,
    },
    chunk('app', 8, ['root.tsx', 'layouts/app-layout.tsx']),
    chunk('fields', 7, signIn, [...user, ...admin]),
    chunk('area', 6, user, admin),
    chunk('user', 5, user),
    chunk('admin', 4, admin),
    { name: 'schemas', test: /node_modules\/zod\/|shared\/src\/(?!targets|phone)/, priority: 3 },
    chunk('sign-in', 2, signIn),
    { name: 'more', minShareCount: 8, test: /web\/src\/(?!.*(markdown|robot|css))/, priority: 1 },
  ],
};

/** React Router's own file of this name has only `loadRouteModule`. */
const ownLoader = {
  find: './routeModules.js',
  replacement: join(import.meta.dirname, 'src/app/load-screen.ts'),
};

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { alias: [ownLoader] },
  server: {
    proxy: {
      '^/(v1|docs|dev/outbox)(/|\\.|$)': server,
      '^/(search|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)(\\?|$)': server,
    },
  },
  build: {
    // Inlined assets become data: URLs, which the content security policy allows only for pictures.
    assetsInlineLimit: 0,
    // Reported on slow machines only, to people who can do nothing about it.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
