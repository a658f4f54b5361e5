import { expect, test } from 'vitest';
import { ordinarySites } from '#testing/ordinary-sites.ts';
import { brandOf, imitatedBrand } from './brand-names.ts';
import bankWebsites from './lists/bank-website.json' with { type: 'json' };
import linkInBio from './lists/link-in-bio.json' with { type: 'json' };
import lotsProject from './lists/lots-project.json' with { type: 'json' };
import shorteners from './lists/url-shortener.json' with { type: 'json' };
import { knownSites } from './sites.ts';

const website = (key: string) => ({ category: 'website' as const, key });

test.each([
  ['gtbank-ng.com', 'GTBank'],
  ['zenithbank.com.evil.com', 'Zenith Bank'],
  ['zenithbnk.com', 'Zenith Bank'],
  ['gtbamk.com', 'GTBank'],
  ['gtb4nk.com', 'GTBank'],
  ['secure-gtbank.online', 'GTBank'],
  ['mygtbankalert.com', 'GTBank'],
  ['gtbank.com.ng', 'GTBank'],
  ['uba-alert.com', 'UBA'],
  ['ubalogin.xyz', 'UBA'],
  ['uba.com.evil.com', 'UBA'],
  ['accessbank-verify.com', 'Access Bank'],
  ['accessbankplc-ng.com', 'Access Bank'],
  ['firstbank-nigeria.com', 'First Bank'],
  ['fidelitybank-ng.com', 'Fidelity Bank'],
  ['paypa1-secure.com', 'PayPal'],
  ['xn--ypal-43d9g.com', 'PayPal'],
  ['binance-airdrop.net', 'Binance'],
  ['rnoniepoint.com', 'Moniepoint'],
  ['opay-support.com', 'OPay'],
  ['kuda-bank.com', 'Kuda'],
  ['palmpay-loan.ng', 'PalmPay'],
  ['jumia-promo.shop', 'Jumia'],
  ['dhl-parcel-tracking.com', 'DHL'],
  ['netfl1x-billing.com', 'Netflix'],
  ['appleid-verify.support', 'Apple'],
  ['amazon-giftcards.co', 'Amazon'],
  ['cbn-grant.com.ng', 'the Central Bank of Nigeria'],
  ['mtn-promo.com', 'MTN'],
  ['whatsapp-gold.net', 'WhatsApp'],
  ['faceb00k-login.com', 'Facebook'],
  ['coinbse.com', 'Coinbase'],
  ['micros0ft-support.com', 'Microsoft'],
  ['gtbank-login.github.io', 'GTBank'],
  ['paypal.000webhostapp.com', 'PayPal'],
  ['arnazon.com', 'Amazon'],
  ['amaz0n.com', 'Amazon'],
  ['xn--80ak6aa92e.com', 'Apple'],
  ['jumia-blackfriday.shop', 'Jumia'],
  ['efcc-gov.org', 'the EFCC'],
  ['paypal.tk', 'PayPal'],
])('%s has the name of %s', (host, brand) => {
  expect(imitatedBrand(website(host), knownSites)?.name).toBe(brand);
});

test.each([
  'gtbank.com',
  'ibank.gtbank.com',
  'mail.google.com',
  'amazon.de',
  'google.co.uk',
  'hsbc.com.hk',
  'paypal.me',
  'airtel.in',
  'google.org',
  'facebookmail.com',
  'startups.com',
])('%s is its own', (host) => {
  expect(imitatedBrand(website(host), knownSites)).toBeNull();
});

test.each([
  ['ibank.gtbank.com', 'GTBank'],
  ['zenithbank.com', 'Zenith Bank'],
  ['hmrc.gov.uk', 'the UK government'],
  ['gtbank.com.evil.com', undefined],
  ['evil.github.io', undefined],
  ['docs.google.com', undefined],
])('%s belongs to %s', (host, brand) => {
  expect(brandOf(website(host), knownSites)?.name).toBe(brand);
});

test('ordinary sites have no brand in their names', () => {
  expect(ordinarySites.length).toBeGreaterThan(400);
  expect(ordinarySites.filter((host) => imitatedBrand(website(host), knownSites))).toEqual([]);
});

test('no host on a public list has the name of a brand that is not its own', () => {
  const hosts = [bankWebsites, linkInBio, lotsProject, shorteners].flatMap((list) =>
    list.hosts.map((host) => host.replace(/^\./, '')),
  );
  const imitations = hosts.filter((host) => imitatedBrand(website(host), knownSites));
  expect(imitations).toEqual([]);
});

test.each([
  ['alert@gtbank.com', 'GTBank', undefined],
  ['alert@gtbank-ng.com', undefined, 'GTBank'],
  ['gtbank@gmail.com', undefined, undefined],
])('%s is an address of %s, or taken for one of %s', (key, own, imitated) => {
  const target = { category: 'email' as const, key };
  expect(brandOf(target, knownSites)?.name).toBe(own);
  expect(imitatedBrand(target, knownSites)?.name).toBe(imitated);
});
