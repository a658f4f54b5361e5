import type { Target } from '@redflag/shared/checks';
import type { Reply } from '@redflag/shared/replies';
import type { Query, QueryClient } from '@tanstack/react-query';

/** As `GET /v1/events` allows. */
const WATCHED_AT_MOST = 10;

const hashesOf = (targets: Pick<Target, 'hash'> | Pick<Target, 'hash'>[] = []) =>
  [targets].flat().map(({ hash }) => `target:${hash}`);

/** What is told of changes to the loaded answers of each path. */
const topics: Record<string, (query: Query) => string[]> = {
  '/v1/reports/{id}': ({ queryKey }) => [`report:${parametersOf(queryKey).path?.id}`],
  '/v1/targets/{id}': ({ state }) => hashesOf(state.data ? [state.data as Target] : []),
  '/v1/targets': ({ state }) => hashesOf((state.data as { items: Target[] } | undefined)?.items),
  '/v1/replies/{id}': ({ state }) => hashesOf((state.data as Reply | undefined)?.target ?? []),
  '/v1/check': ({ state }) =>
    hashesOf(
      (state.data as { items: { target: Target }[] } | undefined)?.items.map(
        ({ target }) => target,
      ),
    ),
  '/v1/reports': (query) => (isOfTarget(query) ? [] : ['reports']),
};

/** Returns what to watch for the answers that are on the screens, sorted. */
export function topicsShown(queries: QueryClient): string[] {
  const shown = queries.getQueryCache().findAll({ type: 'active' });
  const found = shown.flatMap((query) => topics[String(query.queryKey[1])]?.(query) ?? []);
  return [...new Set(found)].slice(0, WATCHED_AT_MOST).sort();
}

/** Whether a list of reports is one of a target, which is watched itself. */
export function isOfTarget({ queryKey }: Pick<Query, 'queryKey'>): boolean {
  return Boolean(parametersOf(queryKey).query?.target);
}

interface Parameters {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
}

function parametersOf(queryKey: Query['queryKey']): Parameters {
  return (queryKey[2] as { params?: Parameters } | undefined)?.params ?? {};
}
