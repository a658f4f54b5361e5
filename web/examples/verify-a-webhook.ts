import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET ?? '');

const server = createServer(async (request, response) => {
  // The signature is over the body as it was sent: parse it only afterwards.
  let body = '';
  for await (const part of request.setEncoding('utf8')) body += part;
  try {
    const { type, data } = webhook.verify(body, request.headers);
    // A test has no data.
    console.log(type, data.key ?? '');
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end();
  }
});
server.listen(process.env.PORT ?? 8080, () => console.log('Listening'));
