import type { Role } from '@redflag/shared/accounts';

/** Also in layouts/public/public-layout.tsx: an import would cost the app's first load a file. */
const NAME = 'redflag-signed-in';

/**
 * Keeps in this browser who is signed in, for the public pages: they load none of the app, and show
 * the way to the dashboard instead of Login. It opens nothing: if it is out of date, the guard of the
 * dashboard leads to the sign-in screen.
 */
export function keepHint(role: Role | null): void {
  try {
    if (role) localStorage.setItem(NAME, role);
    else localStorage.removeItem(NAME);
  } catch {
    // Storage may be switched off or full. Then the public pages show Login.
  }
}
