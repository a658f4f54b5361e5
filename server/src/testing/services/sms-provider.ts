import { once } from 'node:events';
import type { IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedPost {
  path: string | undefined;
  method: string | undefined;
  headers: IncomingHttpHeaders;
  form: Record<string, string>;
}

/** An SMS provider's server on loopback that records the requests it receives. */
export interface SmsProvider extends AsyncDisposable {
  url: string;
  received: ReceivedPost[];
  /** Sets its answer from now on. Without a status it never answers. */
  answer: { status?: number; body?: string; headers?: Record<string, string> };
}

export async function startSmsProvider(answer: SmsProvider['answer']): Promise<SmsProvider> {
  const server = createServer(async (request, response) => {
    const form = Object.fromEntries(new URLSearchParams(await text(request)));
    const { url: path, method, headers } = request;
    provider.received.push({ path, method, headers, form });
    const { status, body, headers: sent } = provider.answer;
    if (status) response.writeHead(status, sent).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const provider: SmsProvider = {
    url: `http://127.0.0.1:${port}`,
    received: [],
    answer,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}
