/** A process of clients: raw sockets that speak just enough HTTP to hold a stream open. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { Agent, get } from 'node:http';
import type { Socket } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** Asks for one stream for each cookie. */
export interface Command {
  origin: string;
  cookies: string[];
  /** What each stream watches besides. */
  watch?: string | undefined;
  /** What each client fetches when an event has come. */
  refetch?: string | undefined;
}
export interface Opened {
  opened: number;
}
/** When an event reached each client, or the answer that it fetched then, in milliseconds of the clock that all processes share. */
export interface Arrival {
  id: string;
  at: number[];
}

const AT_ONCE = 100;
/** Connections for what is fetched, as a proxy keeps them. */
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const arrivals = new Map<string, number[]>();
const sockets: Socket[] = [];

async function openStream(origin: URL, number: number, command: Command): Promise<void> {
  const cookie = command.cookies[number] ?? '';
  const address = `10.0.${number >> 8}.${number & 255}`;
  const socket = connect({ host: '127.0.0.1', port: Number(origin.port) });
  socket.write(
    [
      `GET /v1/events${command.watch ? `?watch=${command.watch}` : ''} HTTP/1.1`,
      `Host: ${origin.host}`,
      'Accept: text/event-stream',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Accept-Language: en-GB,en;q=0.9',
      'Cache-Control: no-cache',
      'Connection: keep-alive',
      `Cookie: ${cookie}`,
      // As a proxy would send it: each client has a different address.
      `X-Forwarded-For: ${address}`,
      `Referer: ${origin.origin}/`,
      'Sec-Fetch-Dest: empty',
      'Sec-Fetch-Mode: cors',
      'Sec-Fetch-Site: same-origin',
      'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      '\r\n',
    ].join('\r\n'),
  );
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!head.toString().startsWith('HTTP/1.1 200')) throw new Error(`No stream: ${head}`);
  const headers = { cookie, 'x-forwarded-for': address };
  socket.on('data', async (chunk: Buffer) => {
    for (const [, id = ''] of chunk.toString().matchAll(/^data: \{"id":"([^"]+)"/gm)) {
      if (command.refetch) await fetchNews(command.origin + command.refetch, headers, id);
      note(id);
    }
  });
  socket.on('close', () => process.exit(1));
  sockets.push(socket);
}

/** Fetches what an event is about, which must then contain its row. */
async function fetchNews(url: string, headers: Record<string, string>, id: string): Promise<void> {
  const [response] = (await once(get(url, { agent, headers }), 'response')) as [IncomingMessage];
  const answer = await text(response);
  if (!answer.includes(id)) throw new Error(`${url} has no ${id}: ${answer}`);
}

function note(id: string): void {
  const times = arrivals.get(id) ?? [];
  arrivals.set(id, times);
  if (times.push(performance.timeOrigin + performance.now()) === sockets.length) {
    process.send?.({ id, at: times } satisfies Arrival);
    arrivals.delete(id);
  }
}

process.once('message', async (command: Command) => {
  const origin = new URL(command.origin);
  const left = command.cookies.keys();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const number of left) await openStream(origin, number, command);
    }),
  );
  process.send?.({ opened: sockets.length } satisfies Opened);
});
