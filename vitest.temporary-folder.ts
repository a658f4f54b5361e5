import { makeThrowawayFolder } from '@redflag/embedded-postgres/throwaway-folder';

/** What tests leave in the temp directory, and each PostgreSQL on it, goes with the run, however that ends. */
export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await makeThrowawayFolder('redflag-test-');
  process.env.TMPDIR = folder.path;
  return () => folder.remove();
}
