import type autocannon from 'autocannon';
import type { BenchedProduct } from '#product.ts';
import { callerHeaders } from '#product.ts';
import { multipart } from './multipart.ts';
import type { Peer, Scenario, Workload } from './peer.ts';
import { inTurn, scenarios } from './peer.ts';

/** Returns the opaque cursor of the product's lists for a row. */
export const cursorOf = ({ createdAt, id }: Workload['deepPage']) =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** Returns the requests of one operation on the product, or on a server with the same routes. */
export function productRequests(scenario: Scenario, workload: Workload): autocannon.Request[] {
  const nextTarget = inTurn(workload.targets);
  const nextUser = inTurn(workload.users);
  const nextText = inTurn(workload.contains);
  const get = (path: () => string, token = () => nextUser().token) => [
    {
      setupRequest: () => ({
        method: 'GET' as const,
        path: path(),
        headers: callerHeaders(token()),
      }),
    },
  ];
  const asAdmin = () => workload.admin.token;
  const file = (picture: Buffer) => {
    const { contentType, around } = multipart('evidence', picture);
    return [
      {
        setupRequest: () => {
          const { category, subcategory, target } = nextTarget();
          const description = 'They called and asked for my PIN.';
          const fields = { category, target, description, ...(subcategory && { subcategory }) };
          return {
            method: 'POST' as const,
            path: '/v1/reports',
            headers: { ...callerHeaders(nextUser().token), 'content-type': contentType },
            body: around(fields),
          };
        },
      },
    ];
  };
  switch (scenario) {
    case 'search':
      return get(() => {
        const { category, target } = nextTarget();
        return `/v1/reports?${new URLSearchParams({ category, target, limit: '20' })}`;
      });
    case 'list':
      return get(() => '/v1/reports?status=Pending&limit=20', asAdmin);
    case 'list page 1,000': {
      const path = `/v1/reports?status=Pending&limit=20&cursor=${cursorOf(workload.deepPage)}`;
      return get(() => path, asAdmin);
    }
    case 'own contains':
      return get(() => `/v1/me/reports?q=${nextText()}&limit=20`);
    case 'create':
      return file(workload.smallPicture);
    case 'create with picture':
      return file(workload.picture);
    case 'notifications':
      return get(() => '/v1/me/notifications');
    case 'me':
      return get(() => '/v1/me');
  }
}

/** Counts the rows in an answer of the product. An answer that is not a list counts as one. */
export function rowsInAnswer(_scenario: Scenario, body: string): number {
  return JSON.parse(body).items?.length ?? 1;
}

/** Makes the product a peer like the others. */
export function redflagPeer(product: BenchedProduct): Peer {
  return {
    name: 'Redflag',
    origin: product.origin,
    scenarios,
    requests: productRequests,
    rowsIn: rowsInAnswer,
    [Symbol.asyncDispose]: () => product[Symbol.asyncDispose](),
  };
}
