import { Skeleton } from './skeleton.tsx';

interface LoadingProps {
  /** How many rows the finished content will have. */
  rows?: number;
  /** The height of one row in pixels, so that nothing jumps. */
  rowHeight?: number;
}

/** A skeleton of the final size while content loads. */
export function Loading({ rows = 5, rowHeight = 52 }: LoadingProps) {
  return (
    <div role="status">
      <span className="visually-hidden">Loading</span>
      <div className="stack gap-sm" aria-hidden="true">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
          <Skeleton key={row} style={{ height: `${rowHeight / 16}rem` }} />
        ))}
      </div>
    </div>
  );
}
