import type { Config } from '@react-router/dev/config';
import { staticPages } from './src/app/static-pages.ts';

/** A single-page app, apart from the public pages: those are finished HTML and ship no script. */
export default {
  appDirectory: 'src/app',
  ssr: false,
  prerender: [...staticPages],
} satisfies Config;
