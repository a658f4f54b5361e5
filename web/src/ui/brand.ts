function builtInto(name: string, fallback: string): string {
  if (typeof document === 'undefined') {
    return fallback;
  }
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || fallback;
}

/**
 * The product's name, contact address and origin. Built pages have placeholders, which the server fills with its
 * settings (server/src/platform/web-app/page-settings.ts); scripts read the filled ones from the meta tags.
 */
export const brand = {
  name: builtInto('application-name', 'Redflag'),
  supportEmail: builtInto('support-email', 'support@redflag.example'),
  origin: builtInto('public-url', 'https://redflag.invalid'),
};

const purpose = `${brand.name} helps people report, verify and review scams, phishing and security vulnerabilities online.`;

/** Returns the title of the page of a screen: the screen's, with the product's name. */
export const fullTitle = (title: string) => `${title} – ${brand.name}`;

/**
 * Returns the meta tags of a screen, for search engines and link previews.
 * @param title the screen's title; the product's name is added
 */
export function pageMeta(title: string, description = `${title}. ${purpose}`) {
  return describePage(fullTitle(title), description);
}

/** Returns the meta tags of a page with the given full title. */
export function describePage(title: string, description = purpose) {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ];
}
