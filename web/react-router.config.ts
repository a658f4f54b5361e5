import { writeFile } from 'node:fs/promises';
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

/** A single-page app, except for the public pages, which are prerendered HTML without scripts, and the first forms. */
export default {
  appDirectory: 'src/app',
  // scripts/build-web.ts builds elsewhere first.
  buildDirectory: process.env.WEB_BUILD ?? 'build',
  ssr: false,
  prerender: [...staticPages, ...builtForms],
  /** Tells the server which paths have a screen, so that it answers the others with 404. */
  async buildEnd({ reactRouterConfig: { buildDirectory, routes } }) {
    const file = join(buildDirectory, 'client/screens.json');
    await writeFile(file, JSON.stringify(listScreens(routes)));
  },
} satisfies Config;
