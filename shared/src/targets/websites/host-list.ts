import { z } from 'zod/mini';
import { readWebAddress } from '#targets/web-address.ts';

/** The JSON of a MISP warning list. */
const warningList = z.object({ list: z.array(z.unknown()) });

/**
 * Reads a list of hosts: one on each line, or the JSON of a MISP warning list. Whatever is no host,
 * such as a comment or a page, is passed over. Returns the hosts in ASCII, without `www.`; `.pages.dev`
 * and `*.pages.dev` begin with a dot: they mean all names below.
 * @throws SyntaxError or ZodError for JSON that is no such list
 */
export function readHostList(content: string): string[] {
  const text = content.trim();
  const lines = text.startsWith('{') ? warningList.parse(JSON.parse(text)).list : text.split('\n');
  return lines.flatMap((line) => {
    const entry = String(line).replace(/#.*/, '').trim();
    const name = entry.replace(/^\*?\./, '');
    const host = name.includes('/') ? null : readWebAddress(name)?.host;
    return host ? [(name === entry ? '' : '.') + host] : [];
  });
}
