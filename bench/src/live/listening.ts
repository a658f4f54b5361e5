/** A process of clients: raw sockets that speak just enough HTTP to hold a stream open. */
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect } from 'node:net';

/** Asks for one stream for each cookie. */
export interface Command {
  origin: string;
  cookies: string[];
}
export interface Opened {
  opened: number;
}
/** When an event reached each stream, in milliseconds of the clock that all processes share. */
export interface Arrival {
  id: string;
  at: number[];
}

const AT_ONCE = 100;
const arrivals = new Map<string, number[]>();
const sockets: Socket[] = [];

async function openStream(origin: URL, cookie: string, number: number): Promise<void> {
  const socket = connect({ host: '127.0.0.1', port: Number(origin.port) });
  socket.write(
    [
      'GET /v1/events HTTP/1.1',
      `Host: ${origin.host}`,
      'Accept: text/event-stream',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Accept-Language: en-GB,en;q=0.9',
      'Cache-Control: no-cache',
      'Connection: keep-alive',
      `Cookie: ${cookie}`,
      // As a proxy would send it: each client has a different address.
      `X-Forwarded-For: 10.0.${number >> 8}.${number & 255}`,
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
  socket.on('data', note);
  socket.on('close', () => process.exit(1));
  sockets.push(socket);
}

function note(chunk: Buffer): void {
  const at = performance.timeOrigin + performance.now();
  for (const [, id = ''] of chunk.toString().matchAll(/^data: \{"id":"([^"]+)"\}$/gm)) {
    const times = arrivals.get(id) ?? [];
    arrivals.set(id, times);
    if (times.push(at) === sockets.length) {
      process.send?.({ id, at: times } satisfies Arrival);
      arrivals.delete(id);
    }
  }
}

process.once('message', async ({ origin, cookies }: Command) => {
  const left = cookies.entries();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const [number, cookie] of left) await openStream(new URL(origin), cookie, number);
    }),
  );
  process.send?.({ opened: sockets.length } satisfies Opened);
});
