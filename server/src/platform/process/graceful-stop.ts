import type { Socket } from 'node:net';
import { Server } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What a stop gives requests that are on their way while it begins. */
const LAST_CALL_MS = 500;

/** What a stop gives the answers that are under way. */
const PATIENCE_MS = 18_000;

/**
 * Lets a stop drop no request. The door is shut at once, and every answer from then on says that its
 * connection ends. What comes over a connection before its client has heard that is answered too;
 * only then are those ended that nobody uses, also what browsers opened in reserve: Node takes that
 * for busy, for up to a minute.
 */
export function stopGracefully(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let open = 0;
  let stopping = false;
  // One for all connections: thousands are open at once.
  function forget(this: Socket): void {
    open -= 1;
    unused.delete(this);
  }
  app.server.on('connection', (socket) => {
    open += 1;
    unused.add(socket);
    socket.on('close', forget);
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    stopping = true;
    // After those that wait at the door have been let in. The server's own way to close it would
    // also end the connections that are idle at this moment.
    await setImmediate();
    Server.prototype.close.call(app.server);
    if (open > 0) await pause(LAST_CALL_MS);
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
}
