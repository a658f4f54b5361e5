import { defineConfig } from '@playwright/test';

// Chromium refuses its sandbox to root; whoever runs as root trusts the pages under test.
const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Journeys that look at both widths themselves, or at which the width changes nothing: each runs once. */
const atAnyWidth = {
  phone: ['screens.spec.ts'],
  desktop: [
    'first-load.spec.ts',
    'google.spec.ts',
    'hostile-content.spec.ts',
    'inactivity.spec.ts',
    'password.spec.ts',
    'phone.spec.ts',
    'session.spec.ts',
    'settings.spec.ts',
    'sign-in.spec.ts',
    'specified-texts.spec.ts',
    'status-mails.spec.ts',
    'users.spec.ts',
  ],
};

export default defineConfig({
  testDir: 'src',
  globalSetup: './src/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  use: {
    baseURL: process.env.PRODUCT_ORIGIN,
    locale: 'en-GB',
    trace: 'retain-on-failure',
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
      testIgnore: atAnyWidth.phone,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: atAnyWidth.desktop,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
