import { VisuallyHidden } from '@mantine/core';

interface ListStatusProps {
  /** How many entries are shown; undefined until that is known. */
  shown: number | undefined;
  /** Whether there are more to show. */
  more: boolean;
}

/**
 * Announces to screen readers how many entries a list shows. Render it from the start: screen readers
 * do not announce a live region that appears with its text.
 */
export function ListStatus(props: ListStatusProps) {
  return <VisuallyHidden role="status">{inWords(props)}</VisuallyHidden>;
}

function inWords({ shown, more }: ListStatusProps): string {
  if (shown === undefined) return '';
  if (shown === 0) return 'Nothing found';
  if (more) return `${shown} shown, more below`;
  return shown === 1 ? '1 shown' : `All ${shown} shown`;
}
