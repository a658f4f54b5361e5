import { createHash } from 'node:crypto';

/** The namespace of addresses (RFC 9562, section 6.6). */
const URLS = '6ba7b811-9dad-11d1-80b4-00c04fd430c8';

/** Returns the UUID of a name at an address, the same each time (version 5, RFC 9562, section 5.5). */
export function uuidOf(url: string, name: string): string {
  const digest = createHash('sha1')
    .update(Buffer.from(URLS.replaceAll('-', ''), 'hex'))
    .update(`${url} ${name}`)
    .digest()
    .subarray(0, 16);
  digest[6] = ((digest[6] ?? 0) & 0x0f) | 0x50;
  digest[8] = ((digest[8] ?? 0) & 0x3f) | 0x80;
  const hex = digest.toString('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-');
}
