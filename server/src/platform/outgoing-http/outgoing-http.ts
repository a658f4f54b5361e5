import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Config } from '#platform/config.ts';
import { resolveAddresses } from './names.ts';
import { OutgoingError } from './outgoing-error.ts';
import { isPublicAddress } from './public-address.ts';

const HTTPS_PORT = 443;
const MAX_REDIRECTS = 3;
const MAX_HEAD_BYTES = 8 * 1_024;

interface OutgoingRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** For everything, from the question to a name server to the last byte. */
  withinMs: number;
  /** Of the answer; what comes after them is not read. */
  maxBytes: number;
  /** Whether to go where an answer leads. Without it, no answer leads anywhere. */
  follows?: (to: URL) => boolean;
}

export interface OutgoingAnswer {
  status: number;
  body: Buffer;
}

/**
 * Sends a request that strangers caused to a machine that they named: by https on its usual port, only to
 * addresses on the public internet. They are checked after the name is resolved, also of each
 * redirect, and exactly those are connected to, so another answer of the name server changes nothing.
 * @throws OutgoingError when the address is not allowed, leads where it may not, or is not answered
 */
export async function sendOutgoing(
  { outgoing, publicUrl }: Pick<Config, 'outgoing' | 'publicUrl'>,
  { url, follows, withinMs, ...wanted }: OutgoingRequest,
): Promise<OutgoingAnswer> {
  const signal = AbortSignal.timeout(withinMs);
  const headers = {
    'user-agent': `Redflag (+${publicUrl})`,
    // Nothing that grows when it is unpacked.
    'accept-encoding': 'identity',
    ...wanted.headers,
  };
  let next = readUrl(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const addresses = await publicAddresses(outgoing, next, signal);
    const answer = await send(outgoing, next, addresses, { ...wanted, headers, signal });
    const { location, ...rest } = answer;
    if (location === undefined) return rest;
    const to = URL.parse(location, next.href);
    if (!to || !follows?.(to)) throw new OutgoingError('redirected');
    next = readUrl(to.href);
  }
  throw new OutgoingError('redirected');
}

/** Reads an address as browsers do, which spells every way to write an IP address as one. */
function readUrl(text: string): URL {
  const url = URL.parse(text);
  const isPlain = url?.protocol === 'https:' && !url.port && !url.username && !url.password;
  if (!isPlain) throw new OutgoingError('not-allowed');
  return url;
}

/** Returns the addresses of a machine, all of which are public. */
async function publicAddresses(
  outgoing: Config['outgoing'],
  { hostname }: URL,
  signal: AbortSignal,
): Promise<string[]> {
  const plain = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(plain) ? [plain] : await resolveAddresses(outgoing, plain, signal);
  if (addresses.length === 0) throw new OutgoingError('unreachable');
  // Not just the public ones: who names others beside them wants something else.
  if (!addresses.every(isPublicAddress)) throw new OutgoingError('not-allowed');
  return addresses;
}

type Sent = Pick<OutgoingRequest, 'method' | 'body' | 'maxBytes'> & {
  headers: Record<string, string>;
  signal: AbortSignal;
};

/** Sends one request to one of these addresses. */
function send(
  { testServer }: Config['outgoing'],
  { hostname, pathname, search }: URL,
  addresses: string[],
  { body, maxBytes, method = 'GET', headers, signal }: Sent,
): Promise<OutgoingAnswer & { location: string | undefined }> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const dialled = testServer ? [testServer.host] : addresses;
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => reject(new OutgoingError('unreachable', { cause }));
    const sent = request(
      {
        host: testServer?.host ?? host,
        port: testServer?.port ?? HTTPS_PORT,
        // An IP address is no name that TLS could ask for.
        servername: isIP(host) ? '' : host,
        path: pathname + search,
        method,
        headers: { ...headers, host: hostname },
        // Never a connection that was opened for somebody else.
        agent: false,
        maxHeaderSize: MAX_HEAD_BYTES,
        rejectUnauthorized: true,
        signal,
        lookup: (_name, { all }, done) => {
          const checked = dialled.map((address) => ({ address, family: isIP(address) }));
          const [first = { address: '', family: 0 }] = checked;
          if (all) done(null, checked);
          else done(null, first.address, first.family);
        },
      },
      (answer) => {
        const { statusCode: status = 0 } = answer;
        const location = status >= 300 && status < 400 ? answer.headers.location : undefined;
        readUpTo(answer, maxBytes).then((read) => resolve({ status, location, body: read }), fail);
      },
    );
    sent.on('error', fail);
    sent.end(body);
  });
}

/** Reads the first bytes of an answer, and closes the connection. */
async function readUpTo(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
