/**
 * Takes a legal text apart.
 * @param text Markdown: a title, 'Last updated: yyyy-mm-dd', '## In short', then sections such as
 *   '## Your rights {#rights}'. Other pages link to that id, so it must not change with the title.
 * @throws Error if a section has no title, id or text
 */
export function readSections(text: string) {
  const [head = '', summary = '', ...parts] = text.split(/^## /m);
  const [, title = '', updated = ''] = /^# (.+)\n\nLast updated: (.+)\n/.exec(head) ?? [];
  return { title, updated, summary, sections: parts.map(readSection) };
}

function readSection(part: string) {
  const [, title, id, body] = /^(.+) \{#(.+)\}\n([\s\S]*)$/.exec(part) ?? [];
  if (!title || !id || !body) {
    throw new Error(`A section has no title with an id, or no text: ${part.slice(0, 80)}`);
  }
  return { title, id, body };
}
