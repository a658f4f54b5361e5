/**
 * Paths of pages that are built to plain HTML and CSS. The server fills in `/search`,
 * `/how-it-works`, `/how-we-decide` and `/trends` when they are asked for, and sends `/404` for every address without a screen.
 */
export const staticPages = [
  '/',
  '/how-it-works',
  '/how-we-decide',
  '/install',
  '/developers',
  '/block-calls',
  '/trends',
  '/terms-and-conditions',
  '/privacy-policy',
  '/search',
  '/offline',
  '/404',
] as const;

/**
 * Paths of forms that are built, so that people can begin before the scripts have come. With a query, which
 * such a page cannot know, the server sends the app instead.
 */
export const builtForms = ['/login', '/signin', '/signup', '/forgot-password'] as const;
