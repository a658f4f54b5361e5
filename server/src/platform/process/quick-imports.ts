import type { ResolveFnOutput } from 'node:module';
import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

const COMPILED = join(import.meta.dirname, '../../../../node_modules/.cache/redflag');
/** Packages of ES modules alone, each with hundreds of imports within it. */
const MODULES = /\/node_modules\/(drizzle-orm|zod)\//;

/**
 * More than halves the time of the imports after it; call it in a program's first lines. V8's code is kept for
 * the next start, if its folder is writable. At each import of a package, and at each within one, Node parses the
 * package's package.json again, of which Drizzle's has 180 KB: so what a workspace imports by a name is resolved
 * once, and what packages of ES modules import of their own directly.
 */
export function quickenImports(): void {
  enableCompileCache(COMPILED);
  const known = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '', conditions } = context;
      if (!conditions.includes('import')) return next(specifier, context);
      if (MODULES.test(parentURL) && /^\..*\.js$/.test(specifier)) {
        const { href } = new URL(specifier, parentURL);
        return { url: href, format: 'module', shortCircuit: true };
      }
      if (specifier.startsWith('.') || parentURL.includes('/node_modules/'))
        return next(specifier, context);
      const name = `${parentURL.slice(0, parentURL.lastIndexOf('/src/'))} ${specifier}`;
      const found = known.get(name) ?? next(specifier, context);
      known.set(name, found);
      return { ...found, shortCircuit: true };
    },
  });
}
