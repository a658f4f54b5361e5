import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { startOpenidProvider } from '@redflag/openid-provider';
import getPort, { portNumbers } from 'get-port';
import { startNameServer } from './name-server.ts';
import { socialSettings, startProduct } from './product.ts';

/**
 * Finds a browser and starts the product, once for all tests. Worker processes inherit the browser's
 * path, the origin, the database and the name server's folder through the environment.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const findChromium = join(import.meta.dirname, '../../scripts/find-chromium.ts');
  process.env.CHROMIUM_PATH = execFileSync(process.execPath, [findChromium], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
  // Not the first free one, which another run beside this one would take, too.
  const ports = portNumbers(randomInt(20_000, 30_000), 30_000);
  const origin = `http://localhost:${await getPort({ port: ports })}`;
  const google = await startOpenidProvider(origin);
  const names = await startNameServer();
  const { database, logFile, stop } = await startProduct(origin, {
    ...google.settings,
    ...google.staffSettings,
    ...socialSettings,
    ...names.settings,
    FEEDS: 'keys',
  });
  process.env.PRODUCT_ORIGIN = origin;
  process.env.PRODUCT_DATABASE = database;
  process.env.PRODUCT_LOG = logFile;
  process.env.PRODUCT_NAMES = names.folder;
  return async () => {
    await stop();
    await google[Symbol.asyncDispose]();
    await names[Symbol.asyncDispose]();
  };
}
