import { FacebookIcon, InstagramIcon, TwitterIcon } from '#ui/more-icons.tsx';
import { publicLinks } from './public-links.ts';
import classes from './social-links.module.css';

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
