import type { Socket } from 'node:net';
import { Server } from 'node:net';
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * True before the instance stops, so that proxies send new requests elsewhere. It still
     * answers, and says each time that the connection will close.
     */
    isLeaving: boolean;
  }
}

/** How short an iteration of the event loop without a new connection is, and how many are tried. */
const QUIET_MS = 0.3;
const TURNS = 2_000;

/** How long a stop waits for requests that are already on their way. */
const LAST_CALL_MS = 500;

/** How long a stop waits for answers in progress. */
const PATIENCE_MS = 18_000;

/**
 * Makes a stop drop no request. The server refuses new connections immediately, and each answer
 * says that its connection will close. Requests from clients that have not seen this are answered.
 * Then unused connections are closed, also browsers' reserves, which Node considers busy for up to
 * a minute.
 */
export function stopGracefully(app: FastifyInstance): void {
  app.decorate('isLeaving', false);
  const unused = new Set<Socket>();
  let open = 0;
  let accepted = 0;
  // One function for all connections, because thousands are open at the same time.
  function forget(this: Socket): void {
    open -= 1;
    unused.delete(this);
  }
  app.server.on('connection', (socket) => {
    open += 1;
    accepted += 1;
    unused.add(socket);
    socket.on('close', forget);
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isLeaving) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', async () => {
    app.isLeaving = true;
    await untilQuiet(() => accepted);
    // The `close` of the HTTP server itself would also end connections that happen to be idle.
    Server.prototype.close.call(app.server);
    if (open > 0) await pause(LAST_CALL_MS);
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
  });
}

/**
 * Waits until no connection waits to be accepted: the system resets those when the server stops
 * listening, and a proxy may not be allowed to repeat their requests.
 */
async function untilQuiet(countAccepted: () => number): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const before = countAccepted();
    const since = performance.now();
    await setImmediate();
    if (countAccepted() === before && performance.now() - since < QUIET_MS) return;
  }
}
