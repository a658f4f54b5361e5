import { NOTIFICATION_PREVIEW } from '@redflag/shared/notifications/values';

/** Missing in Firefox before 125, where a combined emoji at the end may lose a part. */
const graphemes =
  'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : null;

/** Returns the first 30 characters of a notification, for the list (product specification section 9). */
export function preview(content: string): string {
  const characters = graphemes
    ? Array.from(graphemes.segment(content), ({ segment }) => segment)
    : Array.from(content);
  return characters.length > NOTIFICATION_PREVIEW
    ? `${characters
        .slice(0, NOTIFICATION_PREVIEW)
        .join('')
        .replace(/[\s.]+$/, '')}…`
    : content;
}
