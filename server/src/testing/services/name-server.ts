import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** A name server on loopback that answers every question with the same IPv4 addresses. */
export interface NameServer extends AsyncDisposable {
  port: number;
  addresses: string[];
}

const IPV4 = 1;
/** A name as in the question, an IPv4 address, of the internet, not to be kept, in 4 bytes. */
const ADDRESS_FOLLOWS = [0xc0, 0x0c, 0, IPV4, 0, 1, 0, 0, 0, 0, 0, 4];

export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket('udp4');
  const server: NameServer = {
    port: 0,
    addresses: [],
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, 'close');
    },
  };
  socket.on('message', (asked, { port, address }) => {
    const nameEnd = asked.indexOf(0, 12);
    const isAsked = asked.readUInt16BE(nameEnd + 1) === IPV4;
    const answers = isAsked ? server.addresses : [];
    const head = Buffer.from([0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    const records = answers.map((one) =>
      Buffer.from([...ADDRESS_FOLLOWS, ...one.split('.').map(Number)]),
    );
    const question = asked.subarray(12, nameEnd + 5);
    socket.send(Buffer.concat([asked.subarray(0, 2), head, question, ...records]), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.port = socket.address().port;
  return server;
}
