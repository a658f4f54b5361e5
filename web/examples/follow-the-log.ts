import { readFile, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const site = 'https://redflag.invalid';
const headers = { authorization: `Bearer ${process.env.API_KEY}` };
const file = 'listed.json';

/** Everything that is listed now, and the position of the log that it equals. */
async function readSnapshot() {
  const response = await fetch(`${site}/v1/feeds/website.ndjson`, { headers });
  if (!response.ok) throw new Error(await response.text());
  const position = Number(response.headers.get('redflag-position'));
  const entries = (await response.text())
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  console.log(`${entries.length} listed`);
  return { position, listed: Object.fromEntries(entries.map((entry) => [entry.key, entry])) };
}

const kept = await readFile(file, 'utf8').catch(() => null);
let { position, listed } = kept ? JSON.parse(kept) : await readSnapshot();
for (;;) {
  const query = `category=website&after=${position}&limit=1000&wait=25`;
  // The server may be starting again.
  const response = await fetch(`${site}/v1/changes?${query}`, { headers }).catch(() => null);
  if (response?.ok) {
    const { items, next } = await response.json();
    for (const change of items) {
      if (change.type === 'retracted') delete listed[change.key];
      else listed[change.key] = change;
      console.log(`${change.type} ${change.key}`);
    }
    position = next;
  } else if (response?.status === 410) {
    // The log no longer has our position.
    ({ position, listed } = await readSnapshot());
  } else if (!response || response.status === 429 || response.status >= 500) {
    await setTimeout(Number(response?.headers.get('retry-after') ?? 10) * 1000);
    continue;
  } else throw new Error(await response.text());
  // Together, so that they fit each other when you start it again.
  await writeFile(file, JSON.stringify({ position, listed }));
}
