import { join } from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';

/**
 * Modules that stay with their screens. All other modules that many screens share are built into one
 * file, since fifty small files cost seconds of round trips on a phone. Styles belong to their screens,
 * and no area's first screen needs the tables of phone numbers and hosts, or dialogs.
 */
const staysApart =
  /\.css|libphonenumber|tldts|ui\/(?:confirm-)?dialog|\/(Modal|ModalBase|Overlay|ScrollArea|FocusTrap|Transition|Portal|Paper)\/|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|tslib|get-nonce|use-focus-(?:trap|return)/;
const codeSplitting = {
  groups: [
    {
      name: 'shared',
      minShareCount: 8,
      test: (id: string) => !staysApart.test(id),
    },
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
