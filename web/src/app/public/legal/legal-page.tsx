import type { ReactNode } from 'react';
import { brand } from '#ui/brand.ts';
import classes from './legal.module.css';

export interface LegalSection {
  /** Names the section in addresses: others link to it, so it stays when the title changes. */
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  title: string;
  /** The few sentences for who reads no further. */
  summary: ReactNode;
  sections: LegalSection[];
}

/** A text that people agree to or rely on: numbered sections, and links to each of them. */
export function LegalPage({ title, summary, sections }: LegalPageProps) {
  return (
    <article className={classes.page}>
      <header className={classes.head}>
        <h1>{title}</h1>
        <p className={classes.updated}>
          Last updated: <time dateTime="2026-11-21">21 November 2026</time>
        </p>
      </header>
      <div className={classes.summary}>{summary}</div>
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
            {section.content}
          </section>
        ))}
      </div>
    </article>
  );
}

/** The contact address, as a link that is legible on paper, too. */
export function SupportLink() {
  return <a href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</a>;
}
