import { unzipSync } from 'fflate';
import type { Client } from '#testing/factories.ts';

/** Downloads all data of a person: `my-data.json`, as text and parsed, and the pictures by name. */
export async function downloadData({ request }: Client) {
  const { rawPayload } = await request('GET', '/v1/me/export');
  const { 'my-data.json': text, ...pictures } = unzipSync(rawPayload);
  const json = Buffer.from(text ?? []).toString();
  return { json, data: JSON.parse(json), pictures };
}
