import type { ReactNode } from 'react';
import classes from './store-badges.module.css';

/** Placeholders for the server's settings of that name (see #ui/brand.ts). */
const links = { apple: '#STORE_URL_APPLE', google: '#STORE_URL_GOOGLE' };

/** Links to the app stores; to /install until the settings give them. */
export function StoreBadges() {
  return (
    <div className="row mt-xs">
      <Badge href={links.apple} call="Download on the" store="App Store">
        <path d="M12 8.9C10.8 8.9 9.4 8 7.8 8 5.3 8 4 10.4 4 13.2 4 17 6.6 21 8.9 21c1.1 0 1.9-.7 3.1-.7s2 .7 3.1.7c2.3 0 4.9-4 4.9-7.8C20 10.4 18.7 8 16.2 8c-1.6 0-3 .9-4.2.9z" />
        <path d="M12.2 7c-.2-2.4 1.4-4.5 4-4.8.2 2.5-1.5 4.6-4 4.8z" />
      </Badge>
      <Badge href={links.google} call="Get it on" store="Google Play">
        <path d="M5 4.2v15.6c0 1.1 1.2 1.8 2.2 1.2l13-7.7c1-.6 1-2 0-2.6l-13-7.7C6.2 2.4 5 3.1 5 4.2z" />
      </Badge>
    </div>
  );
}

interface BadgeProps {
  href: string;
  call: string;
  store: string;
  /** The paths of the store's logo, in a 24 × 24 view box. */
  children: ReactNode;
}

function Badge({ href, call, store, children }: BadgeProps) {
  return (
    <a className={classes.badge} href={href}>
      <svg
        viewBox="0 0 24 24"
        width="1.5rem"
        height="1.5rem"
        fill="currentColor"
        aria-hidden="true"
      >
        {children}
      </svg>
      <span>
        <small>{call} </small>
        {store}
      </span>
    </a>
  );
}
