import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { isIP } from 'node:net';
import type { Config } from '#platform/config.ts';
import { resolveAddresses } from './names.ts';
import { OutgoingError } from './outgoing-error.ts';
import { isPublicAddress } from './public-address.ts';

const HTTPS_PORT = 443;
const NOT_MODIFIED = 304;
const MAX_REDIRECTS = 3;
const MAX_HEAD_BYTES = 8 * 1_024;

interface OutgoingRequest {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** For everything, from the question to a name server to the last byte. */
  withinMs: number;
  /** Ends it earlier. */
  stop?: AbortSignal;
  /** Of the answer; what comes after them is not read. */
  maxBytes: number;
  /** Whether to go where an answer leads. Without it, no answer leads anywhere. */
  follows?: (to: URL) => boolean;
}

export interface OutgoingAnswer {
  status: number;
  body: Buffer;
}

/** An answer whose body is still to be read, or destroyed. */
export interface OpenAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Fails when the time is over. */
  body: IncomingMessage;
}

/**
 * Sends a request that strangers caused to a machine that they named: by https on its usual port, only to
 * addresses on the public internet. They are checked after the name is resolved, also of each
 * redirect, and exactly those are connected to, so another answer of the name server changes nothing.
 * @throws OutgoingError when the address is not allowed, leads where it may not, or is not answered
 */
export async function sendOutgoing(
  config: Pick<Config, 'outgoing' | 'publicUrl'>,
  { withinMs, stop, maxBytes, ...wanted }: OutgoingRequest,
): Promise<OutgoingAnswer> {
  const late = AbortSignal.timeout(withinMs);
  const signal = stop ? AbortSignal.any([late, stop]) : late;
  try {
    const { status, body } = await openWithin(config, wanted, signal);
    return { status, body: await readUpTo(body, maxBytes) };
  } catch (error) {
    if (error instanceof OutgoingError && error.reason !== 'unreachable') throw error;
    throw new OutgoingError(late.aborted ? 'too-slow' : 'unreachable', { cause: error });
  }
}

/** Does the same, and leaves the body of the answer to be read, however long it is. */
export function openOutgoing(
  config: Pick<Config, 'outgoing' | 'publicUrl'>,
  { withinMs, ...wanted }: Wanted & Pick<OutgoingRequest, 'withinMs'>,
): Promise<OpenAnswer> {
  return openWithin(config, wanted, AbortSignal.timeout(withinMs));
}

type Wanted = Omit<OutgoingRequest, 'withinMs' | 'stop' | 'maxBytes'>;

async function openWithin(
  { outgoing, publicUrl }: Pick<Config, 'outgoing' | 'publicUrl'>,
  { url, follows, ...wanted }: Wanted,
  signal: AbortSignal,
): Promise<OpenAnswer> {
  const headers = {
    'user-agent': `Redflag (+${publicUrl})`,
    // Nothing that grows when it is unpacked.
    'accept-encoding': 'identity',
    ...wanted.headers,
  };
  let next = readUrl(url);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const addresses = await publicAddresses(outgoing, next, signal);
    const body = await send(outgoing, next, addresses, { ...wanted, headers, signal });
    const { statusCode: status = 0 } = body;
    const leadsOn = status >= 300 && status < 400 && status !== NOT_MODIFIED;
    const { location } = body.headers;
    if (!leadsOn || location === undefined) return { status, headers: body.headers, body };
    body.destroy();
    const to = URL.parse(location, next.href);
    if (!to || !follows?.(to)) throw new OutgoingError('redirected');
    next = readUrl(to.href);
  }
  throw new OutgoingError('redirected');
}

/**
 * Checks what is known of an address before its name is resolved.
 * @throws OutgoingError if no request may go there
 */
export function checkOutgoing(text: string): void {
  const plain = plainHost(readUrl(text));
  if (isIP(plain) && !isPublicAddress(plain)) throw new OutgoingError('not-allowed');
}

/** Without the brackets of an IPv6 address. */
const plainHost = ({ hostname }: Pick<URL, 'hostname'>) => hostname.replace(/^\[|\]$/g, '');

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
  url: URL,
  signal: AbortSignal,
): Promise<string[]> {
  const plain = plainHost(url);
  const addresses = isIP(plain) ? [plain] : await resolveAddresses(outgoing, plain, signal);
  if (addresses.length === 0) throw new OutgoingError('unreachable');
  // Not just the public ones: who names others beside them wants something else.
  if (!addresses.every(isPublicAddress)) throw new OutgoingError('not-allowed');
  return addresses;
}

type Sent = Pick<OutgoingRequest, 'method' | 'body'> & {
  headers: Record<string, string>;
  signal: AbortSignal;
};

/** Sends one request to one of these addresses. */
function send(
  { testServer }: Config['outgoing'],
  { hostname, pathname, search }: URL,
  addresses: string[],
  { body, method = 'GET', headers, signal }: Sent,
): Promise<IncomingMessage> {
  const host = plainHost({ hostname });
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
      resolve,
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
