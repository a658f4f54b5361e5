import { Scripts } from 'react-router';

/**
 * The first that every screen asks for, so that it does not have to wait for the scripts. For visitors, the
 * server leaves the account out (server/src/platform/web-app/web-app.ts).
 */
const asked = ['/v1/me', '/v1/app-config'];

/** The app's scripts, for the pages that it is built into. */
export function FirstLoad() {
  return (
    <>
      {/* Not in the scripts. */}
      {import.meta.env.SSR
        ? asked.map((path) => (
            <link key={path} rel="preload" href={path} as="fetch" crossOrigin="anonymous" />
          ))
        : null}
      <Scripts />
    </>
  );
}
