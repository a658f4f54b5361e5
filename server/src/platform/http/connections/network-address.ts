import { BlockList, isIP } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const NAMED_NETWORKS: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};
/** The network that a provider gives one customer, who can use all of its 2^64 addresses. */
const IPV6_NETWORK_BITS = 64;
const NO_ADDRESS = 'unknown';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Some proxies add the port: `203.0.113.7:4711`, `[2001:db8::1]:4711`. */
function withoutPort(address: string): string {
  const [, inBrackets] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return inBrackets ?? address.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/** The IPv6 addresses written last: that takes 4 µs, and each request asks for it several times. */
const written = new LRUCache<string, string>({ max: 10_000 });

function normalise(address: string, bits: number): string {
  const key = `${address}/${bits}`;
  const known = written.get(key) ?? normalizeIP(address, bits);
  written.set(key, known);
  return known;
}

/**
 * Returns the one spelling of a caller's address, however the connection or a proxy writes it. A caller
 * who hangs up while the request begins has none.
 */
export function plainAddress(address: string | undefined): string {
  const [plain = ''] = withoutPort(address ?? '').split('%');
  const version = isIP(plain);
  if (version === 0) return NO_ADDRESS;
  return version === 4 ? plain : normalise(plain, 128);
}

/** Returns the key that limits count by: an IPv4 address, or the first bits of an IPv6 address. */
export function networkOf(address: string, bits = IPV6_NETWORK_BITS): string {
  const plain = plainAddress(address);
  return isIP(plain) === 6 ? `${normalise(plain, bits)}/${bits}` : plain;
}

/**
 * Returns whether an address is a trusted proxy's, from addresses, ranges such as `10.0.0.0/8`, or
 * named networks such as `loopback`.
 */
export function trustProxies(ranges: string[]): (address: string) => boolean {
  const trusted = new BlockList();
  for (const range of ranges.flatMap((name) => NAMED_NETWORKS[name] ?? [name])) {
    const [network = '', bits] = range.split('/');
    if (bits) trusted.addSubnet(network, Number(bits), familyOf(network));
    else trusted.addAddress(network, familyOf(network));
  }
  return (address) => {
    const plain = plainAddress(address);
    return plain !== NO_ADDRESS && trusted.check(plain, familyOf(plain));
  };
}
