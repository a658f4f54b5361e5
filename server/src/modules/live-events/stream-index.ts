import type { EventStream } from './crowds.ts';

/** Whose stream it is. */
export interface Owner {
  userId: string;
  sessionId: string;
  network: string;
}

/** Finds the open streams of a person or session, and counts those of a network. */
export class StreamIndex {
  readonly #byUser = new Map<string, EventStream[]>();
  readonly #bySession = new Map<string, EventStream[]>();
  readonly #countByNetwork = new Map<string, number>();

  of(audience: { user: string } | { session: string }): EventStream[] {
    const streams =
      'user' in audience ? this.#byUser.get(audience.user) : this.#bySession.get(audience.session);
    return streams ?? [];
  }

  countOfNetwork(network: string): number {
    return this.#countByNetwork.get(network) ?? 0;
  }

  add(stream: EventStream, { userId, sessionId, network }: Owner): void {
    add(this.#byUser, userId, stream);
    add(this.#bySession, sessionId, stream);
    this.#countByNetwork.set(network, this.countOfNetwork(network) + 1);
  }

  remove(stream: EventStream, { userId, sessionId, network }: Owner): void {
    remove(this.#byUser, userId, stream);
    remove(this.#bySession, sessionId, stream);
    const left = this.countOfNetwork(network) - 1;
    if (left > 0) this.#countByNetwork.set(network, left);
    else this.#countByNetwork.delete(network);
  }
}

function add(index: Map<string, EventStream[]>, key: string, stream: EventStream): void {
  const streams = index.get(key);
  if (streams) streams.push(stream);
  else index.set(key, [stream]);
}

function remove(index: Map<string, EventStream[]>, key: string, stream: EventStream): void {
  const left = index.get(key)?.filter((other) => other !== stream);
  if (left?.length) index.set(key, left);
  else index.delete(key);
}
