import { icon } from '#ui/icons.tsx';
import { publicLinks } from './public-links.ts';
import classes from './social-links.module.css';

const TwitterIcon = icon(
  'M3 5.5c2.3 2.7 5 4 8.5 4.2-.5-3 1.5-5.2 4-5.2 1.3 0 2.3.5 3 1.3L21.5 5l-1.5 3c0 7-4.5 12-11 12-2.3 0-4.3-.6-6-1.7 2.2 0 4-.5 5.5-1.8C5 14.5 3 10.5 3 5.5z',
);
const InstagramIcon = icon(
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5zM16.2 12a4.2 4.2 0 1 1-8.4 0 4.2 4.2 0 1 1 8.4 0zM17 7v.1',
);
const FacebookIcon = icon('M17.5 3.5h-2.5a4 4 0 0 0-4 4V21M7.5 11.5h9');

/** Links to our social media accounts; `#` until the settings give them. */
export function SocialLinks() {
  return (
    <div className={classes.links}>
      <a href={publicLinks.twitter} className={classes.link} aria-label="Twitter">
        <TwitterIcon size={22} />
      </a>
      <a href={publicLinks.instagram} className={classes.link} aria-label="Instagram">
        <InstagramIcon size={22} />
      </a>
      <a href={publicLinks.facebook} className={classes.link} aria-label="Facebook">
        <FacebookIcon size={22} />
      </a>
    </div>
  );
}
