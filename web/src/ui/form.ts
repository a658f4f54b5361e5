import type { FormErrors } from '@mantine/form';
import type { ZodMiniType } from 'zod/mini';
import { toastError } from './toast.tsx';

/**
 * Validates a Mantine form with a zod schema. The messages of a field are joined with spaces (product
 * specification section 5).
 */
export function validateBy(schema: ZodMiniType) {
  return (values: unknown): FormErrors => {
    const errors: Record<string, string> = {};
    for (const { path, message } of schema.safeParse(values).error?.issues ?? []) {
      const field = path.join('.');
      errors[field] = errors[field] ? `${errors[field]} ${message}` : message;
    }
    return errors;
  };
}

interface FocusableForm {
  getInputNode: (path: string) => HTMLElement | null;
}

/** Focuses the first field on the page that has an error. */
export function focusFirstError(form: FocusableForm, errors: FormErrors) {
  const [first] = Object.keys(errors)
    .map((path) => form.getInputNode(path))
    .filter((node) => node !== null)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  first?.focus();
}

interface FieldErrors {
  errors?: { path: string; message: string }[] | undefined;
}

/**
 * Shows the server's messages at their fields and focuses the first.
 * @returns whether any message had a field; if not, the screen shows the problem's detail
 */
export function showFieldErrors(
  form: FocusableForm & { setErrors: (errors: FormErrors) => void; getValues: () => object },
  problem: FieldErrors,
): boolean {
  const fields = Object.keys(form.getValues());
  const errors: Record<string, string> = {};
  for (const { path, message } of problem.errors ?? []) {
    if (fields.includes(path)) {
      errors[path] = errors[path] ? `${errors[path]} ${message}` : message;
    }
  }
  form.setErrors(errors);
  focusFirstError(form, errors);
  return Object.keys(errors).length > 0;
}

/** Shows a problem at the fields that the server names, otherwise as a toast. */
export function showProblem(
  form: Parameters<typeof showFieldErrors>[0],
  problem: FieldErrors & { detail: string },
): void {
  if (!showFieldErrors(form, problem)) toastError(problem.detail);
}
