/** How TanStack Query walks a list of the API, page by page. */
export const byCursor = {
  pageParamName: 'cursor',
  initialPageParam: undefined,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
};
