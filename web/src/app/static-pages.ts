/**
 * Paths that are built to plain HTML and CSS. The server answers each with its file; at `/search` and
 * `/how-it-works`, it first fills in what only it knows, and it sends `/404` for every address without
 * a screen.
 */
export const staticPages = [
  '/',
  '/how-it-works',
  '/terms-and-conditions',
  '/privacy-policy',
  '/search',
  '/offline',
  '/404',
] as const;
