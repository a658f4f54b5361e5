import { categoryPlural } from '@redflag/shared/checks/check.words';
import { listed } from '@redflag/shared/text/listed';
import type { Config } from '#platform/config.ts';

type Feeds = Config['feeds'];

/** Says to programs of others what this site publishes, and to whom. */
export function wordFeeds({ readers, categories, licence }: Feeds): string {
  if (readers === 'off') {
    return 'This site publishes neither log nor feeds: these calls are answered 404.';
  }
  const published = `This site publishes ${listed(categories.map(categoryPlural))}, under ${licence}`;
  return readers === 'public'
    ? `${published}. Anyone may read them, with any key or without.`
    : `${published}, for keys of organisations with the scope feeds.`;
}

/** Says to people whether a phone can keep the list of numbers. */
export function wordPhoneList({ readers, categories }: Feeds): string {
  if (!categories.includes('phone-number')) {
    return 'This site does not give out its list of numbers, so you can only ask about each call, as above.';
  }
  return readers === 'public'
    ? 'This site gives its list of numbers to everybody: any key will do.'
    : 'This site gives its list of numbers to organisations, which need a key for it.';
}
