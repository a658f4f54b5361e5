import { Button } from '#ui/buttons/button.tsx';

interface ShowMoreProps {
  /** A list, fetched page by page. */
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** Why the last attempt failed, or null. */
  failure: string | null;
}

/** A button that fetches the next page of a list; renders nothing if there is none. */
export function ShowMore({ list, failure }: ShowMoreProps) {
  return list.hasNextPage ? (
    <div className="row gap-md centred mt-lg">
      <Button
        variant="default"
        loading={list.isFetchingNextPage}
        onClick={() => list.fetchNextPage()}
      >
        Show more
      </Button>
      {failure ? <span role="alert">{failure}</span> : null}
    </div>
  ) : null;
}
