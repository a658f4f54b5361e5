import { tmpdir } from 'node:os';
import { makeThrowawayFolder } from '@redflag/embedded-postgres/throwaway-folder';

const PREFIX = 'redflag-test-';

/**
 * What tests leave in the temp directory, and each PostgreSQL on it, goes with the run, however that
 * ends. One folder serves all projects of the run.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (tmpdir().includes(PREFIX)) return undefined;
  const folder = await makeThrowawayFolder(PREFIX);
  process.env.TMPDIR = folder.path;
  return () => folder.remove();
}
