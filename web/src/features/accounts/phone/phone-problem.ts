import { phoneProblems } from '@redflag/shared/accounts/phone-verification';
import type { ApiProblem } from '#api/problem.ts';
import { sentenceWithCode } from '#api/problem.ts';
import { toastError } from '#ui/toast.tsx';

interface OneFieldForm {
  showErrors: (errors: Record<string, string>) => void;
}

/** Shows an error of the phone verification at its field; any other, such as a lost connection, as a toast. */
export function showPhoneProblem(
  form: OneFieldForm,
  field: string,
  { code, detail }: Pick<ApiProblem, 'code' | 'detail'>,
) {
  if (code in phoneProblems) form.showErrors({ [field]: detail });
  else toastError(detail);
}

/** Shows why a code was not sent, in the same places and with the problem's code. */
export function showSendProblem(form: OneFieldForm, field: string, { code, detail }: ApiProblem) {
  showPhoneProblem(form, field, { code, detail: sentenceWithCode({ code, detail }) });
}
