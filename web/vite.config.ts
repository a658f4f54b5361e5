import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const api = 'http://localhost:3000';

export default defineConfig({
  plugins: [reactRouter()],
  server: { proxy: { '/v1': api, '/docs': api, '/dev': api } },
  build: {
    // Inlined assets would be data: addresses, which the content security policy keeps to pictures.
    assetsInlineLimit: 0,
  },
});
