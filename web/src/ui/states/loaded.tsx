import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#ui/buttons/button.tsx';
import { EmptyState } from './empty-state.tsx';
import { FailureState } from './failure-state.tsx';
import { Loading } from './loading.tsx';

interface NoSuchThing {
  /** Such as 'Report not found'. */
  title: string;
  /** The possible reasons. */
  why: string;
  /** The label and path of the button. */
  backLabel: string;
  backPath: string;
}

interface LoadedProps<Content> {
  data: Content | undefined;
  problem: { sentence: string; isMissing: boolean } | null;
  refetch: () => unknown;
  /** Rows of the skeleton while loading, and the height of one in pixels. */
  rows?: number;
  rowHeight?: number;
  /** Shown if the id does not exist (any more), even if it was loaded before. */
  missing?: NoSuchThing;
  children: (content: Content) => ReactNode;
}

/** Shows fetched content once it is loaded; before that a skeleton, or why loading failed. */
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
    <FailureState message={problem.sentence} onRetry={refetch} />
  ) : (
    <Loading rows={rows} rowHeight={rowHeight} />
  );
}
