import type { Config } from '#platform/config.ts';
import { escapeHtml } from '#platform/http/html.ts';
import { wordFeeds, wordPhoneList } from './feeds.words.ts';

type PageSettings = Pick<
  Config,
  'companyName' | 'supportEmail' | 'publicUrl' | 'publicLinks' | 'signUp' | 'feeds' | 'trends'
>;

/** The setting for each placeholder that web/src/ui/brand.ts writes into the built pages. */
function valuesByPlaceholder(config: PageSettings): Record<string, string> {
  const { storeApple, storeGoogle, twitter, instagram, facebook } = config.publicLinks;
  return {
    Redflag: config.companyName,
    'support@redflag.example': config.supportEmail,
    'https://redflag.invalid': config.publicUrl,
    '#FEEDS_HERE': wordFeeds(config.feeds),
    '#PHONE_LIST_HERE': wordPhoneList(config.feeds),
    '#STORE_URL_APPLE': storeApple ?? '/install#iphone',
    '#STORE_URL_GOOGLE': storeGoogle ?? '/install#android',
    '#SOCIAL_URL_TWITTER': twitter ?? '#',
    '#SOCIAL_URL_INSTAGRAM': instagram ?? '#',
    '#SOCIAL_URL_FACEBOOK': facebook ?? '#',
  };
}

/**
 * Fills settings into a built page, in one pass, so that a setting like a placeholder stays. Tells styles whether
 * accounts can be made, and everybody may see what is going round; no script needs to know.
 */
export function applyPageSettings(html: string, config: PageSettings): string {
  const values = valuesByPlaceholder(config);
  const placeholders = new RegExp(Object.keys(values).join('|').replaceAll('.', '\\.'), 'g');
  const signUp = config.signUp ? 'open' : 'closed';
  const told = `data-sign-up="${signUp}" data-trends="${config.trends ? 'on' : 'off'}"`;
  return html
    .replace(placeholders, (found) => escapeHtml(values[found] ?? found))
    .replace('<html ', `<html ${told} `);
}
