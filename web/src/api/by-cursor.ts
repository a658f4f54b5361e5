/** How TanStack Query walks a list of the API, page by page. */
export const byCursor = {
  pageParamName: 'cursor',
  // Null is left out of the request; undefined would be sent as 0.
  initialPageParam: null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};
