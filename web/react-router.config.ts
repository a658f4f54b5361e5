import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { builtForms, staticPages } from './src/app/static-pages.ts';

interface Route {
  parentId?: string;
  path?: string;
  index?: boolean;
  /** The addresses of its file, and of what that needs. */
  module: string;
  imports: string[];
  css: string[];
}

/** Reads React Router's own manifest of the built screens, which each of them fetches. */
async function readManifest(client: string) {
  const [name = ''] = globSync('assets/manifest-*.js', { cwd: client });
  const file = join(client, name);
  const script = await readFile(file, 'utf8');
  const json = script.slice(script.indexOf('{'), script.lastIndexOf('}') + 1);
  const manifest: { routes: Record<string, Route> } = JSON.parse(json);
  return {
    routes: manifest.routes,
    save: () =>
      writeFile(
        file,
        script.replace(json, () => JSON.stringify(manifest)),
      ),
  };
}

/** Forgets which files a static page would need in the app, which never shows one. */
function forgetStaticPages(routes: Record<string, Route>): void {
  const paths: readonly string[] = staticPages;
  for (const [id, route] of Object.entries(routes)) {
    if (id.startsWith('public/') && paths.includes(`/${route.path ?? ''}`)) {
      route.imports = [];
      route.css = [];
    }
  }
}

/** Returns a route below those that are shown around it. */
function lineOf(route: Route, routes: Record<string, Route>): Route[] {
  const parent = routes[route.parentId ?? ''];
  return [...(parent ? lineOf(parent, routes) : []), route];
}

/** Leaves out what a route has not, and the files that come with those around it: every screen fetches this list. */
function shorten(routes: Record<string, Route>): void {
  const shortened = Object.entries(routes).map(([id, route]) => {
    const around = lineOf(route, routes).slice(0, -1);
    const there = new Set(around.flatMap(({ imports, css }) => [...imports, ...css]));
    // In one order, in which they are compressed best.
    const own = (files: string[]) => files.filter((file) => !there.has(file)).sort();
    const whole = { ...route, imports: own(route.imports), css: own(route.css) };
    return [id, Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== false))];
  });
  Object.assign(routes, Object.fromEntries(shortened));
}

const filesOf = (route?: Route) => (route ? [route.module, ...route.imports, ...route.css] : []);

/**
 * Returns the files of every screen beyond those of all, by its path, such as `user/report/:id`. The start
 * page's is empty.
 */
function listScreens(routes: Record<string, Route>): Record<string, string[]> {
  const screens = Object.values(routes).filter(
    ({ path = '', index }) => index || !['', '*', '404'].includes(path),
  );
  return Object.fromEntries(
    screens.map((screen) => {
      const [root = screen, ...line] = lineOf(screen, routes);
      const there = filesOf(root);
      const own = line.flatMap(filesOf).filter((file) => !there.includes(file));
      return [line.flatMap(({ path }) => path ?? []).join('/'), [...new Set(own)]] as const;
    }),
  );
}

/** Returns the files of an answer, which `vite.config.ts` lists. */
async function takeAnswerFiles(client: string): Promise<string[]> {
  const list = join(client, 'answer-files.json');
  const files: string[] = JSON.parse(await readFile(list, 'utf8'));
  await rm(list);
  return files;
}

/** Adds what an address of the dashboard with `target` asks for besides its files: an answer's. */
function withAnswer(screens: Record<string, string[]>, answer: string[], root?: Route) {
  const there = [...(screens['user/dashboard'] ?? []), ...filesOf(root)];
  const own = answer.filter((file) => !there.includes(file));
  return { 'user/dashboard?target': own, ...screens };
}

/**
 * Writes its styles into a page that the app takes over, which can then be shown after one answer. The app
 * still finds the links that it knows, switched off.
 * @param client the folder of the built app
 */
async function writeStylesInto(name: string, client: string): Promise<void> {
  const file = join(client, name);
  const page = await readFile(file, 'utf8');
  let styles = '';
  for (const [, href = ''] of page.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)) {
    styles += await readFile(join(client, href), 'utf8');
  }
  // Chromium looks ahead for files to fetch, and there at the media alone.
  const off = '<link rel="stylesheet" disabled media="not all"';
  const switchedOff = page.replaceAll('<link rel="stylesheet"', off);
  await writeFile(file, switchedOff.replace('</head>', `<style>${styles}</style></head>`));
}

/** A single-page app, except for the public pages, which are prerendered HTML without scripts, and the first forms. */
export default {
  appDirectory: 'src/app',
  // scripts/build-web.ts builds elsewhere first.
  buildDirectory: process.env.WEB_BUILD ?? 'build',
  ssr: false,
  prerender: [...staticPages, ...builtForms],
  /**
   * Also tells the server which paths have a screen, so that it answers the others with 404, and which
   * files a browser may fetch at once.
   */
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const client = join(buildDirectory, 'client');
    const { routes, save } = await readManifest(client);
    const screens = withAnswer(listScreens(routes), await takeAnswerFiles(client), routes.root);
    await writeFile(join(client, 'screens.json'), JSON.stringify(screens));
    forgetStaticPages(routes);
    shorten(routes);
    await save();
    const pages = ['__spa-fallback.html', ...builtForms.map((path) => `${path}/index.html`)];
    await Promise.all(pages.map((page) => writeStylesInto(page, client)));
  },
} satisfies Config;
