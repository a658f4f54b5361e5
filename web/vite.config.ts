import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';

/**
 * What many screens share travels as one file: on a phone's line fifty small ones cost seconds of
 * waiting in turn. Styles stay with their screens, and so does what knows the world's phone numbers
 * and hosts, or makes dialogs: no area's first screen has one.
 */
const staysApart =
  /\.css|libphonenumber|tldts|ui\/dialog|\/(Modal|ModalBase|Overlay|ScrollArea|FocusTrap|Transition|Portal|Paper)\/|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref/;
const codeSplitting = {
  groups: [
    {
      name: 'shared',
      minShareCount: 8,
      test: (id: string) => !staysApart.test(id),
    },
  ],
};

export default defineConfig({
  plugins: [reactRouter()],
  server: {
    proxy: {
      '^/(v1|docs|dev)(/|$)': server,
      '^/(search|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)(\\?|$)': server,
    },
  },
  build: {
    // Inlined assets would be data: addresses, which the content security policy keeps to pictures.
    assetsInlineLimit: 0,
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting } } } } },
});
