import { NOTIFICATION_PREVIEW } from '@redflag/shared/notifications/values';

/** Missing in Firefox before 125, where a combined emoji at the end may lose a part. */
const graphemes =
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/**
 * Returns the first 30 characters of a notification (product specification section 9), and what a list with room shows
 * of it, too.
 */
export function preview(content: string): { first: string; rest: string } {
  const characters = graphemes
    ? Array.from(graphemes.segment(content), ({ segment }) => segment)
    : Array.from(content);
  if (characters.length <= NOTIFICATION_PREVIEW) return { first: content, rest: '' };
  const first = characters
    .slice(0, NOTIFICATION_PREVIEW)
    .join('')
    .replace(/[\s.]+$/, '');
  return { first, rest: content.slice(first.length) };
}
