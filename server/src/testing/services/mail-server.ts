import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/**
 * What goes wrong with an email: it is deferred (451), its mailbox is refused (550 5.1.1) or its
 * sender (554 5.7.1), the connection breaks during it or after it was accepted, or it gets no reply.
 */
export type MailFault = 'put off' | 'no mailbox' | 'no relaying' | 'cut' | 'lost answer' | 'silent';

interface ReceivedMail {
  to: string;
  /** The value of the header, without brackets. */
  messageId: string;
  source: string;
}

/** An SMTP server on loopback that records the emails it accepts and fails as instructed. */
export interface MailServer extends AsyncDisposable {
  port: number;
  received: ReceivedMail[];
  /** What goes wrong with emails to an address, by address. */
  faults: Map<string, MailFault>;
  /** How often each address was tried. */
  tries: Map<string, number>;
  /** Refuses connections until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

const answers: Partial<Record<MailFault, [number, string]>> = {
  'put off': [451, '4.7.1 Greylisted, please come back later'],
  'no mailbox': [550, '5.1.1 No such user here'],
  'no relaying': [554, '5.7.1 Relay access denied'],
};

export async function startMailServer(): Promise<MailServer> {
  const sockets = new Set<Socket>();
  let port = 0;
  let smtp: SMTPServer | null = null;
  const open = () =>
    new SMTPServer({
      authOptional: true,
      hideSTARTTLS: true,
      onRcptTo({ address }, _session, callback) {
        const { faults, tries } = mailServer;
        tries.set(address, (tries.get(address) ?? 0) + 1);
        const [responseCode, words = ''] = answers[faults.get(address) ?? 'cut'] ?? [];
        callback(responseCode ? Object.assign(new Error(words), { responseCode }) : null);
      },
      async onData(stream, { envelope, remotePort }, callback) {
        const to = envelope.rcptTo[0]?.address ?? '';
        const fault = mailServer.faults.get(to);
        const hangUp = () => {
          for (const socket of sockets) if (socket.remotePort === remotePort) socket.destroy();
        };
        if (fault === 'cut') {
          stream.once('data', hangUp);
          return;
        }
        // Null if the sender was killed in the middle of it.
        const source = await text(stream).catch(() => null);
        if (source === null || fault === 'silent') return;
        const messageId = /^Message-ID:\s*<([^>]+)>/im.exec(source)?.[1] ?? '';
        mailServer.received.push({ to, messageId, source });
        if (fault === 'lost answer') hangUp();
        else callback();
      },
    });
  const mailServer: MailServer = {
    port,
    received: [],
    faults: new Map(),
    tries: new Map(),
    async start() {
      if (smtp) return;
      smtp = open();
      smtp.on('error', () => undefined);
      smtp.server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.on('error', () => undefined);
        socket.on('close', () => sockets.delete(socket));
      });
      const listening = smtp.listen(port, '127.0.0.1');
      await once(listening, 'listening');
      port = (listening.address() as AddressInfo).port;
      mailServer.port = port;
    },
    async stop() {
      const closing = smtp;
      smtp = null;
      if (!closing) return;
      const closed = new Promise<void>((resolve) => closing.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    [Symbol.asyncDispose]: () => mailServer.stop(),
  };
  await mailServer.start();
  return mailServer;
}
