import { signOut } from '#api/end-session.ts';
import { toastError } from '#ui/toast.tsx';
import { forgetQuestion } from './auth/question/forget-question.ts';
import { keepHint } from './signed-in-hint.ts';

/**
 * Signs out. If the server cannot be reached, the session continues and a toast says so.
 * @param path of the sign-in screen, if it leads to something
 */
export function leave(path?: string) {
  forgetQuestion();
  signOut(path).then(
    () => keepHint(null),
    (problem: Error) => toastError(problem.message),
  );
}
