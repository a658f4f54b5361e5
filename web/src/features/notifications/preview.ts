import { NOTIFICATION_PREVIEW } from '@redflag/shared/notifications';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Returns the first 30 characters of a notification, for the list (product specification section 9). */
export function preview(content: string): string {
  const characters = Array.from(graphemes.segment(content), ({ segment }) => segment);
  return characters.length > NOTIFICATION_PREVIEW
    ? `${characters.slice(0, NOTIFICATION_PREVIEW).join('')}…`
    : content;
}
