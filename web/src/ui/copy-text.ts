import { toastError, toastSuccess } from './toast.tsx';

/** Puts a text where it can be pasted from, and says whether that worked. */
export async function copyText(text: string, said = 'Copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(said);
  } catch {
    toastError('Your browser did not let us copy it. Select it instead.');
  }
}
