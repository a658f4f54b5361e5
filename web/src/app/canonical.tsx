import { brand } from '#ui/brand.ts';

/**
 * The one address of a public page, in the head: React moves these tags there.
 * @param path without query; every other address of the page is taken for this one
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
