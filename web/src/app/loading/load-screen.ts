import { loadPart } from '#ui/lazy-part.tsx';

interface Screen {
  id: string;
  /** The address of its file. */
  module: string;
}

/**
 * Loads a screen. Stands in for React Router's own function (see vite.config.ts), which reloads the page
 * for as long as the file cannot be fetched.
 * @param loaded the screens by id
 * @throws PartMissing if it does not arrive
 */
export async function loadRouteModule(
  { id, module }: Screen,
  loaded: Record<string, unknown>,
): Promise<unknown> {
  loaded[id] ??= await loadPart(() => import(/* @vite-ignore */ module));
  return loaded[id];
}
