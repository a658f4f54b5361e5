import { signOut } from '#api/end-session.ts';
import { keepHint } from '#app/signed-in-hint.ts';
import { toastError } from '#ui/toast.tsx';
import { forgetSearch } from './pending-search/forget-search.ts';

/**
 * Signs out. If the server cannot be reached, the session continues and a toast says so.
 * @param path of the sign-in screen, if it leads to something
 */
export function leave(path?: string) {
  forgetSearch();
  signOut(path).then(
    () => keepHint(null),
    (problem: Error) => toastError(problem.message),
  );
}
