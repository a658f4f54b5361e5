import type { Config } from '#platform/config.ts';
import { escapeHtml } from '#platform/http/html.ts';

type PageSettings = Pick<Config, 'companyName' | 'supportEmail' | 'publicUrl' | 'publicLinks'>;

/** What stands in a built page for each setting: web/src/ui/brand.ts writes it. */
function valuesByPlaceholder(config: PageSettings): Record<string, string> {
  const { storeApple, storeGoogle, twitter, instagram, facebook } = config.publicLinks;
  return {
    Redflag: config.companyName,
    'support@redflag.example': config.supportEmail,
    'https://redflag.invalid': config.publicUrl,
    '#STORE_URL_APPLE': storeApple ?? '#',
    '#STORE_URL_GOOGLE': storeGoogle ?? '#',
    '#SOCIAL_URL_TWITTER': twitter ?? '#',
    '#SOCIAL_URL_INSTAGRAM': instagram ?? '#',
    '#SOCIAL_URL_FACEBOOK': facebook ?? '#',
  };
}

/**
 * Puts the settings into a built page. All at once: a value that looks like a placeholder stays.
 * @param html built by web/, the same for every installation
 */
export function applyPageSettings(html: string, config: PageSettings): string {
  const values = valuesByPlaceholder(config);
  const placeholders = new RegExp(Object.keys(values).join('|').replaceAll('.', '\\.'), 'g');
  return html.replace(placeholders, (found) => escapeHtml(values[found] ?? found));
}
