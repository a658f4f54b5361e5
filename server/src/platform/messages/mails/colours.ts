/** Each text on its background has a contrast of at least 4.5 (WCAG 2.2, 1.4.3), light and dark. */
export const light = {
  page: '#f4f6f7',
  card: '#ffffff',
  text: '#1b2733',
  note: '#5a6874',
  link: '#0b6b69',
  line: '#d5dce0',
  button: '#0b6b69',
  onButton: '#ffffff',
};

export const dark: typeof light = {
  page: '#11181d',
  card: '#1c262d',
  text: '#e8eef1',
  note: '#a7b4bd',
  link: '#6ccbc7',
  line: '#3a4750',
  button: '#6ccbc7',
  onButton: '#0d2726',
};

/** Inline styles are for wide, light screens. These rules are for phones and dark mode. */
export const styles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .card { margin: 0 !important; padding: 24px 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${dark.page} !important; }
  .card { background-color: ${dark.card} !important; border-color: ${dark.button} !important; }
  .text { color: ${dark.text} !important; }
  .note { color: ${dark.note} !important; }
  .link { color: ${dark.link} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background-color: ${dark.button} !important; color: ${dark.onButton} !important; }
}`;
