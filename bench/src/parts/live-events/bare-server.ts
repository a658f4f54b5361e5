/**
 * The smallest honest server of server-sent events: a head, a delay before reconnecting, and one
 * timer for all heartbeats. It passes events from its parent process on to its streams.
 */
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';

const HEARTBEAT_MS = 25_000;

const streams = new Set<ServerResponse>();
const tell = (text: string) => {
  for (const stream of streams) stream.write(text);
};
setInterval(tell, HEARTBEAT_MS, ':\n\n');
process.on('message', (message) => {
  if (typeof message === 'object') tell(`data: ${JSON.stringify(message)}\n\n`);
});
createServer(({ url }, response) => {
  if (url === '/readyz') return response.end();
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 1000\n\n');
  streams.add(response);
  return response.on('close', () => streams.delete(response));
}).listen(Number(process.env.PORT));
