import { tmpdir } from 'node:os';
import { makeThrowawayFolder } from '@redflag/embedded-postgres/throwaway-folder';

const PREFIX = 'redflag-test-';

/**
 * Removes everything that tests leave in the temp directory, and stops each PostgreSQL there, when
 * the run ends in any way. All projects of the run share one folder.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (tmpdir().includes(PREFIX)) return undefined;
  const folder = await makeThrowawayFolder(PREFIX);
  process.env.TMPDIR = folder.path;
  return () => folder.remove();
}
