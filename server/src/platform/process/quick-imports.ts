import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/redflag');
const DRIZZLE = '/node_modules/drizzle-orm/';

/**
 * Halves the time of the imports after it; call it in a program's first lines. V8's code is kept
 * for the next start, if its folder is writable. Drizzle's thousand internal imports, for each of
 * which Node reads its package.json of 180 KB again, are resolved directly.
 */
export function quickenImports(): void {
  enableCompileCache(COMPILED);
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL, conditions } = context;
      const within = parentURL?.includes(DRIZZLE) && /^\.\.?\/.*\.js$/.test(specifier);
      if (!within || !conditions.includes('import')) return next(specifier, context);
      const { href } = new URL(specifier, parentURL);
      return { url: href, format: 'module', shortCircuit: true };
    },
  });
}
