/** Options with which TanStack Query pages through a list of the API. */
export const byCursor = {
  pageParamName: 'cursor',
  // Null is omitted from the request; undefined would be sent as 0.
  initialPageParam: null,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};
