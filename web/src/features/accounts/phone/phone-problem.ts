import { phoneProblems } from '@redflag/shared/accounts/phone-verification';
import type { ApiProblem } from '#api/problem.ts';
import { sentenceWithCode } from '#api/problem.ts';
import { toastError } from '#ui/toast.tsx';

interface OneFieldForm {
  showErrors: (errors: Record<string, string>) => void;
}

/** Shows an error of the phone verification at its field; any other, such as a lost connection, as a toast. */
export function showPhoneProblem(form: OneFieldForm, field: string, problem: ApiProblem) {
  show(form, field, problem.code, sentenceOf(problem));
}

/** Shows why a code was not sent, in the same places and with the problem's code. */
export function showSendProblem(form: OneFieldForm, field: string, problem: ApiProblem) {
  const { code, status } = problem;
  show(form, field, code, sentenceWithCode({ code, status, detail: sentenceOf(problem) }));
}

function show(form: OneFieldForm, field: string, code: string, sentence: string) {
  if (code in phoneProblems) form.showErrors({ [field]: sentence });
  else toastError(sentence);
}

/** An error that nobody foresaw has a sentence of its own here (product specification section 8). */
function sentenceOf({ code, detail }: ApiProblem): string {
  return code === 'internal' ? phoneProblems['auth/phone-verification-failed'] : detail;
}
