import type { ChangeEvent, FormEvent } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { toastError } from '#ui/toast.tsx';

/** What is wrong, by field. */
export type FormErrors = Record<string, string | boolean | null | undefined>;

interface FormOptions<Values> {
  initialValues: Values;
  initialErrors?: FormErrors;
  /** Called on submit. */
  validate?: (values: Values) => FormErrors | Promise<FormErrors>;
}

type Path<Values> = Extract<keyof Values, string>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Finds the input that has a field's `data-path`. */
const getInputNode = (path: string) => document.querySelector<HTMLElement>(`[data-path="${path}"]`);

/** The values of a form and what is wrong with them. Changing a field removes its error. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { validate: check } = options;
  const [initial] = useState(options.initialValues);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState(options.initialErrors ?? {});
  const [busy, setBusy] = useState(false);
  const submitting = useRef(false);

  const setFieldError = useCallback((path: Path<Values>, error: string | null) => {
    setErrors((present) => ({ ...present, [path]: error }));
  }, []);
  const clearFieldError = useCallback(
    (path: Path<Values>) => setFieldError(path, null),
    [setFieldError],
  );
  const setFieldValue = useCallback(
    <Field extends Path<Values>>(path: Field, value: Values[Field]) => {
      setValues((present) => ({ ...present, [path]: value }));
      clearFieldError(path);
    },
    [clearFieldError],
  );

  // What was typed into the built page before its scripts ran.
  useLayoutEffect(() => {
    for (const path of Object.keys(initial) as Path<Values>[]) {
      const node = getInputNode(path);
      const isTyped = node instanceof HTMLInputElement && !/checkbox|radio/.test(node.type);
      if (isTyped && initial[path] === '' && node.value !== '') {
        setValues((present) => ({ ...present, [path]: node.value }));
      }
    }
  }, [initial]);

  async function validate(): Promise<FormErrors> {
    const found = (await check?.(values)) ?? {};
    setErrors(found);
    return found;
  }

  /** Returns what handles the form's submission: with the values if they are valid, otherwise with the errors. */
  const onSubmit =
    (accept: (values: Values) => unknown, refuse?: (errors: FormErrors) => void) =>
    async (event: FormEvent) => {
      event.preventDefault();
      if (submitting.current) return;
      submitting.current = true;
      setBusy(true);
      const found = await validate();
      if (hasErrors(found)) refuse?.(found);
      else await accept(values);
      submitting.current = false;
      setBusy(false);
    };

  /** Returns the properties of a field's input. */
  function getInputProps(path: Path<Values>) {
    return {
      error: errors[path] || undefined,
      value: values[path] as string,
      onChange: ({ currentTarget }: ChangeEvent<Control>) =>
        setFieldValue(path, currentTarget.value as Values[typeof path]),
      'data-path': path as string,
    };
  }

  /** The same of a box to tick. */
  function getBoxProps(path: Path<Values>) {
    return {
      error: errors[path] || undefined,
      checked: values[path] as boolean,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
        setFieldValue(path, currentTarget.checked as Values[typeof path]),
      'data-path': path,
    };
  }

  return {
    values,
    errors,
    /** Whether the values are being validated, which may load something first, or sent. */
    busy,
    setFieldValue,
    setErrors,
    setFieldError,
    clearFieldError,
    clearErrors: () => setErrors({}),
    getValues: () => values,
    isDirty: () =>
      Object.keys(initial).some(
        (path) => !Object.is(values[path as Path<Values>], initial[path as Path<Values>]),
      ),
    reset: () => {
      setValues(initial);
      setErrors({});
    },
    validate,
    onSubmit,
    getInputProps,
    getBoxProps,
    getInputNode,
  };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/** Whether anything is wrong. */
export function hasErrors(errors: FormErrors): boolean {
  return Object.values(errors).some(Boolean);
}

interface FocusableForm {
  getInputNode: (path: string) => HTMLElement | null;
}

/** Focuses the first field on the page that has an error. */
export function focusFirstError(form: FocusableForm, errors: FormErrors) {
  const [first] = Object.keys(errors)
    .filter((path) => errors[path])
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
