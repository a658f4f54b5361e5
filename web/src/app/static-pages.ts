/**
 * Paths that are built to plain HTML and CSS. The server answers each with its file; at `/search` and
 * `/how-it-works`, it first fills in what only it knows.
 */
export const staticPages = [
  '/',
  '/how-it-works',
  '/terms-and-conditions',
  '/privacy-policy',
  '/search',
  '/offline',
] as const;
