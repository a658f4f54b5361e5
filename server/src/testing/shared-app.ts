import type { TestApp } from './test-app.ts';
import { startTestApp } from './test-app.ts';

let shared: Promise<TestApp> | undefined;

/**
 * The server of all tests of this process that need no settings of their own; it ends with the
 * process. Others have left their rows in it: a test makes its own, looks at those alone, and leaves
 * the settings as they are.
 */
export function sharedTestApp(): Promise<TestApp> {
  shared ??= startTestApp();
  return shared;
}
