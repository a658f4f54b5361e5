import { defineConfig } from '@playwright/test';

// Chromium cannot use its sandbox as root. Anyone who runs the tests as root trusts the pages.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  // Generous limits that only catch hangs. Tests may be slow on a busy machine, but must not fail.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.PRODUCT_ORIGIN,
    locale: 'en-GB',
    // It shows the offline page. Filling its cache for each test would take a quarter of all processor time.
    serviceWorkers: 'block',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    trace: 'on-first-retry',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        ...sandbox,
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
