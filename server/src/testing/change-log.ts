import type { Changes, Entry } from '@redflag/shared/changes';
import { asc } from 'drizzle-orm';
import { publishSome } from '#modules/changes/publish.service.ts';
import { noteNewRules } from '#modules/changes/rules.service.ts';
import type { Queryable } from '#platform/database/database.ts';
import { listings } from '#platform/database/schema.ts';
import type { Platform } from '#platform/platform.ts';

const SETTLING_MS = 10_001;
export const HOUR_MS = 3_600_001;

/** Publishes as the servers on a database do, by a clock that tests move. */
export function openClock(...platforms: [Platform, ...Platform[]]) {
  let ahead = 0;
  const publish = async () => {
    await Promise.all(platforms.map((platform) => publishSome(platform, ahead)));
  };
  return {
    /** By how many milliseconds the clock is ahead. */
    get ahead() {
      return ahead;
    },
    move(milliseconds: number) {
      ahead += milliseconds;
    },
    publish,
    /** Publishes all that is committed, as ten seconds later. */
    async settle() {
      await publish();
      ahead += SETTLING_MS;
      await publish();
    },
    /** Compares everything, as the start of a server does with other settings, and publishes it. */
    async restart() {
      await Promise.all(platforms.map(noteNewRules));
      await this.settle();
    },
  };
}

type Item = Changes['items'][number];

/** Follows the log as a reader does: returns what is listed after some changes. */
export function follow(snapshot: Entry[], items: Item[]): Entry[] {
  const held = new Map(snapshot.map((entry) => [nameOf(entry), entry]));
  for (const { position: _, at: __, type, reason: ___, ...entry } of items) {
    if (type === 'retracted') held.delete(nameOf(entry));
    else held.set(nameOf(entry), entry);
  }
  return sorted([...held.values()]);
}

/** Returns what is listed now. */
export async function readListed(database: Queryable): Promise<Entry[]> {
  const rows = await database.select().from(listings).orderBy(asc(listings.targetId));
  return sorted(rows.map(({ entry }) => entry));
}

const nameOf = ({ category, key }: Entry) => `${category}:${key}`;
const sorted = (entries: Entry[]) =>
  entries.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
