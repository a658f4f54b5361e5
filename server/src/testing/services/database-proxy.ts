import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { Transform } from 'node:stream';

export interface DatabaseProxy extends AsyncDisposable {
  /** The database's URL while the connection is up. */
  url: string;
  /** Breaks all existing and new connections until `restore`. */
  cut(): void;
  /**
   * Lets everything that is sent vanish, as after a failover or in a NAT that has forgotten: over
   * existing connections forever, over new ones until `restore`.
   */
  swallow(): void;
  restore(): void;
  /** Keeps back what the database answers, until the returned function is called. */
  holdAnswers(): () => void;
  /** Delays each piece of what the database answers from now on. */
  delayAnswers(milliseconds: number): void;
  /** Calls back on each attempt to connect. */
  onAttempt(listener: () => void): void;
}

function delayed(delayMs: () => number): Transform {
  return new Transform({
    transform(piece, _encoding, done) {
      if (delayMs() === 0) done(null, piece);
      else setTimeout(done, delayMs(), null, piece);
    },
  });
}

/** A proxy between a server and its database that lets a test cut the connection, or make it silent. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const sockets = new Set<Socket>();
  const answering = new Set<Socket>();
  let delayMs = 0;
  let state: 'up' | 'cut' | 'silent' = 'up';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (state === 'cut') near.destroy();
    if (state !== 'up') return;
    const far = connect(Number(port), hostname);
    keep(far);
    near
      .pipe(far)
      .pipe(delayed(() => delayMs))
      .pipe(near);
    answering.add(far);
    // If the database refuses or resets the connection.
    far.on('close', () => {
      answering.delete(far);
      near.destroy();
    });
  });
  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.toString(),
    cut,
    swallow() {
      state = 'silent';
      for (const socket of sockets) socket.unpipe().pause();
    },
    restore() {
      state = 'up';
    },
    holdAnswers() {
      const held = [...answering];
      for (const far of held) far.pause();
      return () => {
        for (const far of held) far.resume();
      };
    },
    delayAnswers(milliseconds) {
      delayMs = milliseconds;
    },
    onAttempt(listener) {
      server.on('connection', listener);
    },
    async [Symbol.asyncDispose]() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
