/**
 * Paths that are built to plain HTML and CSS. The server answers each with its file; at `/search`, it
 * first fills in the answer.
 */
export const staticPages = [
  '/',
  '/terms-and-conditions',
  '/privacy-policy',
  '/search',
  '/offline',
] as const;
