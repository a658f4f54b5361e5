import type { ReactNode } from 'react';
import classes from './reading-page.module.css';

export interface Section {
  /** Other pages link to it, so it must not change with the title. */
  id: string;
  title: string;
  content: ReactNode;
}

interface ReadingPageProps {
  title: string;
  /** Below the title, such as when the page was last changed. */
  note?: ReactNode;
  summary: ReactNode;
  sections: Section[];
  /** Whether the sections are numbered, for texts that people quote. */
  numbered?: boolean;
}

/** A long text: its title, a summary, a table of contents, and sections. */
export function ReadingPage({ title, note, summary, sections, numbered }: ReadingPageProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <article className={classes.page} data-numbered={numbered}>
      <header className={classes.head}>
        <h1>{title}</h1>
        {note}
      </header>
      <div className={classes.summary}>{summary}</div>
      <nav className={classes.contents} aria-label="Contents">
        {/* Folded on phones. The style opens it where there is room beside the text. */}
        <details>
          <summary>Contents</summary>
          <List>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </List>
        </details>
      </nav>
      <div className={classes.text}>
        {sections.map(({ id, title, content }) => (
          <section key={id}>
            <h2 id={id}>{title}</h2>
            {content}
          </section>
        ))}
      </div>
    </article>
  );
}
