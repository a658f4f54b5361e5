import { signOut } from '#api/session.ts';
import { toastError } from '#ui/toast.tsx';

/** Signs out. If the server cannot be reached, the session continues and a toast says so. */
export function leave() {
  signOut().catch((problem: Error) => toastError(problem.message));
}
