import { NOTIFICATION_PREVIEW } from '@redflag/shared/notifications/values';

/**
 * Returns the first 30 characters of a notification (product specification section 9), and what a list with room shows
 * of it, too.
 */
export function preview(content: string): { first: string; rest: string } {
  const characters = charactersIn(content);
  if (characters.length <= NOTIFICATION_PREVIEW) return { first: content, rest: '' };
  const first = characters
    .slice(0, NOTIFICATION_PREVIEW)
    .join('')
    .replace(/[\s.]+$/, '');
  return { first, rest: content.slice(first.length) };
}

function charactersIn(content: string): string[] {
  // Missing in Firefox before 125, where a combined emoji at the end may lose a part.
  if (isPlain.test(content) || !('Segmenter' in Intl)) return Array.from(content);
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(graphemes.segment(content), ({ segment }) => segment);
}

const isPlain = /^[ -~]*$/;
