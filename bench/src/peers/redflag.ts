import type { BenchedProduct } from '#product.ts';
import { headersOf } from '#product.ts';
import { multipart } from './multipart.ts';
import type { Peer, Request, Scenario, Workload } from './peer.ts';
import { inTurn, LARGE_OPERATIONS, OPERATIONS, scenarios } from './peer.ts';

/** Returns the opaque cursor of the product's lists for a row. */
export const cursorOf = ({ createdAt, id }: Workload['deepPage']) =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** Returns operations on the product, or on a server with the same routes. */
export function productOperations(scenario: Scenario, workload: Workload): Request[][] {
  const nextTarget = inTurn(workload.targets);
  const nextUser = inTurn(workload.users);
  const nextText = inTurn(workload.contains);
  const get = (path: () => string, token = () => nextUser().token) =>
    Array.from({ length: OPERATIONS }, () => [{ path: path(), headers: headersOf(token()) }]);
  const nextAdmin = inTurn(workload.admins);
  const asAdmin = () => nextAdmin().token;
  const file = (picture: Buffer, length: number) => {
    const { contentType, around } = multipart('evidence', picture);
    return Array.from({ length }, () => {
      const { category, subcategory, target } = nextTarget();
      const description = 'They called and asked for my PIN.';
      const fields = { category, target, description, ...(subcategory && { subcategory }) };
      return [
        {
          method: 'POST' as const,
          path: '/v1/reports',
          headers: { ...headersOf(nextUser().token), 'content-type': contentType },
          body: around(fields),
        },
      ];
    });
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
      return file(workload.smallPicture, OPERATIONS);
    case 'create with picture':
      return file(workload.picture, LARGE_OPERATIONS);
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
    pid: product.server.pid ?? 0,
    scenarios,
    operations: productOperations,
    rowsIn: rowsInAnswer,
    [Symbol.asyncDispose]: () => product[Symbol.asyncDispose](),
  };
}

/** Makes the product a peer whose callers take compressed answers, as browsers do. */
export function compressedPeer(product: BenchedProduct): Peer {
  return {
    ...redflagPeer(product),
    name: 'Redflag, compressed',
    scenarios: ['search', 'list', 'list page 1,000', 'notifications'],
    operations: (scenario, workload) =>
      productOperations(scenario, workload).map((operation) =>
        operation.map((request) => ({
          ...request,
          headers: { ...request.headers, 'accept-encoding': 'br, gzip' },
        })),
      ),
  };
}
