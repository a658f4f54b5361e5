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

/**
 * Paths of forms that are built, so that people can begin before the scripts have come. The server
 * answers them so where the address says no more; otherwise the screen depends on what it says.
 */
export const builtForms = ['/login', '/signin', '/signup', '/forgot-password'] as const;
