import { phoneProblems } from '@redflag/shared/phone-verification';
import type { ApiProblem } from '#api/problem.ts';
import { focusFirstError } from '#ui/form.ts';
import { toastError } from '#ui/toast.tsx';

interface OneFieldForm {
  setErrors: (errors: Record<string, string>) => void;
  getInputNode: (path: string) => HTMLElement | null;
}

/** Puts a message at a field and the focus into it. */
export function showErrorAt(form: OneFieldForm, field: string, message: string) {
  form.setErrors({ [field]: message });
  focusFirstError(form, { [field]: message });
}

/**
 * Puts what the phone verification was refused for at the field that the person can act on;
 * anything else, such as a lost connection, is told at the top.
 */
export function showPhoneProblem(form: OneFieldForm, field: string, problem: ApiProblem) {
  if (problem.code in phoneProblems) {
    showErrorAt(form, field, problem.detail);
  } else {
    toastError(problem.detail);
  }
}
