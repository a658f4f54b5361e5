import linkInBioList from './lists/link-in-bio.json' with { type: 'json' };
import lotsProjectList from './lists/lots-project.json' with { type: 'json' };
import shortenerList from './lists/url-shortener.json' with { type: 'json' };

/** Everybody's pages stand side by side on these hosts. Sites on subdomains of their own need no entry. */
const groups = {
  // They lead anywhere; the address behind one says nothing about the next.
  linkShorteners: `bit.ly bitly.com tinyurl.com t.co goo.gl ow.ly is.gd v.gd buff.ly cutt.ly rebrand.ly
    rb.gy t.ly shorturl.at tiny.cc bl.ink s.id shorte.st adf.ly lnkd.in fb.me youtu.be amzn.to g.co
    qr.ae dlvr.it soo.gd clck.ru vk.cc urlz.fr u.to snip.ly short.io tny.im x.gd wa.link fb.watch pin.it
    redd.it lin.ee g.page share.google maps.app.goo.gl photos.app.goo.gl qrco.de me-qr.com cutt.us
    ouo.io bit.do bitly.ws shorturl.gg linkvertise.com mailchi.mp eepurl.com goo.su
    gg.gg shrtco.de t2m.io cli.re short.gy urlzs.com lc.chat shrinke.me exe.io gplinks.co za.gl
    shrtfly.com fc.lc t1p.de kurzelinks.de lihi.cc lihi1.com pse.is 2u.pw acortar.link
    encurtador.com.br shre.ink bitly.cx walink.co chilp.it rotf.lol urlz.net tinylink.in`,
  // A form or a document asks for passwords under the name of a company that everybody trusts.
  formsAndDocuments: `forms.gle docs.google.com sites.google.com drive.google.com script.google.com
    drive.usercontent.google.com forms.office.com forms.cloud.microsoft onedrive.live.com 1drv.ms
    surveymonkey.com typeform.com form.jotform.com jotform.com tally.so airtable.com cognitoforms.com
    formstack.com smartsheet.com paperform.co zfrmz.com forms.zoho.com notion.so notion.site canva.com
    canva.site padlet.com trello.com miro.com figma.com scribd.com issuu.com slideshare.net telegra.ph
    rentry.co rentry.org pastebin.com justpaste.it hastebin.com graph.org forms.app fillout.com
    gamma.app docsend.com sway.office.com sway.cloud.microsoft groups.google.com calendly.com
    surveycake.com form.typeform.com forms.clickup.com 123formbuilder.com form.123formbuilder.com
    formspree.io getform.io formsubmit.co eu.jotform.com surveysparrow.com zohopublic.com
    forms.zohopublic.com forms.yandex.com docs.zoho.com survey.alchemer.com questionpro.com
    surveymonkey.co.uk surveyheart.com opnform.com formaloo.net coda.io docs.qq.com nuclino.com
    write.as ghostbin.com controlc.com dpaste.org pastelink.net`,
  files: `dropbox.com dropboxusercontent.com dl.dropboxusercontent.com box.com app.box.com mega.nz mediafire.com wetransfer.com we.tl sendspace.com
    4shared.com gofile.io pixeldrain.com file.io filebin.net anonfiles.com archive.org web.archive.org
    ipfs.io cloudflare-ipfs.com dweb.link storage.googleapis.com s3.amazonaws.com
    firebasestorage.googleapis.com icloud.com imgur.com ibb.co postimg.cc u.pcloud.link e.pcloud.link
    uplooder.net terabox.com 1024terabox.com krakenfiles.com workupload.com uploadfiles.io sendgb.com
    transfernow.net smash.gg fromsmash.com swisstransfer.com zippyshare.com bayfiles.com
    dropmefiles.com catbox.moe files.catbox.moe litter.catbox.moe gyazo.com prnt.sc imgbb.com
    storage.cloud.google.com`,
  linkInBio: `linktr.ee beacons.ai linkin.bio bio.link campsite.bio lnk.bio taplink.cc carrd.co
    solo.to msha.ke allmylinks.com about.me bio.site flow.page heylink.me direct.me snipfeed.co
    linkpop.com shor.by stan.store link.me hoo.be mylink.la znap.link koji.to lit.link instabio.cc`,
  social: `facebook.com web.facebook.com mbasic.facebook.com fb.com m.me messenger.com instagram.com ig.me instagr.am x.com twitter.com tiktok.com
    vm.tiktok.com vt.tiktok.com t.me telegram.me telegram.dog web.telegram.org wa.me whatsapp.com
    chat.whatsapp.com api.whatsapp.com web.whatsapp.com signal.group signal.me
    linkedin.com youtube.com youtube-nocookie.com snapchat.com threads.net threads.com discord.gg discord.com discordapp.com reddit.com
    old.reddit.com pinterest.com twitch.tv vk.com ok.ru tumblr.com quora.com medium.com substack.com
    nairaland.com patreon.com ko-fi.com buymeacoffee.com gofundme.com kick.com bsky.app`,
  // Each page is one person's request for money, or a way to reach one person.
  paymentsAndContacts: `paypal.me cash.app venmo.com revolut.me monzo.me buy.stripe.com
    checkout.stripe.com line.me zalo.me join.skype.com matrix.to`,
  // Repositories, packages and pads, but not the sites that they host on subdomains.
  code: `github.com gist.github.com raw.githubusercontent.com gitlab.com bitbucket.org codeberg.org
    sourceforge.net codepen.io jsfiddle.net codesandbox.io replit.com huggingface.co npmjs.com`,
  marketsAndApps: `play.google.com apps.apple.com testflight.apple.com chromewebstore.google.com
    addons.mozilla.org ebay.com etsy.com amazon.com aliexpress.com jiji.ng jumia.com.ng konga.com
    selar.co paystack.com paystack.shop flutterwave.com gumroad.com eventbrite.com meetup.com
    airbnb.com upwork.com fiverr.com payhip.com whop.com mainstack.me selar.com`,
  // Builders of sites: each customer has a name below.
  siteBuilders: `.wufoo.com .strikingly.com .jimdosite.com .jimdofree.com .webnode.com .webnode.page
    .site123.me .tilda.ws .ucraft.site .durable.co .softr.app .glide.page .business.site .negocio.site
    .ueniweb.com .simdif.com .page.link .app.link .onelink.me .loca.lt .epizy.com .byethost.com
    .hostingersite.com .super.site .beehiiv.com .hubspotpagebuilder.com .gamma.site .w3s.link
    .nftstorage.link .bumpa.shop .disha.ng .en.alibaba.com`,
};

const domainsIn = (text: string) => text.split(/\s+/);

/**
 * Hosts where anybody can publish a page. With a leading dot, those that give every customer a name
 * below: such a name is a site of its own, as below a private suffix.
 */
export const sharedHosts: ReadonlySet<string> = new Set([
  ...Object.values(groups).flatMap(domainsIn),
  ...shortenerList.hosts,
  ...linkInBioList.hosts,
  ...lotsProjectList.hosts,
]);

/** Stores of files, a bucket beside the other in the path. */
const storage =
  /^(?:s3[.-][a-z\d-]+\.amazonaws\.com|s3(?:\.[a-z\d-]+)?\.wasabisys\.com|f\d{3}\.backblazeb2\.com|objectstorage\.[a-z\d-]+\.oraclecloud\.com|[a-z]{3}\d\.digitaloceanspaces\.com|[a-z]{2}-[a-z\d-]+\.linodeobjects\.com)$/;

export const isStorage = (host: string) => storage.test(host);

/** Their subdomains are languages and versions of the same pages (`ng.linkedin.com/in/…`). */
export const samePages = new Set(
  domainsIn(`facebook.com instagram.com linkedin.com pinterest.com reddit.com twitter.com x.com
    tiktok.com youtube.com tinyurl.com`),
);

/**
 * By host, or by host and path, the parameters that tell one page from another, the surest first. Others
 * say where a visitor came from.
 */
const pageParameters: Record<string, string[]> = {
  'youtube.com': ['v', 'list'],
  'facebook.com': ['story_fbid', 'fbid', 'v', 'id', 'u'],
  'docs.google.com': ['url'],
  'onedrive.live.com': ['resid', 'redeem'],
  'onedrive.live.com/': ['resid', 'id'],
  'venmo.com': ['user_id'],
  't.me': ['url'],
  'u.pcloud.link': ['code'],
  'e.pcloud.link': ['code'],
  'googleweblight.com': ['u'],
  '12ft.io': ['q'],
  'ct.sendgrid.net': ['upn'],
  'track.adform.net': ['bn'],
};
/** A program, or a page of a shop, which shows what a parameter names. */
const program = /\.(?:php\d?|aspx?|jsp|cgi|pl)$|^\/store\/apps\/details$/i;

/** Returns the names of the parameters that tell pages of a shared host apart. */
export function parametersOf(host: string, path: string): string[] {
  const own = pageParameters[host + path] ?? pageParameters[host];
  return own ?? (program.test(path) ? ['id'] : []);
}

/** They read a name in any case, unlike hosts of short links. */
const anyCase = new Set(
  domainsIn(`${groups.linkInBio} paypal.me cash.app venmo.com revolut.me monzo.me github.com gitlab.com
    bitbucket.org medium.com substack.com patreon.com ko-fi.com buymeacoffee.com gofundme.com kick.com
    calendly.com nairaland.com selar.co tinyurl.com tiny.cc reddit.com x.com twitter.com`),
);
for (const host of linkInBioList.hosts) anyCase.add(host);
for (const host of [...domainsIn(groups.linkShorteners), ...shortenerList.hosts]) {
  if (!/^(?:tinyurl\.com|tiny\.cc)$/.test(host)) anyCase.delete(host);
}

export const ignoresCase = (host: string) => anyCase.has(host);

const account = /\/(?:u\/\d+|a\/[^/]+)(?=\/)/g;
/** What a person does with a page: the page is the same. Google's have an id, and all after it is that. */
const actions: Record<string, RegExp> = {
  'docs.google.com': /(?<=^(?:\/[^/]+)*\/d\/(?:e\/[^/]+|(?!e\/)[^/]+))\/.*$/,
  'script.google.com': /\/(?:exec|dev)$/,
  'canva.com': /\/(?:edit|view|watch)$/,
  'form.jotform.com': /\/(?:edit|prefill)$/,
};
/** The ways to open a file or folder on Google Drive. */
const driveHosts = new Set(['docs.google.com', 'drive.google.com', 'drive.usercontent.google.com']);
const drivePath = /^\/(?:file\/d|drive(?:\/mobile)?\/folders|folder\/d)\/([^/]+)/;
const driveQuery = /^\/(?:open|uc|thumbnail|download|(?:embedded)?folderview)$/;

/**
 * Returns the one spelling of a page of a shared host, without the action and the account in its
 * address: host and path.
 */
export function pageOf(host: string, path: string, parameters: URLSearchParams): string {
  const plain = host.endsWith('.google.com') ? path.replace(account, '') : path;
  if (driveHosts.has(host)) {
    const id = drivePath.exec(plain)?.[1] ?? (driveQuery.test(plain) ? parameters.get('id') : null);
    if (id) return `drive.google.com/open?id=${encodeURIComponent(id)}`;
  }
  return host + plain.replace(actions[host] ?? /$^/, '');
}

/** They tell a page by what follows `#`, which a browser does not send. */
const byFragment = new Set(['mega.nz', 'matrix.to']);

export const readsFragments = (host: string) => byFragment.has(host);
