import type { Figure } from '#figures.ts';
import { atLeast, atMost } from '#figures.ts';
import type { Load } from '#load.ts';
import type { Comparison } from './compare.ts';
import type { Scenario } from './peer.ts';

/** How many times as many requests a second as Parse Server the product must answer. */
const timesParse: Partial<Record<Scenario, number>> = {
  search: 3,
  list: 3,
  'list page 1,000': 3,
  'own contains': 2,
  create: 0.5,
};
/** How many times as many as the bare server. */
const TIMES_BARE = 0.7;

/** How many milliseconds of processor time each request may take. */
const limits: Record<Scenario, { server: number; database: number }> = {
  search: { server: 0.6, database: 0.35 },
  list: { server: 0.5, database: 0.25 },
  'list page 1,000': { server: 0.5, database: 0.25 },
  'own contains': { server: 0.8, database: 0.7 },
  create: { server: 9, database: 2 },
  'create with picture': { server: 40, database: 2 },
  notifications: { server: 0.5, database: 0.25 },
  me: { server: 0.3, database: 0.1 },
};
/** How much more with compression. */
const COMPRESSION_MS = 0.15;

/** Returns what each peer reached, and what the generator took for a request to the product. */
export function peerColumns({ scenario, loads }: Comparison) {
  return Object.fromEntries([
    ['operation', scenario],
    ...Object.entries(loads).map(([peer, { perSecond, server, database }]) => [
      peer,
      `${Math.round(perSecond)} (${ms(server)} + ${ms(database)})`,
    ]),
    ['generator, ms', loads.Redflag?.generator],
  ]);
}

const ms = (value: number) => Number(value.toPrecision(2));

/** Compares what the peers reached with what is to be reached. */
export function peerFigures({ scenario, loads }: Comparison): Figure[] {
  const { Redflag: own, 'bare server': bare, 'Parse Server': parse } = loads;
  if (!own) return [];
  const compressed = loads['Redflag, compressed'];
  const toParse = timesParse[scenario];
  const { server, database } = limits[scenario];
  const against = (peer: Load) => own.perSecond / peer.perSecond;
  const cost = (load: Load) => load.server + load.database;
  return [
    ...(parse && toParse
      ? [
          atLeast(`${scenario}: against Parse Server`, against(parse), toParse),
          atLeast(`${scenario}: … by processor time`, cost(parse) / cost(own), toParse),
        ]
      : []),
    ...(bare ? [atLeast(`${scenario}: against the bare server`, against(bare), TIMES_BARE)] : []),
    atMost(`${scenario}: processor time of the server`, own.server, server, ' ms'),
    atMost(`${scenario}: processor time of the database`, own.database, database, ' ms'),
    ...(compressed
      ? [
          atMost(
            `${scenario}: processor time of compressing`,
            compressed.server - own.server,
            COMPRESSION_MS,
            ' ms',
          ),
        ]
      : []),
  ];
}
