import { VisuallyHidden } from '@mantine/core';

interface ListStatusProps {
  /** How many are shown; undefined while that is unknown. */
  shown: number | undefined;
  /** Whether there are more than are shown. */
  more: boolean;
}

/**
 * Tells a screen reader what a list has come to, as the eye sees it. Stands beside the list from the
 * beginning: what appears together with its text is not read out.
 */
export function ListStatus(props: ListStatusProps) {
  return <VisuallyHidden role="status">{inWords(props)}</VisuallyHidden>;
}

function inWords({ shown, more }: ListStatusProps): string {
  if (shown === undefined) return '';
  if (shown === 0) return 'Nothing found';
  return more ? `${shown} shown, more below` : `All ${shown} shown`;
}
