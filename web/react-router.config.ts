import type { Config } from '@react-router/dev/config';
import { staticPages } from './src/app/static-pages.ts';

/** A single-page app, except for the public pages, which are prerendered HTML without scripts. */
export default {
  appDirectory: 'src/app',
  // scripts/build-web.ts builds elsewhere first.
  buildDirectory: process.env.WEB_BUILD ?? 'build',
  ssr: false,
  prerender: [...staticPages],
} satisfies Config;
