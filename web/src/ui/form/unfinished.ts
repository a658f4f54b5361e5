import type { FormErrors } from './form.ts';

/** Returns what is wrong with dates and times that are only half filled in, of which a form's values tell nothing. */
export function unfinishedIn(form: HTMLFormElement | null): FormErrors {
  const unfinished = [
    ...(form?.querySelectorAll<HTMLInputElement>('input[data-path]') ?? []),
  ].filter(({ validity }) => validity.badInput);
  return Object.fromEntries(
    unfinished.map(({ dataset }) => [`${dataset.path}`, 'Fill in all of it, or clear it.']),
  );
}
