import type { FormErrors } from '#ui/form/form.ts';
import { loadPart } from '#ui/lazy-part.tsx';

/** Loads the checks of the account forms with zod, which the first of their screens do without. */
export const loadChecks = () => loadPart(() => import('./checks.ts'));

/** Runs a check. If it cannot be loaded, the server says what is wrong. */
export async function check(
  run: (checks: Awaited<ReturnType<typeof loadChecks>>) => FormErrors,
): Promise<FormErrors> {
  const checks = await loadChecks().catch(() => null);
  return checks ? run(checks) : {};
}
