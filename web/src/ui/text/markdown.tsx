import type { ReactNode } from 'react';
import type { Components } from 'react-markdown';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { icon } from '#ui/icons.tsx';
import classes from './markdown.module.css';
import { fitIntoPage, isTangled } from './markdown-tree.ts';

const ExternalIcon = icon('M14 4h6v6M20 4l-9 9M18 14v6H4V6h6');

const plugins = [remarkGfm, fitIntoPage];

interface MarkdownProps {
  /** GitHub-flavoured Markdown, not trusted. */
  children: string;
}

/**
 * Renders Markdown under the screen's h1. Nothing in it runs or is fetched: raw HTML is shown as typed, pictures as
 * their alt text, and links lead only to web or email addresses.
 */
export function Markdown({ children }: MarkdownProps) {
  return (
    <div className={classes.markdown}>
      {isTangled(children) ? (
        <p className="typed" dir="auto">
          {children}
        </p>
      ) : (
        <ReactMarkdown
          remarkPlugins={plugins}
          components={components}
          urlTransform={(url) => (protocolOf(url) ? url : undefined)}
        >
          {children}
        </ReactMarkdown>
      )}
    </div>
  );
}

/** Returns the protocol of an address that a text may link to; null for any other or a relative one. */
function protocolOf(url: string): string | null {
  try {
    const { protocol } = new URL(url);
    return ['http:', 'https:', 'mailto:'].includes(protocol) ? protocol : null;
  } catch {
    return null;
  }
}

const components: Components = {
  a: ({ href, children }) => <TextLink href={href}>{children}</TextLink>,
  img: ({ alt }) => alt,
  input: ({ checked }) => (checked ? '☑' : '☐'),
  pre: ({ children }) => (
    <Scrolling label="Code">
      <pre>{children}</pre>
    </Scrolling>
  ),
  table: ({ children }) => (
    <Scrolling label="Table">
      <table>{children}</table>
    </Scrolling>
  ),
};

interface TextLinkProps {
  href: string | undefined;
  children: ReactNode;
}

function TextLink({ href, children }: TextLinkProps) {
  const protocol = href ? protocolOf(href) : null;
  if (!protocol) return children;
  if (protocol === 'mailto:') {
    return (
      <a href={href} rel="noopener noreferrer nofollow">
        {children}
        <span className="visually-hidden"> (opens your email app)</span>
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <span className="visually-hidden"> (external site, opens in a new tab)</span>
      <span className={classes.leaves}>
        <ExternalIcon size={14} />
      </span>
    </a>
  );
}

/** Content that may be wider than the screen: it scrolls, with the keyboard too; the page does not. */
function Scrolling({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only the focused element
    <div className={classes.scrolling} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
