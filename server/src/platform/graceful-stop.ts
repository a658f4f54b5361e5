import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What a stop gives the answers that are under way. */
const PATIENCE_MS = 10_000;

/**
 * Lets a stop wait for answers that are under way, but not for connections that browsers opened in
 * reserve and never used: Node takes those for busy, for up to a minute.
 */
export function stopGracefully(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  // One for all connections: thousands are open at once.
  function forget(this: Socket): void {
    unused.delete(this);
  }
  app.server.on('connection', (socket) => {
    unused.add(socket);
    socket.on('close', forget);
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('preClose', async () => {
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
}
