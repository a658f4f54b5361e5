/**
 * What becomes of an answer to reports, before its date is known. Apart from the other words, which the screen that
 * asks visitors to sign in would fetch with all that uses them.
 */
export const REPLY_PROMISES = [
  'You say what is wrong, and prove that it is yours.',
  'Only you and our reviewers read what you write.',
  'A person decides. We tell you at once by which day.',
  'Removal costs nothing. Nobody will write to you about a fee.',
];
