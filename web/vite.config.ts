import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const server = 'http://localhost:3000';

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
});
