import type { Forms } from '@redflag/shared/text/plural';
import { plural } from '@redflag/shared/text/plural';
import { countOf, formatCount } from '#ui/text/counts.ts';
import classes from './list-status.module.css';

interface ListStatusProps {
  /** How many entries are shown; undefined until that is known. */
  shown: number | undefined;
  /** Whether there are more to show. */
  more: boolean;
  /** How many there are in all, if that is known. */
  total?: number | null | undefined;
  /** What one entry is called and what several are, to show the number to everyone. */
  of?: Forms;
  /** What else there is to say about the list. */
  note?: string | undefined;
}

/**
 * Says how many entries a list has, also to screen readers. Render it from the start: they do not announce a live
 * region that appears with its text.
 */
export function ListStatus({ of, note, ...counts }: ListStatusProps) {
  const isNothing = counts.shown === 0;
  return of ? (
    <p className={classes.total} data-nothing={(isNothing && !note) || undefined} role="status">
      {/* What stands instead of the list says so to everyone else. */}
      {isNothing ? <span className="visually-hidden">Nothing found</span> : describe(counts, of)}
      {note && !isNothing ? <br /> : null}
      {note}
    </p>
  ) : (
    <span className="visually-hidden" role="status">
      {inWords(counts)}
    </span>
  );
}

type Counts = Omit<ListStatusProps, 'of' | 'note'>;

function inWords({ shown, more }: Counts): string {
  if (shown === undefined) return '';
  if (shown === 0) return 'Nothing found';
  if (more) return `${shown} shown, more below`;
  return plural(shown, { one: '# shown', other: 'All # shown' });
}

/** Such as '20 of 1,234 reports', 'More than 20 reports' or '1 report'. */
function describe({ shown, more, total }: Counts, of: Forms): string {
  if (shown === undefined) return '';
  const known = total ?? shown;
  const all = countOf(known, of);
  if (!more) return all;
  return known > shown ? `${formatCount(shown)} of ${all}` : `More than ${all}`;
}
