import type { Role } from '@redflag/shared/accounts';
import { readStored, store } from '#ui/browser-storage.ts';

/** Also in layouts/public/public-layout.tsx: an import would cost the app's first load a file. */
const NAME = 'redflag-signed-in';

/**
 * Keeps who is signed in for the public pages, which load none of the app and show Dashboard instead of
 * Login. If it is out of date, the dashboard's guard leads to the sign-in screen.
 */
export const keepHint = (role: Role | null) => store(NAME, role);

/** Whether somebody was signed in when this browser last knew. */
export const wasSignedIn = () => readStored(NAME) !== null;
