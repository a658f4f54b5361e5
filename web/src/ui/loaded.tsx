import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailureState } from './failure-state.tsx';
import { Loading } from './loading.tsx';

interface NoSuchThing {
  /** Such as 'Report not found'. */
  title: string;
  /** Why that may be. */
  why: string;
  /** The words and the path of the way on. */
  backLabel: string;
  backPath: string;
}

interface LoadedProps<Content> {
  data: Content | undefined;
  problem: { detail: string; isMissing: boolean } | null;
  refetch: () => unknown;
  /** Rows of the skeleton that stands in meanwhile, and the height of one in pixels. */
  rows?: number;
  rowHeight?: number;
  /** What a person is told where an id names nothing (any more), whatever was there before. */
  missing?: NoSuchThing;
  children: (content: Content) => ReactNode;
}

/** Shows what was fetched once it is there; until then a skeleton, or why it does not come. */
export function Loaded<Content>(props: LoadedProps<Content>) {
  const { data, problem, refetch, rows, rowHeight, missing, children } = props;
  if (missing && problem?.isMissing) {
    return (
      <EmptyState
        title={missing.title}
        action={
          <Button component={Link} to={missing.backPath}>
            {missing.backLabel}
          </Button>
        }
      >
        {missing.why}
      </EmptyState>
    );
  }
  if (data !== undefined) {
    return children(data);
  }
  return problem ? (
    <FailureState message={problem.detail} onRetry={refetch} />
  ) : (
    <Loading rows={rows} rowHeight={rowHeight} />
  );
}
