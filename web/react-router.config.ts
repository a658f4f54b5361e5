import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { builtForms, staticPages } from './src/app/static-pages.ts';

type Routes = Record<string, { path?: string; index?: boolean; parentId?: string }>;

/** Returns the path of every screen, such as `user/report/:id`. The start page's is empty. */
function listScreens(routes: Routes): string[] {
  const pathOf = ({ path, parentId }: Routes[string]): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent && pathOf(parent), path].filter(Boolean).join('/');
  };
  const screens = Object.values(routes).filter(({ path, index }) => index || path);
  return [...new Set(screens.map(pathOf))].filter((path) => !['*', '404'].includes(path));
}

/**
 * Writes the styles of a built form into its page, which is then complete with one answer. The app still
 * finds the links that it knows, switched off.
 * @param client the folder of the built app
 */
async function writeStylesInto(path: string, client: string): Promise<void> {
  const file = join(client, path, 'index.html');
  const page = await readFile(file, 'utf8');
  let styles = '';
  for (const [, href = ''] of page.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)) {
    styles += await readFile(join(client, href), 'utf8');
  }
  const switchedOff = page.replaceAll('<link rel="stylesheet"', '<link rel="stylesheet" disabled');
  await writeFile(file, switchedOff.replace('</head>', `<style>${styles}</style></head>`));
}

/** A single-page app, except for the public pages, which are prerendered HTML without scripts, and the first forms. */
export default {
  appDirectory: 'src/app',
  // scripts/build-web.ts builds elsewhere first.
  buildDirectory: process.env.WEB_BUILD ?? 'build',
  ssr: false,
  prerender: [...staticPages, ...builtForms],
  /** Also tells the server which paths have a screen, so that it answers the others with 404. */
  async buildEnd({ reactRouterConfig: { buildDirectory, routes } }) {
    const client = join(buildDirectory, 'client');
    await writeFile(join(client, 'screens.json'), JSON.stringify(listScreens(routes)));
    await Promise.all(builtForms.map((path) => writeStylesInto(path, client)));
  },
} satisfies Config;
