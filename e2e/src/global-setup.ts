import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import getPort from 'get-port';
import { startGoogleProvider } from './oidc.ts';
import { startProduct } from './product.ts';

/** Finds a browser and starts the product, once for all tests; the workers inherit where they are. */
export default async function setUp(): Promise<() => Promise<void>> {
  const findChromium = join(import.meta.dirname, '../../scripts/find-chromium.ts');
  process.env.CHROMIUM_PATH = execFileSync(process.execPath, [findChromium], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
  const origin = `http://localhost:${await getPort()}`;
  const google = await startGoogleProvider();
  const { database, stop } = await startProduct(origin, google.serve(origin));
  process.env.PRODUCT_ORIGIN = origin;
  process.env.PRODUCT_DATABASE = database;
  return async () => {
    await stop();
    await google.stop();
  };
}
