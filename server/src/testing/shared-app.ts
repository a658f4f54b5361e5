import type { TestApp } from './test-app.ts';
import { startTestApp } from './test-app.ts';

let shared: Promise<TestApp> | undefined;

/**
 * The server shared by all tests in this process that need no special settings. It ends with the
 * process. Other tests leave their rows in it, so a test creates its own rows, looks only at those,
 * and does not change the settings.
 */
export function sharedTestApp(): Promise<TestApp> {
  shared ??= startTestApp();
  return shared;
}
