function builtInto(name: string, fallback: string): string {
  if (typeof document === 'undefined') {
    return fallback;
  }
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || fallback;
}

/**
 * The product's name, contact address and origin. The built pages carry placeholders, for which the
 * server puts in its settings when it reads the pages (server/src/platform/web-app/page-settings.ts);
 * scripts read them back from the meta tags.
 */
export const brand = {
  name: builtInto('application-name', 'Redflag'),
  supportEmail: builtInto('support-email', 'support@redflag.example'),
  origin: builtInto('public-url', 'https://redflag.invalid'),
};

/** Where the badges and icons of the public pages lead: placeholders too, named by their setting. */
export const publicLinks = {
  storeApple: '#STORE_URL_APPLE',
  storeGoogle: '#STORE_URL_GOOGLE',
  twitter: '#SOCIAL_URL_TWITTER',
  instagram: '#SOCIAL_URL_INSTAGRAM',
  facebook: '#SOCIAL_URL_FACEBOOK',
};

const purpose = `${brand.name} helps people report, verify and review scams, phishing and security vulnerabilities online.`;

/**
 * The meta tags of a screen, for search engines and link previews.
 * @param title of the screen; the product's name is added
 */
export function pageMeta(title: string, description = `${title}. ${purpose}`) {
  return describePage(`${title} – ${brand.name}`, description);
}

/** The meta tags of a page whose whole title is given. */
export function describePage(title: string, description = purpose) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}
