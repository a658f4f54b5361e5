/**
 * The smallest honest server of server-sent events: a head, a delay before reconnecting, and a
 * heartbeat for all streams from one timer. It sends its port to the process that forked it, and
 * passes events from there on to its streams.
 */
import type { ServerResponse } from 'node:http';
import { createServer } from 'node:http';

const HEARTBEAT_MS = 25_000;

const streams = new Set<ServerResponse>();
const server = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('retry: 1000\n\n');
  streams.add(response);
  response.on('close', () => streams.delete(response));
});
setInterval(() => {
  for (const stream of streams) stream.write(':\n\n');
}, HEARTBEAT_MS);
process.on('message', (message) => {
  if (typeof message !== 'object') return;
  for (const stream of streams) stream.write(`data: ${JSON.stringify(message)}\n\n`);
});
server.listen({ host: '127.0.0.1', port: 0 }, () => {
  const address = server.address();
  if (typeof address === 'object') process.send?.({ port: address?.port });
});
