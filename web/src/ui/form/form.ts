import type { ChangeEvent, RefObject, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { loadPart } from '#ui/lazy-part.tsx';
import { toastError } from '#ui/toast.tsx';

/** What is wrong, by field. True marks a field without a message. */
export type FormErrors = Record<string, string | boolean | null | undefined>;

interface FormOptions<Values> {
  initialValues: Values;
  initialErrors?: FormErrors;
  /** Called on submit, with the form's element. */
  validate?: (values: Values, form: HTMLFormElement | null) => FormErrors | Promise<FormErrors>;
}

type Path<Values> = Extract<keyof Values, string>;
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface Issue {
  path: string;
  message: string;
}

interface FieldProblem {
  errors?: Issue[] | undefined;
}

/**
 * The values of a form and what is wrong with them. Changing a field removes its error. Fields have no names, which
 * could get into an address: `data-path` tells them apart within the form whose ref is `element`.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const [initial] = useState(options.initialValues);
  const [values, setValues] = useState(initial);
  const element = useRef<HTMLFormElement>(null);
  const wrong = useErrors(element, initial, options.initialErrors);
  const { errors, setErrors, setFieldError, focusFirst } = wrong;
  const { busy, onSubmit } = useSubmission(values, wrong, () =>
    options.validate?.(values, element.current),
  );

  function setFieldValue<Field extends Path<Values>>(path: Field, value: Values[Field]) {
    setValues((present) => ({ ...present, [path]: value }));
    setFieldError(path, null);
  }

  // What was typed into the built page before its scripts ran.
  useLayoutEffect(() => {
    for (const node of fieldsOf(element.current)) {
      const path = node.dataset.path as Path<Values>;
      const isTyped = node instanceof HTMLInputElement && !/checkbox|radio/.test(node.type);
      if (isTyped && initial[path] === '' && node.value !== '') {
        setValues((present) => ({ ...present, [path]: node.value }));
      }
    }
  }, [initial]);

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

  return {
    ...wrong,
    element,
    values,
    /** Whether the values are being validated, which may load something first, or sent. */
    busy,
    isDirty: (Object.keys(initial) as Path<Values>[]).some(
      (path) => !Object.is(values[path], initial[path]),
    ),
    setFieldValue,
    reset() {
      setValues(initial);
      setErrors({});
    },
    focus: (path: Path<Values>) => focusFirst({ [path]: true }),
    onSubmit,
    getInputProps,
  };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

/** Submits the values of a form once they are valid, one submission at a time. */
function useSubmission<Values extends object>(
  values: Values,
  { setErrors, focusFirst }: Pick<ReturnType<typeof useErrors>, 'setErrors' | 'focusFirst'>,
  validate: () => ReturnType<NonNullable<FormOptions<Values>['validate']>> | undefined,
) {
  const [busy, setBusy] = useState(false);
  const submitting = useRef(false);
  /** Hands on the values if they are valid, otherwise the errors, of which by default the first takes the focus. */
  const onSubmit =
    (accept: (values: Values) => unknown, refuse = focusFirst) =>
    async (event: SyntheticEvent) => {
      event.preventDefault();
      if (submitting.current) return;
      submitting.current = true;
      setBusy(true);
      const found = (await validate()) ?? {};
      setErrors(found);
      if (hasErrors(found)) refuse(found);
      else await accept(values);
      submitting.current = false;
      setBusy(false);
    };
  return { busy, onSubmit };
}

/** What is wrong with the fields of a form. */
function useErrors<Values extends object>(
  element: RefObject<HTMLFormElement | null>,
  fields: Values,
  initialErrors: FormErrors = {},
) {
  const [errors, setErrors] = useState(initialErrors);

  function setFieldError(path: Path<Values>, error: string | null) {
    setErrors((present) => ({ ...present, [path]: error }));
  }

  /** Focuses the first field that has an error. */
  function focusFirst(found: FormErrors) {
    fieldsOf(element.current)
      .find(({ dataset }) => found[`${dataset.path}`])
      ?.focus();
  }

  /** Shows errors at their fields and focuses the first. */
  function showErrors(found: FormErrors) {
    setErrors(found);
    focusFirst(found);
  }

  /**
   * Shows the server's messages at their fields and focuses the first.
   * @returns whether any message had a field; if not, the screen shows the problem's detail
   */
  function showFieldErrors({ errors: issues = [] }: FieldProblem): boolean {
    const found = byField(issues.filter(({ path }) => Object.hasOwn(fields, path)));
    showErrors(found);
    return hasErrors(found);
  }

  return {
    errors,
    setErrors,
    setFieldError,
    focusFirst,
    showErrors,
    showFieldErrors,
    /** Shows a problem at the fields that the server names, otherwise as a toast. */
    showProblem(problem: FieldProblem & { detail: string }) {
      if (!showFieldErrors(problem)) toastError(problem.detail);
    },
  };
}

/** The inputs of a form's fields, in their order. */
function fieldsOf(form: HTMLFormElement | null): HTMLElement[] {
  return [...(form?.querySelectorAll<HTMLElement>('[data-path]') ?? [])];
}

/** Whether anything is wrong. */
export function hasErrors(errors: FormErrors): boolean {
  return Object.values(errors).some(Boolean);
}

/** Joins the messages of each field with spaces (product specification section 5). */
function byField(issues: Issue[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of issues) {
    errors[path] = errors[path] ? `${errors[path]} ${message}` : message;
  }
  return errors;
}

export type Schema = Pick<ZodMiniType, 'safeParse'>;

/** Returns what a zod schema finds wrong, by field. */
export function errorsBy(schema: Schema, values: unknown): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? [];
  return byField(issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

/** Validates a form with a zod schema. */
export function validateBy(schema: Schema) {
  return (values: unknown) => errorsBy(schema, values);
}

/**
 * Validates a form with a zod schema that is loaded when it is first needed, for screens that begin without zod. If it
 * cannot be loaded, the server says what is wrong.
 */
export function validateLater(load: () => Promise<Schema>) {
  return async (values: unknown) => {
    const schema = await loadPart(load).catch(() => null);
    return schema ? errorsBy(schema, values) : {};
  };
}
