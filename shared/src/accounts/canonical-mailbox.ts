interface Provider {
  domains: string[];
  /** How the provider reads what stands before a plus. */
  read?: (name: string) => string;
  /** Whether the domains are other names of the first, for everyone. */
  areOne?: boolean;
}

const withoutKeyword = (name: string) => name.replace(/-.*$/, '');

/** Providers whose addresses have more spellings than upper case and a plus. */
const providers: Provider[] = [
  {
    domains: ['gmail.com', 'googlemail.com'],
    read: (name) => name.replaceAll('.', ''),
    areOne: true,
  },
  { domains: ['icloud.com', 'me.com', 'mac.com'], areOne: true },
  {
    domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'],
    read: (name) => name.replace(/[._-]/g, ''),
    areOne: true,
  },
  {
    domains: 'yandex.ru yandex.com yandex.by yandex.kz yandex.ua ya.ru'.split(' '),
    read: (name) => name.replaceAll('.', '-'),
    areOne: true,
  },
  {
    domains:
      `aol.com aim.com ymail.com rocketmail.com myyahoo.com yahoo.com yahoo.at yahoo.be yahoo.ca yahoo.ch
      yahoo.co.id yahoo.co.il yahoo.co.in yahoo.co.jp yahoo.co.kr yahoo.co.nz yahoo.co.th yahoo.co.uk yahoo.co.za
      yahoo.com.ar yahoo.com.au yahoo.com.br yahoo.com.co yahoo.com.gh yahoo.com.hk yahoo.com.mx yahoo.com.my
      yahoo.com.ng yahoo.com.ph yahoo.com.sg yahoo.com.tr yahoo.com.tw yahoo.com.vn yahoo.cz yahoo.de yahoo.dk
      yahoo.es yahoo.fi yahoo.fr yahoo.gr yahoo.hu yahoo.ie yahoo.in yahoo.it yahoo.nl yahoo.no yahoo.pl yahoo.pt
      yahoo.ro yahoo.se`.split(/\s+/),
    read: withoutKeyword,
  },
];

const providerOf = new Map(
  providers.flatMap((provider) => provider.domains.map((domain) => [domain, provider])),
);

/** `anything@ada.fastmail.com` arrives at `ada@fastmail.com`. */
const FASTMAIL_SUBDOMAIN = /^([a-z0-9_-]+)\.((?:fastmail\.(?:com|fm|net|org))|sent\.com)$/;

/**
 * Returns one address for all that reach the same mailbox by the rules of its provider: dots, pluses,
 * keywords after a hyphen, and other names of a domain. Elsewhere only case and a plus count as
 * spelling. For comparison alone: email is sent to the address as typed.
 */
export function canonicalMailbox(email: string): string {
  const typed = email.trim().toLowerCase();
  const at = typed.lastIndexOf('@');
  const [name, domain] = [typed.slice(0, Math.max(at, 0)), typed.slice(at + 1)];
  const [, owner, host] = FASTMAIL_SUBDOMAIN.exec(domain) ?? [];
  if (owner && host) return `${owner}@${host}`;
  const provider = providerOf.get(domain);
  const plain = name.replace(/(?<=.)\+.*$/, '');
  const [first = domain] = provider?.areOne ? provider.domains : [];
  return `${provider?.read?.(plain) || plain}@${first}`;
}
