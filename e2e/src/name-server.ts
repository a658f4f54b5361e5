import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HEAD_BYTES = 12;
const TXT = 16;

/** A name server on loopback. It knows the TXT records that tests write into its folder, and nothing else. */
export interface NameServer extends AsyncDisposable {
  /** The product's settings. */
  settings: { OUTGOING_TEST_DNS: string };
  folder: string;
}

/** Starts it, for tests in other processes. */
export async function startNameServer(): Promise<NameServer> {
  const folder = mkdtempSync(join(tmpdir(), 'redflag-names-'));
  const socket = createSocket('udp4');
  socket.on('message', (asked, { port, address }) => {
    socket.send(answerTo(asked, folder), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    settings: { OUTGOING_TEST_DNS: `127.0.0.1:${socket.address().port}` },
    folder,
    async [Symbol.asyncDispose]() {
      socket.close();
      await once(socket, 'close');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Adds a TXT record to a name, as its holder does where the domain is looked after. */
export function addRecord(name: string, text: string) {
  writeFileSync(join(process.env.PRODUCT_NAMES ?? '', name), text);
}

/** The answer to one question (RFC 1035, section 4). */
function answerTo(asked: Buffer, folder: string): Buffer {
  const end = asked.indexOf(0, HEAD_BYTES) + 5;
  const isText = asked.readUInt16BE(end - 4) === TXT;
  const text = isText ? readRecord(folder, nameIn(asked)) : null;
  const head = Buffer.from([0x81, 0x80, 0, 1, 0, text ? 1 : 0, 0, 0, 0, 0]);
  // The same name, of the internet, not to be kept.
  const record = text
    ? [0xc0, HEAD_BYTES, 0, TXT, 0, 1, 0, 0, 0, 0, 0, text.length + 1, text.length, ...text]
    : [];
  return Buffer.concat([
    asked.subarray(0, 2),
    head,
    asked.subarray(HEAD_BYTES, end),
    Buffer.from(record),
  ]);
}

function nameIn(asked: Buffer): string {
  const labels: string[] = [];
  let at = HEAD_BYTES;
  for (let length = asked[at] ?? 0; length > 0; length = asked[at] ?? 0) {
    labels.push(asked.toString('ascii', at + 1, at + 1 + length));
    at += length + 1;
  }
  return labels.join('.');
}

function readRecord(folder: string, name: string): Buffer | null {
  try {
    return readFileSync(join(folder, name));
  } catch {
    return null;
  }
}
