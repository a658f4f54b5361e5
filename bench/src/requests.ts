import { headersOf } from './product.ts';
import type { Workload } from './workload.ts';
import { inTurn, PAGE } from './workload.ts';

/** The operations that are measured under load, by name. */
export const scenarios = [
  'search',
  'search for nothing',
  'list',
  'list page 1,000',
  'own contains',
  'create',
  'create with picture',
  'notifications',
  'me',
] as const;
export type Scenario = (typeof scenarios)[number];

/** A request of a load. In a text as its body, {{id}} is a new UUID each time. */
export interface Request {
  method?: 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer<ArrayBuffer>;
}

/** How many different requests a load repeats in turn; fewer of those with a photograph. */
export const REQUESTS = 1_000;
const PHOTOGRAPHS = 100;

/** Returns the opaque cursor of the product's lists for a row. */
export const cursorOf = ({ createdAt, id }: Workload['deepPage']) =>
  Buffer.from(JSON.stringify([createdAt, id])).toString('base64url');

/** Returns requests to the product, or to a server with the same routes. */
export async function productRequests(scenario: Scenario, workload: Workload): Promise<Request[]> {
  const nextTarget = inTurn(workload.targets);
  const nextUnknown = inTurn(workload.unknown);
  const nextUser = inTurn(workload.users);
  const nextText = inTurn(workload.contains);
  const get = (path: () => string, nextPerson = nextUser) =>
    Array.from({ length: REQUESTS }, () => ({
      path: path(),
      headers: headersOf(nextPerson().token),
    }));
  const pending = `/v1/reports?status=Pending&limit=${PAGE}`;

  /** One search of each searcher. */
  const searchFor = (next: typeof nextTarget) =>
    workload.searchers.map(({ token }) => {
      const { category, target, targetKey } = next();
      const query = new URLSearchParams({ category, target, limit: String(PAGE) });
      // The product derives the key from the target; the bare server gets it.
      const headers = { ...headersOf(token), 'x-target-key': encodeURI(targetKey) };
      return { path: `/v1/reports?${query}`, headers };
    });

  async function create(picture: Buffer<ArrayBuffer>): Promise<Request> {
    const { category, subcategory, target } = nextTarget();
    const form = new FormData();
    const description = 'They called and asked for my PIN.';
    const fields = { category, target, description, ...(subcategory && { subcategory }) };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('evidence', new Blob([picture], { type: 'image/jpeg' }), 'picture.jpg');
    const encoded = new Response(form);
    const contentType = encoded.headers.get('content-type') ?? '';
    return {
      method: 'POST',
      path: '/v1/reports',
      headers: { ...headersOf(nextUser().token), 'content-type': contentType },
      body: Buffer.from(await encoded.arrayBuffer()),
    };
  }

  switch (scenario) {
    case 'search':
      return searchFor(nextTarget);
    case 'search for nothing':
      return searchFor(nextUnknown);
    case 'list':
      return get(() => pending, inTurn(workload.admins));
    case 'list page 1,000':
      return get(() => `${pending}&cursor=${cursorOf(workload.deepPage)}`, inTurn(workload.admins));
    case 'own contains':
      return get(() => `/v1/me/reports?q=${nextText()}&limit=${PAGE}`);
    case 'create':
      return Promise.all(Array.from({ length: REQUESTS }, () => create(workload.smallPicture)));
    case 'create with picture':
      return Promise.all(Array.from({ length: PHOTOGRAPHS }, () => create(workload.picture)));
    case 'notifications':
      return get(() => '/v1/me/notifications');
    case 'me':
      return get(() => '/v1/me');
  }
}
