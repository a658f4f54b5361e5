import { signOut } from '#api/session.ts';
import { toastError } from '#ui/toast.tsx';

/** Signs out; where the server could not be told, the session goes on, and the person is told so. */
export function leave() {
  signOut().catch((problem: Error) => toastError(problem.message));
}
