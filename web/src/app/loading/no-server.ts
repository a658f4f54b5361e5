/**
 * Stands in for what React Router does with a server that renders screens (see vite.config.ts): it fetches their
 * data, and the routes that a list of them left out. Here the server sends files, and the list is whole.
 */

interface Match {
  route: { id: string };
  /** Whether its `clientLoader` is to run. */
  shouldCallHandler: () => boolean;
  resolve: (call: (load: () => unknown) => unknown) => Promise<unknown>;
}

/** Returns what a built page says of its screens: none has data. */
export const decodeViaTurboStream = async () => ({ value: { loaderData: {} } });

/** Returns the function that runs the `clientLoader` of each screen that has one. */
export const getTurboStreamSingleFetchDataStrategy =
  () =>
  async ({ matches }: { matches: Match[] }) => {
    const called = matches.filter((match) => match.shouldCallHandler());
    const results = called.map(
      async (match) => [match.route.id, await match.resolve((load) => load())] as const,
    );
    return Object.fromEntries(await Promise.all(results));
  };

export const getPatchRoutesOnNavigationFunction = () => undefined;
export const useFogOFWarDiscovery = () => undefined;
export const isFogOfWarEnabled = () => false;

// Called only with data or routes of a server.
export const NO_BODY_STATUS_CODES = undefined;
export const SingleFetchRedirectSymbol = undefined;
export const StreamTransfer = undefined;
export const getManifestPath = undefined;
export const getPartialManifest = undefined;
export const getPathsWithAncestors = undefined;
export const getSingleFetchDataStrategyImpl = undefined;
export const handleClientVersionMismatch = undefined;
export const singleFetchUrl = undefined;
export const stripIndexParam = undefined;
