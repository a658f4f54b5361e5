import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, StringAnswer, TxtAnswer } from 'dns-packet';
import { decode, encode } from 'dns-packet';
import { makeCertificate } from './https.ts';

type Type = 'A' | 'AAAA' | 'TXT';
export type Page = (request: IncomingMessage, response: ServerResponse) => void;

/** Name servers, and the web servers of all sites, on loopback. */
export interface Internet extends AsyncDisposable {
  settings: Record<'OUTGOING_TEST_DNS' | 'OUTGOING_TEST_SERVER', string>;
  /** The file with the certificate of all sites, for other processes. */
  certificate: string;
  /** What name servers answer to a question: the data of each record, or nothing at all. */
  answer: (name: string, type: Type) => string[] | 'silence';
  /** What sites answer, by host and path such as `shop.com/a`. Others answer 404. */
  pages: Map<string, Page>;
  /** What whole sites answer, by host, such as other servers of ours. */
  sites: Map<string, Page>;
  /** What was asked and requested so far, such as `A shop.com` and `GET shop.com/a`. */
  log: string[];
}

/** Starts them. Sites have a certificate, which this process trusts, if they are named. */
export async function startInternet(...sites: string[]): Promise<Internet> {
  const folder = await mkdtemp(join(tmpdir(), 'redflag-internet-'));
  const names = sites.map((site) => `DNS:${site}`);
  const { both, distrust } = await makeCertificate(folder, names);
  const web = createServer({ key: both, cert: both });
  const dns = createSocket('udp4');
  const internet: Internet = {
    settings: { OUTGOING_TEST_DNS: '', OUTGOING_TEST_SERVER: '' },
    certificate: join(folder, 'fullchain.pem'),
    // An address that is public, and that nothing here connects to.
    answer: (_, type) => (type === 'A' ? ['198.51.99.7'] : []),
    pages: new Map(),
    sites: new Map(),
    log: [],
    async [Symbol.asyncDispose]() {
      distrust();
      dns.close();
      web.closeAllConnections();
      web.close();
      await once(web, 'close');
      await rm(folder, { recursive: true });
    },
  };
  web.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const page = `${request.headers.host}${request.url}`;
    internet.log.push(`${request.method} ${page}`);
    const show = internet.pages.get(page) ?? internet.sites.get(request.headers.host ?? '');
    if (show) show(request, response);
    else response.writeHead(404).end();
  });
  dns.on('message', (message, { port, address }) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    if (!question) return;
    const { name, type } = question;
    internet.log.push(`${type} ${name}`);
    const found = internet.answer(name, type as Type);
    if (found === 'silence') return;
    const answers = found.map((data) => ({ name, type, ttl: 0, data }) as StringAnswer | TxtAnswer);
    const reply = { type: 'response' as const, id, questions, answers: answers as Answer[] };
    dns.send(encode(reply), port, address);
  });
  dns.bind(0, '127.0.0.1');
  web.listen(0, '127.0.0.1');
  await Promise.all([once(dns, 'listening'), once(web, 'listening')]);
  const portOf = (it: { address: () => unknown }) => (it.address() as AddressInfo).port;
  internet.settings.OUTGOING_TEST_DNS = `127.0.0.1:${portOf(dns)}`;
  internet.settings.OUTGOING_TEST_SERVER = `127.0.0.1:${portOf(web)}`;
  return internet;
}

/** A site that is a server on loopback, such as `http://127.0.0.1:3000`. */
export function siteOf(origin: string): Page {
  return (request, response) => {
    const { method, url, headers } = request;
    const sent = httpRequest(origin + url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 0, answer.headers);
      answer.pipe(response);
    });
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  };
}
