import type { ReactNode } from 'react';
import { useId } from 'react';
import { brand } from '#ui/brand.ts';
import classes from './public-footer.module.css';
import { SocialLinks } from './social-links.tsx';
import { StoreBadges } from './store-badges.tsx';

interface PublicFooterProps {
  /** The address of the terms: relative as specified, but not on a page that stands at any depth. */
  terms: string;
}

/** The four groups of links at the foot of the public pages. */
export function PublicFooter({ terms }: PublicFooterProps) {
  return (
    <footer className={classes.footer}>
      <div className={classes.groups}>
        <LinkGroup title="About">
          <a href="/#About">About</a>
          <a href="/#HowItWorks">How it works</a>
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
