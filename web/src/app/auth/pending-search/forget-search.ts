/** Under which `kept-question.ts` keeps a question in this browser. */
export const QUESTION = 'redflag-question';

/** Forgets what a visitor wanted to know. Apart from the rest, which only the sign-in screens need. */
export function forgetQuestion(): void {
  try {
    localStorage.removeItem(QUESTION);
  } catch {
    // Storage may be switched off. Then nothing was kept.
  }
}
