import type { Request } from '#peers/peer.ts';

/** What a generator counted. */
export interface Sent {
  requests: number;
  seconds: number;
  /** How many were answered with an error. */
  refused: number;
  unanswered: number;
  /** Of the generator itself. */
  processorMs: number;
}

/** Repeats operations in turn as fast as possible, on some connections, for some seconds. */
export type Generator = (
  origin: string,
  operations: Request[][],
  connections: number,
  seconds: number,
) => Promise<Sent>;
