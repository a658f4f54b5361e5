import { store } from '#ui/browser-storage.ts';

/** Under which `pending-search.tsx` keeps a search in this browser. */
export const STORED_AS = 'redflag-pending-search';

/** Forgets what a visitor searched for. Apart from the rest, which only the sign-in screens need. */
export const forgetSearch = () => store(STORED_AS, null);
