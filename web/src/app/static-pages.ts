/** Paths that are built to plain HTML and CSS. The server answers each with its file. */
export const staticPages = ['/', '/terms-and-conditions', '/privacy-policy', '/offline'] as const;
