function builtInto(name: string, fallback: string): string {
  if (typeof document === 'undefined') {
    return fallback;
  }
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || fallback;
}

/**
 * The product's name and contact address. The built pages carry the defaults; a server with
 * COMPANY_NAME or SUPPORT_EMAIL set replaces them in the HTML it serves, and scripts read them
 * back from its meta tags.
 */
export const brand = {
  name: builtInto('application-name', 'Redflag'),
  supportEmail: builtInto('support-email', 'support@redflag.example'),
};

/** The meta tags of a screen: its title, followed by the product's name. */
export function pageMeta(title: string, description?: string) {
  return [
    { title: `${title} – ${brand.name}` },
    ...(description ? [{ name: 'description', content: description }] : []),
  ];
}
