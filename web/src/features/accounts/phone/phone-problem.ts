import { phoneProblems } from '@redflag/shared/accounts/phone-verification';
import type { ApiProblem } from '#api/problem.ts';
import { sentenceWithCode } from '#api/problem.ts';
import { focusFirstError } from '#ui/form/form.ts';
import { toastError } from '#ui/toast.tsx';

interface OneFieldForm {
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

/** Shows a message at a field and focuses the field. */
export function showErrorAt(form: OneFieldForm, field: string, message: string) {
  form.setErrors({ [field]: message });
  focusFirstError(form, { [field]: message });
}

/**
 * Shows an error of the phone verification at the field where the person can act on it; any other
 * problem, such as a lost connection, as a toast.
 */
export function showPhoneProblem(
  form: OneFieldForm,
  field: string,
  problem: Pick<ApiProblem, 'code' | 'detail'>,
) {
  if (problem.code in phoneProblems) {
    showErrorAt(form, field, problem.detail);
  } else {
    toastError(problem.detail);
  }
}

/** Shows why a code was not sent, in the same places and with the problem's code. */
export function showSendProblem(form: OneFieldForm, field: string, { code, detail }: ApiProblem) {
  showPhoneProblem(form, field, { code, detail: sentenceWithCode({ code, detail }) });
}
