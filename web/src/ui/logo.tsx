import { brand } from './brand.ts';
import classes from './logo.module.css';

/** The red flag and the product's name; wrap it in a link if needed. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <Flag />
      {brand.name}
    </span>
  );
}

/** The red flag alone. */
export function Flag() {
  return (
    <svg viewBox="0 0 32 32" width="2rem" height="2rem" aria-hidden="true">
      <rect x="6" y="3" width="3" height="26" rx="1.5" fill="currentColor" />
      <path d="M9 5c5-2.5 9 2.5 18 .2-2.2 4-2.2 7 0 11.3-9 2.3-13-2.7-18-.2z" fill="#d92d20" />
    </svg>
  );
}
