import type { Sites } from '@redflag/shared/targets/websites/sites';
import { eq, sql } from 'drizzle-orm';
import type { LiveEvents } from './announcements/announcements.ts';
import { announce } from './announcements/announcements.ts';
import type { Config } from './config.ts';
import type { Database, Queryable } from './database/database.ts';
import { settings } from './database/schema.ts';

const ANSWERS = 'sharedHosts';

/** Whether anybody can publish on hosts that are on no list, as reviewers answered. */
type Answers = Record<string, boolean>;

/** The lists of sites, and what reviewers answered. */
export interface KnownSites extends Sites {
  /** Whether a reviewer answered for a host. */
  isAnswered(host: string): boolean;
  /** Reads the answers now, without waiting to hear of new ones. */
  refresh(): Promise<void>;
}

/** Opens the operator's lists of sites. Adds what reviewers answer, on any instance. */
export async function openSites(
  { sites }: Pick<Config, 'sites'>,
  database: Database,
  live: LiveEvents,
  onError: (error: Error) => void,
): Promise<KnownSites> {
  const read = async () => {
    const answers = await selectAnswers(database);
    const shared = Object.keys(answers).filter((host) => answers[host]);
    return { answers, sharedHosts: new Set([...sites.sharedHosts, ...shared]) };
  };
  let known = await read();
  const refresh = async () => {
    known = await read();
  };
  const readAgain = () => {
    refresh().catch(onError);
  };
  live.subscribe(({ name }) => {
    if (name === 'config') readAgain();
  });
  live.onGap(readAgain);
  return {
    wellKnownSites: sites.wellKnownSites,
    wellKnownTargets: sites.wellKnownTargets,
    get sharedHosts() {
      return known.sharedHosts;
    },
    isAnswered: (host) => Object.hasOwn(known.answers, host),
    refresh,
  };
}

async function selectAnswers(database: Queryable): Promise<Answers> {
  const [row] = await database.select().from(settings).where(eq(settings.name, ANSWERS));
  return (row?.value ?? {}) as Answers;
}

/** Stores whether anybody can publish on a host, and tells all instances. Returns the earlier answer. */
export async function putAnswer(
  database: Queryable,
  host: string,
  isShared: boolean,
): Promise<boolean | null> {
  const answers = await selectAnswers(database);
  const value = { [host]: isShared };
  await database
    .insert(settings)
    .values({ name: ANSWERS, value })
    .onConflictDoUpdate({
      target: settings.name,
      set: { value: sql`${settings.value} || ${JSON.stringify(value)}::jsonb` },
    });
  await announce(database, { name: 'config', audience: { role: 'admin' } });
  return answers[host] ?? null;
}
