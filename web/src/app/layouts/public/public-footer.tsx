import type { ReactNode } from 'react';
import { useId } from 'react';
import { brand } from '#ui/brand.ts';
import { icon } from '#ui/icons.tsx';
import classes from './public-footer.module.css';
import { StoreBadges } from './store-badges.tsx';

/** Placeholders for the server's settings of that name (see #ui/brand.ts). */
const socialLinks = {
  twitter: '#SOCIAL_URL_TWITTER',
  instagram: '#SOCIAL_URL_INSTAGRAM',
  facebook: '#SOCIAL_URL_FACEBOOK',
};

const TwitterIcon = icon(
  'M3 5.5c2.3 2.7 5 4 8.5 4.2-.5-3 1.5-5.2 4-5.2 1.3 0 2.3.5 3 1.3L21.5 5l-1.5 3c0 7-4.5 12-11 12-2.3 0-4.3-.6-6-1.7 2.2 0 4-.5 5.5-1.8C5 14.5 3 10.5 3 5.5z',
);
const InstagramIcon = icon(
  'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5v-8a5 5 0 0 1 5-5zM16.2 12a4.2 4.2 0 1 1-8.4 0 4.2 4.2 0 1 1 8.4 0zM17 7v.1',
);
const FacebookIcon = icon('M17.5 3.5h-2.5a4 4 0 0 0-4 4V21M7.5 11.5h9');

interface PublicFooterProps {
  /** The address of the terms: relative as specified, but not on a page that stands at any depth. */
  terms: string;
}

/** The four groups of links at the foot of the public pages. */
export function PublicFooter({ terms }: PublicFooterProps) {
  return (
    <footer className={`${classes.footer} on-screen`}>
      <div className={classes.groups}>
        <LinkGroup title="About">
          <a href="/#About">About</a>
          <a href="/#HowItWorks">How it works</a>
          <a href="/trends" className="to-trends">
            What is going round
          </a>
          <a href="/privacy-policy">Privacy policy</a>
          <a href={terms}>Terms of service</a>
        </LinkGroup>
        <LinkGroup title="Report a Phish">
          <a href="/user/dashboard?type=Scam">Scam</a>
          <a href="/user/dashboard?type=Phishing">Phishing</a>
          <a href="/user/dashboard?type=Security+Vulnerability">Security Vulnerability</a>
        </LinkGroup>
        <LinkGroup title="Get the app">
          <SupportEmail />
          <StoreBadges />
        </LinkGroup>
        <LinkGroup title="Contact us">
          <a href="/how-it-works">Help</a>
          <a href="/how-we-decide#replies">Reported by mistake?</a>
          <a href="/developers">For developers</a>
          <SupportEmail />
          <SocialLinks />
        </LinkGroup>
      </div>
      <p className={classes.copyright}>{`© 2024 ${brand.name}`}</p>
    </footer>
  );
}

function LinkGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav className={classes.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </nav>
  );
}

function SupportEmail() {
  return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
}

/** Links to our social media accounts; one whose address is not set is `#`, and hidden. */
function SocialLinks() {
  return (
    <div className={classes.social}>
      <a href={socialLinks.twitter} className="square dimmed" aria-label="Twitter">
        <TwitterIcon size={22} />
      </a>
      <a href={socialLinks.instagram} className="square dimmed" aria-label="Instagram">
        <InstagramIcon size={22} />
      </a>
      <a href={socialLinks.facebook} className="square dimmed" aria-label="Facebook">
        <FacebookIcon size={22} />
      </a>
    </div>
  );
}
