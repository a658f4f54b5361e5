import type { Components } from 'react-markdown';
import ReactMarkdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import classes from './legal.module.css';
import { nameCells } from './name-cells.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A legal text: a summary, a table of contents, and numbered sections.
 * @param text Markdown: a title, 'Last updated: yyyy-mm-dd', '## In short', then sections such as
 *   '## Your rights {#rights}'. Other pages link to that id, so it must not change with the title.
 *   'Redflag' and 'support@redflag.example' stand for the settings, as in ui/brand.ts.
 * @throws Error if a section has no title, id or text
 */
export function LegalPage({ text }: { text: string }) {
  const [head = '', summary = '', ...parts] = text.split(/^## /m);
  const [, title, updated = ''] = /^# (.+)\n\nLast updated: (.+)\n/.exec(head) ?? [];
  const sections = parts.map(readSection);
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p className={classes.updated}>
          Last updated: <time dateTime={updated}>{date.format(new Date(updated))}</time>
        </p>
      </header>
      <div className={classes.summary}>
        <Text>{`## ${summary}`}</Text>
      </div>
      <nav className={classes.contents} aria-label="Contents">
        <p>Contents</p>
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes.text}>
        {sections.map((section) => (
          <section key={section.id}>
            <h2 id={section.id}>{section.title}</h2>
            <Text>{section.body}</Text>
          </section>
        ))}
      </div>
    </article>
  );
}

function readSection(part: string) {
  const [, title, id, body] = /^(.+) \{#(.+)\}\n([\s\S]*)$/.exec(part) ?? [];
  if (!title || !id || !body) {
    throw new Error(`A section has no title with an id, or no text: ${part.slice(0, 80)}`);
  }
  return { title, id, body };
}

/** Renders our own text. Unlike untrusted text (`ui/markdown.tsx`), it may link within the site. */
function Text({ children }: { children: string }) {
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
      <caption>{title}</caption>
      {children}
    </table>
  ),
};
