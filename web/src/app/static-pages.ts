/** Paths that are built to plain HTML and CSS; the server answers them with the file of that path. */
export const staticPages = ['/', '/terms-and-conditions', '/privacy-policy', '/offline'] as const;
