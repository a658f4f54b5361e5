import { OwnMarkdown } from '#app/public/reading/own-markdown.tsx';
import { readSections } from '#app/public/reading/read-sections.ts';
import { ReadingPage } from '#app/public/reading/reading-page.tsx';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A legal text: a summary, a table of contents, and numbered sections.
 * @param text Markdown as `readSections` takes it, in which 'Redflag' and 'support@redflag.example'
 *   stand for the settings, as in ui/brand.ts
 * @throws Error if a section has no title, id or text
 */
export function LegalPage({ text }: { text: string }) {
  const { title, updated, summary, sections } = readSections(text);
  return (
    <ReadingPage
      title={title}
      note={
        <p>
          Last updated: <time dateTime={updated}>{date.format(new Date(updated))}</time>
        </p>
      }
      summary={<OwnMarkdown>{`## ${summary}`}</OwnMarkdown>}
      sections={sections.map(({ id, title, body }) => ({
        id,
        title,
        content: <OwnMarkdown>{body}</OwnMarkdown>,
      }))}
      numbered
    />
  );
}
