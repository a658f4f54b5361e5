import type { Components } from 'react-markdown';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { nameCells } from './name-cells.ts';
import classes from './reading-page.module.css';

/** Renders our own text. Unlike untrusted text (`ui/markdown.tsx`), it may link within the site. */
export function OwnMarkdown({ children }: { children: string }) {
  return (
    <ReactMarkdown remarkPlugins={[remarkGfm, nameCells]} components={components}>
      {children}
    </ReactMarkdown>
  );
}

const components: Components = {
  a: ({ href, children }) => (
    <a href={href} rel={href?.startsWith('https:') ? 'noreferrer' : undefined}>
      {children}
    </a>
  ),
  table: ({ title, children }) => (
    <table className={classes.table}>
      <caption className="visually-hidden">{title}</caption>
      {children}
    </table>
  ),
};
