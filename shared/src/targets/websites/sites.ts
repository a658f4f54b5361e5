import { getDomain } from 'tldts';

/** Which sites are judged by the page, and which are not condemned lightly. */
export interface Sites {
  /** Hosts where anybody can publish a page: the page is the target, not the host. */
  sharedHosts: ReadonlySet<string>;
  /** Domains of brands and institutions that scams pretend to be. */
  wellKnownSites: ReadonlySet<string>;
}

/** Everybody's pages stand side by side on these hosts. Sites on subdomains of their own need no entry. */
const sharedHosts = {
  // They lead anywhere; the address behind one says nothing about the next.
  linkShorteners: `bit.ly bitly.com tinyurl.com t.co goo.gl ow.ly is.gd v.gd buff.ly cutt.ly rebrand.ly
    rb.gy t.ly shorturl.at tiny.cc bl.ink s.id shorte.st adf.ly lnkd.in fb.me youtu.be amzn.to g.co
    qr.ae dlvr.it soo.gd clck.ru vk.cc urlz.fr u.to snip.ly short.io tny.im x.gd wa.link fb.watch pin.it
    redd.it lin.ee g.page share.google maps.app.goo.gl photos.app.goo.gl qrco.de me-qr.com cutt.us
    ouo.io bit.do bitly.ws shorturl.gg linkvertise.com mailchi.mp eepurl.com goo.su`,
  // A form or a document asks for passwords under the name of a company that everybody trusts.
  formsAndDocuments: `forms.gle docs.google.com sites.google.com drive.google.com script.google.com
    forms.office.com forms.cloud.microsoft onedrive.live.com 1drv.ms surveymonkey.com typeform.com
    form.jotform.com jotform.com tally.so airtable.com cognitoforms.com formstack.com smartsheet.com
    paperform.co zfrmz.com forms.zoho.com notion.so notion.site canva.com canva.site padlet.com
    trello.com miro.com figma.com scribd.com issuu.com slideshare.net telegra.ph rentry.co
    rentry.org pastebin.com justpaste.it hastebin.com graph.org forms.app fillout.com gamma.app
    docsend.com sway.office.com sway.cloud.microsoft groups.google.com calendly.com`,
  files: `dropbox.com box.com mega.nz mediafire.com wetransfer.com we.tl sendspace.com 4shared.com
    gofile.io pixeldrain.com file.io filebin.net anonfiles.com archive.org ipfs.io
    cloudflare-ipfs.com dweb.link storage.googleapis.com s3.amazonaws.com firebasestorage.googleapis.com
    icloud.com imgur.com ibb.co postimg.cc`,
  linkInBio: `linktr.ee beacons.ai linkin.bio bio.link campsite.bio lnk.bio taplink.cc carrd.co
    solo.to msha.ke allmylinks.com about.me bio.site flow.page heylink.me direct.me snipfeed.co
    linkpop.com shor.by stan.store link.me hoo.be`,
  social: `facebook.com web.facebook.com mbasic.facebook.com fb.com m.me messenger.com instagram.com ig.me x.com twitter.com tiktok.com
    vm.tiktok.com vt.tiktok.com t.me telegram.me wa.me whatsapp.com chat.whatsapp.com api.whatsapp.com
    linkedin.com youtube.com snapchat.com threads.net threads.com discord.gg discord.com reddit.com
    old.reddit.com pinterest.com twitch.tv vk.com ok.ru tumblr.com quora.com medium.com substack.com
    nairaland.com patreon.com ko-fi.com buymeacoffee.com gofundme.com kick.com bsky.app`,
  // Each page is one person's request for money, or a way to reach one person.
  paymentsAndContacts: `paypal.me cash.app venmo.com revolut.me monzo.me buy.stripe.com
    checkout.stripe.com line.me zalo.me join.skype.com`,
  // Repositories, packages and pads, but not the sites that they host on subdomains.
  code: `github.com gist.github.com raw.githubusercontent.com gitlab.com bitbucket.org codeberg.org
    sourceforge.net codepen.io jsfiddle.net codesandbox.io replit.com huggingface.co npmjs.com`,
  marketsAndApps: `play.google.com apps.apple.com testflight.apple.com chromewebstore.google.com
    addons.mozilla.org ebay.com etsy.com amazon.com aliexpress.com jiji.ng jumia.com.ng konga.com
    selar.co paystack.com paystack.shop flutterwave.com gumroad.com eventbrite.com meetup.com
    airbnb.com upwork.com fiverr.com`,
};

/** Nigerian banks first, all that the Central Bank licenses for the public. */
const wellKnownSites = {
  nigerianBanks: `accessbankplc.com gtbank.com gtco.com zenithbank.com ubagroup.com firstbanknigeria.com
    fidelitybank.ng fcmb.com unionbankng.com sterling.ng sterlingbank.com wemabank.com alat.ng
    stanbicibtcbank.com stanbicibtc.com ecobank.com polarisbanklimited.com keystonebankng.com
    unitybankng.com providusbank.com jaizbankplc.com titantrustbank.com suntrustng.com globusbank.com
    parallexbank.com premiumtrustbank.com optimusbank.com signaturebankng.com tajbank.com
    lotusbank.com thealtbank.ng nova.ng novabank.ng coronationmb.com rmb.com.ng fsdhgroup.com
    citigroup.com sc.com heritagebankplc.com greenwichbankgroup.com`,
  nigerianPayments: `opayweb.com opaycheckout.com palmpay.com moniepoint.com kuda.com paystack.com
    flutterwave.com interswitchgroup.com quickteller.com remita.net carbon.ng fairmoney.io
    piggyvest.com cowrywise.com risevest.com bamboo.app paga.com nibss-plc.com.ng chipper.cash
    vfdtech.ng rubiesbank.io sparkle.ng mypocketmoni.com`,
  nigerianState: `cbn.gov.ng efccnigeria.org efcc.gov.ng npf.gov.ng nimc.gov.ng firs.gov.ng
    inecnigeria.org jamb.gov.ng waecnigeria.org ncc.gov.ng cac.gov.ng immigration.gov.ng nnpcgroup.com
    nnpclimited.com nigeria.gov.ng lagosstate.gov.ng frsc.gov.ng nddc.gov.ng nelf.gov.ng`,
  nigerianCompanies: `mtn.ng mtnonline.com airtel.com.ng airtel.africa gloworld.com 9mobile.com.ng
    dstv.com gotv.com multichoice.com jumia.com.ng konga.com jiji.ng dangote.com airpeace.com
    arikair.com nipost.gov.ng ikejaelectric.com ekedp.com punchng.com`,
  banksElsewhere: `absa.africa absa.co.za standardbank.co.za fnb.co.za nedbank.co.za capitecbank.co.za
    equitygroupholdings.com kcbgroup.com safaricom.co.ke mpesa.africa chase.com bankofamerica.com
    wellsfargo.com citi.com capitalone.com hsbc.com barclays.co.uk lloydsbank.com natwest.com
    santander.co.uk monzo.com revolut.com wise.com westernunion.com moneygram.com worldremit.com
    remitly.com`,
  payments: `paypal.com stripe.com visa.com mastercard.com americanexpress.com cash.app venmo.com
    skrill.com payoneer.com binance.com coinbase.com kraken.com bybit.com kucoin.com okx.com luno.com
    blockchain.com metamask.io trustwallet.com ledger.com`,
  companies: `google.com gmail.com youtube.com apple.com icloud.com microsoft.com live.com outlook.com
    office.com amazon.com facebook.com instagram.com whatsapp.com telegram.org x.com twitter.com
    linkedin.com tiktok.com netflix.com spotify.com adobe.com yahoo.com ebay.com aliexpress.com
    alibaba.com dhl.com fedex.com ups.com usps.com royalmail.com booking.com airbnb.com uber.com
    bolt.eu github.com wikipedia.org zoom.us dropbox.com samsung.com who.int un.org`,
  states: 'gov.uk irs.gov usa.gov europa.eu interpol.int fbi.gov',
};

const domainsIn = (groups: Record<string, string>) =>
  new Set(Object.values(groups).flatMap((domains) => domains.split(/\s+/)));

/** What Redflag ships with. Operators add to it. */
export const knownSites: Sites = {
  sharedHosts: domainsIn(sharedHosts),
  wellKnownSites: domainsIn(wellKnownSites),
};

/** Their subdomains are languages and versions of the same pages (`ng.linkedin.com/in/…`). */
const samePages = new Set(
  `facebook.com instagram.com linkedin.com pinterest.com reddit.com twitter.com x.com tiktok.com
  youtube.com tinyurl.com`.split(/\s+/),
);

/** The host that has the pages of another: `facebook.com` for `en-gb.facebook.com`. Others have their own. */
export function hostOfPages(host: string, { sharedHosts }: Sites): string {
  const domain = getDomain(host) ?? '';
  return samePages.has(domain) && !sharedHosts.has(host) ? domain : host;
}

/** Whether anybody can publish on a host. @param host in ASCII, without `www.` */
export function isSharedHost(host: string, { sharedHosts }: Sites): boolean {
  return sharedHosts.has(host);
}

/** Whether a host belongs to a well-known brand, also as a subdomain. @param host in ASCII */
export function isWellKnown(host: string, { wellKnownSites }: Sites): boolean {
  return wellKnownSites.has(host) || wellKnownSites.has(getDomain(host) ?? '');
}
