import bankList from './lists/bank-website.json' with { type: 'json' };
import { isBelow } from './sites.ts';

const sites = new Set(bankList.hosts.map((host) => host.replace(/^\./, '')));

/**
 * Whether a host is on a public list of banks' sites, also as a subdomain. The list names no bank, and
 * some of its domains have lapsed: it only asks a reviewer to look twice. The server alone uses it,
 * because it is large.
 */
export const isBankSite = (host: string): boolean => isBelow(host, sites);
