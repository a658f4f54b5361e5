import type { Middleware } from 'openapi-fetch';
import createClient from 'openapi-fetch';
import createQueryClient from 'openapi-react-query';
import { ConnectionLost, readProblem } from './problem.ts';
import type { paths } from './schema.gen.ts';

const failuresAreThrown: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) {
      throw await readProblem(response);
    }
  },
  onError({ error }) {
    return error instanceof DOMException && error.name === 'AbortError'
      ? error
      : new ConnectionLost();
  },
};

/** The typed API. Every failed call throws an `ApiProblem`; a lost connection throws `ConnectionLost`. */
export const api = createClient<paths>({ baseUrl: '' });
api.use(failuresAreThrown);

/** The API as TanStack Query hooks; keys are `[method, path, init]`. */
export const $api = createQueryClient(api);
