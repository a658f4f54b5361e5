import { EventEmitter, once } from 'node:events';

export interface ReceivedEvent {
  name: string;
  data: unknown;
}

/**
 * An open stream of server-sent events, read as they arrive. The events include 'retry', with its
 * milliseconds, and each 'heartbeat'.
 */
export interface EventStream extends AsyncDisposable {
  headers: Headers;
  received: ReceivedEvent[];
  /** The data of the first event with this name, once it arrives. */
  next(name: string): Promise<unknown>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
}

/** Opens a stream with a session's cookie. Resolves once the server has accepted it. */
export async function openStream(url: string, cookie: string): Promise<EventStream> {
  const abort = new AbortController();
  const response = await fetch(url, { headers: { cookie }, signal: abort.signal });
  if (response.status !== 200 || !response.body) throw new Error(`No stream: ${response.status}`);
  const arrivals = new EventEmitter();
  const received: ReceivedEvent[] = [];
  const ended = read(response.body.pipeThrough(new TextDecoderStream()), (event) => {
    received.push(event);
    arrivals.emit('event');
  });
  return {
    headers: response.headers,
    received,
    ended,
    async next(name) {
      for (;;) {
        const found = received.find((event) => event.name === name);
        if (found) return found.data;
        await once(arrivals, 'event');
      }
    },
    async [Symbol.asyncDispose]() {
      abort.abort();
      await ended.catch(() => undefined);
    },
  };
}

async function read(stream: ReadableStream<string>, add: (event: ReceivedEvent) => void) {
  let text = '';
  for await (const chunk of stream) {
    const blocks = (text + chunk).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, name, data] = /^(?:event: (.+)\ndata|retry): (.+)$/.exec(block) ?? [];
      if (data) add({ name: name ?? 'retry', data: JSON.parse(data) });
      else if (block === ':') add({ name: 'heartbeat', data: null });
    }
  }
}
