import { Scripts } from 'react-router';
import { useHydrated } from '#ui/hooks/use-hydrated.ts';

/** The first that every screen asks for, so that it does not have to wait for the scripts. */
const asked = ['/v1/me', '/v1/app-config'];

/** The app's scripts, for the pages that it is built into. */
export function FirstLoad() {
  const hydrated = useHydrated();
  return (
    <>
      {hydrated
        ? null
        : asked.map((path) => (
            <link key={path} rel="preload" href={path} as="fetch" crossOrigin="anonymous" />
          ))}
      <Scripts />
    </>
  );
}
