import { brand } from '#ui/brand.ts';

/**
 * Names the canonical URL of a public page. React moves these tags to the head.
 * @param path without the query; search engines treat every other URL of the page as this one
 */
export function Canonical({ path }: { path: string }) {
  const address = brand.origin + path;
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}
