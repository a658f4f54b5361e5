import { globSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import type { Rolldown } from 'vite';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';
const screens = join(import.meta.dirname, 'src/app');

type Build = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

/**
 * Returns some files, and all that they import, also through others.
 * @throws if there is no such file: its rule would never hold
 */
function reachedFrom(files: string[], build: Build): Set<string> {
  const reached = new Set(files.map((file) => realpathSync(join(screens, file))));
  for (const id of reached) {
    for (const imported of build.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

/** Each is a file of its own: the other screens of an area need it without the first. */
const isLayout = (file: string) => /\/layouts\/(user|admin)-layout\.tsx$/.test(file);

type Rule = (reaches: (screens: string[]) => boolean) => boolean;

/**
 * Builds into one file what a rule says of the screens that need it, except for what a group of higher
 * priority has.
 */
function chunk(name: string, priority: number, rule: Rule) {
  const reached = new Map<string[], Set<string>>();
  return {
    priority,
    name: (id: string, build: Build) => {
      const reaches = (screens: string[]) => {
        const ids = reached.get(screens) ?? reachedFrom(screens, build);
        reached.set(screens, ids);
        return ids.has(id);
      };
      // Of packages, what these files use comes with them.
      return !id.includes('/node_modules/') && !isLayout(id) && rule(reaches) ? name : null;
    },
  };
}

const isZod = (file: string) => file.includes('/node_modules/zod/');

/** Builds into one file the schemas that the statically imported parts of some screens need. */
function schemas(name: string, priority: number, screens: string[]) {
  const { name: nameOf } = chunk(name, priority, (on) => on(screens));
  return {
    priority,
    name: (id: string, build: Build) => {
      const imports = build.getModuleInfo(id)?.importedIds ?? [];
      return id.includes('/shared/src/') && imports.some(isZod) ? nameOf(id, build) : null;
    },
  };
}

const pages = [
  'root.tsx',
  'layouts/public/public-layout.tsx',
  'public/landing.tsx',
  'public/how-it-works.tsx',
  'public/how-we-decide.tsx',
  'public/install/install.tsx',
  'public/developers/developers.tsx',
  'public/developers/block-calls.tsx',
  'public/trends.tsx',
  'public/legal/terms.tsx',
  'public/legal/privacy.tsx',
  'public/public-check.tsx',
  'public/unknown-page.tsx',
  'public/offline.tsx',
];
const app = ['root.tsx', 'layouts/app-layout.tsx'];
const signIn = ['layouts/split-layout.tsx', 'auth/sign-in/sign-in.tsx'];
const user = ['layouts/user-layout.tsx', 'user/dashboard.tsx'];
/** The sign-in screen for visitors who have searched. */
const signInForSearch = ['auth/pending-search/sign-in-for-search.tsx'];
const signUp = ['auth/sign-up/sign-up.tsx'];
/** What a search needs beyond the user's first screen. */
const answer = [
  '../features/reports/search/check-search.ts',
  '../features/reports/answers/search-results.tsx',
  '../features/advice/advice.tsx',
  '../features/alerts/alert-notice.tsx',
  '../features/flags/flag-button.tsx',
  '../ui/form/phone/phone-input.tsx',
];
const admin = ['layouts/admin-layout.tsx', 'admin/dashboard.tsx'];
const users = globSync('user/**/*.tsx', { cwd: screens });
/** What a review begins with. */
const queue = ['admin/reports/review.tsx', 'admin/reports/queue.tsx'];
/** Reviewers go from one to the other. In one file, they are also named once in the list of all screens. */
const review = [
  'review-area.ts',
  'admin/reports/case.tsx',
  'admin/reports/flags.tsx',
  'admin/reports/second-review.tsx',
  'review/checks.tsx',
];
const report = ['user/report.tsx'];
const notifications = ['user/notifications.tsx'];
/** It comes with a package of 40 KiB. */
const markdown = ['../ui/text/markdown.tsx'];
/** They fetch what they need of the administrators' first screen, and not its charts. */
const others = globSync('{user,admin}/**/!(dashboard).tsx', { cwd: screens });

/** The first screen of each area comes in few files: each costs a phone a round trip and headers. */
const codeSplitting = {
  groups: [
    {
      name: 'framework',
      test: /node_modules\/(react|react-dom|scheduler|react-router)\//,
      priority: 13,
    },
    {
      name: 'hooks',
      test: /@mantine\/hooks\/.*use-(callback|debounced-c|disc|window)/,
      priority: 4,
    },
    // Public pages have no scripts, but the styles of every file that has one of theirs.
    chunk(
      'app',
      12,
      (on) =>
        on(app) ||
        ((on(signIn) || on(signUp)) &&
          (on(user) || on(admin) || on(pages) || on(queue) || on(review))),
    ),
    chunk('pages', 11, (on) => on(pages) && (on(user) || on(notifications))),
    chunk('area', 10, (on) => on(user) && (on(admin) || on(queue))),
    // Who signs out needs it, and nothing of the forms.
    {
      name: 'drafts',
      test: /\/api\/drafts\/(drafts|shared-into)\.ts$|\/idb-keyval\//,
      priority: 9,
    },
    chunk('lists', 8, (on) => on(notifications) && on(queue)),
    chunk(
      'tables',
      8,
      (on) => (on(admin) && (on(pages) || on(queue))) || (on(queue) && (on(answer) || on(users))),
    ),
    chunk('user', 8, (on) => on(user)),
    chunk(
      'parts',
      7,
      (on) => (on(admin) && (on(others) || on(answer))) || (on(notifications) && on(answer)),
    ),
    chunk('admin', 6, (on) => on(admin)),
    chunk('queue', 5, (on) => on(queue)),
    chunk('precautions', 5, (on) => on(signInForSearch) && on(answer)),
    chunk('verdict', 4, (on) => on(answer) && (on(pages) || on(others) || on(review))),
    chunk('answer', 4, (on) => on(answer)),
    { name: 'zod', test: isZod, priority: 4 },
    chunk('details', 4, (on) => on(users) && (on(review) || on(report))),
    chunk('sign-in', 2, (on) => on(signIn) || (on(signInForSearch) && on(signUp))),
    chunk('sign-up', 2, (on) => on(signUp)),
    chunk('review', 3, (on) => on(review)),
    // After what screens without zod need of the same files.
    schemas('schemas', 2, users),
    { ...chunk('more', 1, (on) => !on(pages) && !on(markdown) && on(users)), minShareCount: 4 },
    { ...chunk('staff', 1, (on) => !on(pages) && !on(markdown)), minShareCount: 4 },
  ],
};

const name = 'assets/[name]-[hash:7]';
/** Short, as the list of all screens has each, and so has every file that imports it. */
const fileNames = {
  entryFileNames: `${name}.js`,
  chunkFileNames: `${name}.js`,
  assetFileNames: `${name}[extname]`,
};

const loading = join(import.meta.dirname, 'src/app/loading');
/** Files of React Router that ours stand in for. */
const ownFiles = [
  // It has only `loadRouteModule`.
  { find: './routeModules.js', replacement: join(loading, 'load-screen.ts') },
  // Of these, a browser calls nothing.
  { find: './instrumentation.js', replacement: join(loading, 'no-instrumentation.ts') },
];

/** Only in browsers: pages are built with what this stands in for. */
const withoutServer = {
  name: 'without-server',
  enforce: 'pre' as const,
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  resolveId: (id: string, importer = '') =>
    importer.includes('/react-router/dist/production/') &&
    /\/dom\/ssr\/(single-fetch|fog-of-war)\.js$/.test(join(dirname(importer), id))
      ? join(loading, 'no-server.ts')
      : null,
};

/** Lets a build leave out the components of React Router that no screen has: they are made by calls, and named for tools. */
const withoutUnused = {
  name: 'without-unused',
  transform: {
    filter: { id: /\/react-router\/dist\/production\// },
    handler: (code: string) =>
      code
        .replace(/^\w+\.displayName = .*;$/gm, '')
        .replace(/= (?=[\w$]+\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
  },
};

/** Lists the files of an answer, which the dashboard loads only with one, for `react-router.config.ts`. */
const listAnswerFiles = {
  name: 'list-answer-files',
  applyToEnvironment: ({ name }: { name: string }) => name === 'client',
  generateBundle(this: Rolldown.PluginContext, _options: unknown, bundle: Rolldown.OutputBundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const first = chunks.find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('/search-results.tsx')),
    );
    if (!first) throw new Error('There is no file of an answer');
    const files = new Set([first.fileName]);
    for (const file of files) {
      const chunk = chunks.find(({ fileName }) => fileName === file);
      for (const needed of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])])
        files.add(needed);
    }
    const source = JSON.stringify([...files].map((file) => `/${file}`));
    this.emitFile({ type: 'asset', fileName: 'answer-files.json', source });
  },
};

/** The reader of pictures asks for these only in Node. */
const withoutNode = {
  name: 'without-node',
  enforce: 'pre' as const,
  resolveId: (id: string) => (id === 'fs' || id === 'crypto' ? '\0without-node' : null),
  load: (id: string) => (id === '\0without-node' ? 'export {}' : null),
};

export default defineConfig({
  plugins: [withoutServer, withoutUnused, listAnswerFiles, reactRouter()],
  resolve: { alias: ownFiles },
  server: {
    proxy: {
      '^/(v1|docs|dev/outbox)(/|\\.|$)': server,
      '^/(search|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)(\\?|$)': server,
    },
  },
  // Short, as each is in the styles, scripts and pages.
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
  build: {
    // Inlined assets become data: URLs, which the content security policy allows only for pictures.
    assetsInlineLimit: 0,
    // The first is reported on slow machines only, to people who can do nothing about it; the second by
    // modules that a chunk above has, which other screens import statically.
    rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
  },
  worker: {
    plugins: () => [withoutNode],
    // What the screens ask for must have the names that the worker fetches.
    rolldownOptions: { checks: { bundlerTimings: false }, output: fileNames },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting, ...fileNames } } } },
    // Otherwise its copies of the same files stay beside the browsers'.
    ssr: { build: { rolldownOptions: { output: { assetFileNames: fileNames.assetFileNames } } } },
  },
});
