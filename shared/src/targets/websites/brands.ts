/** A brand or institution that scams pretend to be. */
export interface Brand {
  /** As people call it. */
  name: string;
  /** Its own domains. */
  sites: string[];
}

/**
 * Nigerian banks first, all that the Central Bank licenses for the public. After the bar stand the
 * words that name the brand in a domain: long ones anywhere, short ones (and those with `~`, which are
 * also ordinary words or other companies' names) only beside a word that baits.
 */
const nigerian = `
  Access Bank: accessbankplc.com | accessbankplc accessbankng accessbank~
  GTBank: gtbank.com gtco.com gtbank.com.gh gtbank.co.ke gtbank.co.ug gtbankuk.com | gtbank guarantytrust guaranteetrust gtbonline
  Zenith Bank: zenithbank.com zenithbank.com.gh zenithbank.com.gm | zenithbank
  UBA: ubagroup.com | ubagroup ubabank uba
  First Bank: firstbanknigeria.com | firstbanknigeria firstbankng firstbank~
  Fidelity Bank: fidelitybank.ng | fidelitybankng fidelitybankplc fidelitybank~
  FCMB: fcmb.com fcmbgroup.com fcmbpensions.com | fcmb
  Union Bank: unionbankng.com | unionbankng unionbank~
  Sterling Bank: sterling.ng sterlingbank.com | sterlingbankng sterlingbank~
  Wema Bank: wemabank.com | wemabank wema
  ALAT: alat.ng | alat
  Stanbic IBTC: stanbicibtcbank.com stanbicibtc.com stanbicibtcpension.com stanbicbank.co.ke stanbicbank.co.ug stanbicbank.com.gh | stanbic ibtc
  Polaris Bank: polarisbanklimited.com | polarisbank
  Keystone Bank: keystonebankng.com | keystonebankng keystonebank~
  Unity Bank: unitybankng.com | unitybankng unitybank~
  Providus Bank: providusbank.com | providusbank providus
  Jaiz Bank: jaizbankplc.com | jaizbank jaiz
  Titan Trust Bank: titantrustbank.com | titantrustbank
  SunTrust Bank: suntrustng.com | suntrustng
  Globus Bank: globusbank.com | globusbank
  Parallex Bank: parallexbank.com | parallexbank
  PremiumTrust Bank: premiumtrustbank.com | premiumtrustbank
  Optimus Bank: optimusbank.com | optimusbank~
  Signature Bank: signaturebankng.com | signaturebankng
  TAJBank: tajbank.com | tajbank
  Lotus Bank: lotusbank.com | lotusbank~
  The Alternative Bank: thealtbank.ng | thealtbank
  Nova Bank: nova.ng novabank.ng | novabankng novabank~
  Coronation: coronationmb.com | coronationmb
  Rand Merchant Bank: rmb.com.ng | randmerchantbank
  FSDH: fsdhgroup.com | fsdh
  Heritage Bank: heritagebankplc.com | heritagebankplc heritagebank~
  Greenwich Merchant Bank: greenwichbankgroup.com | greenwichbankgroup
  OPay: opayweb.com opaycheckout.com | opayweb opaybank opaynigeria opay
  PalmPay: palmpay.com | palmpay
  Moniepoint: moniepoint.com | moniepoint moneypoint~
  Kuda: kuda.com | kudabank kuda
  Paystack: paystack.com paystack.shop | paystack
  Flutterwave: flutterwave.com | flutterwave
  Interswitch: interswitchgroup.com interswitchng.com | interswitch
  Quickteller: quickteller.com | quickteller
  Remita: remita.net | remita~
  Carbon: carbon.ng | carbonng
  FairMoney: fairmoney.io | fairmoney
  PiggyVest: piggyvest.com | piggyvest
  Cowrywise: cowrywise.com | cowrywise
  Rise: risevest.com | risevest
  Bamboo: bamboo.app |
  Paga: paga.com | paga
  NIBSS: nibss-plc.com.ng | nibss
  Chipper Cash: chipper.cash | chippercash
  VFD: vfdtech.ng | vfdbank vfdtech
  Rubies: rubiesbank.io | rubiesbank
  Sparkle: sparkle.ng |
  My PocketMoni: mypocketmoni.com | pocketmoni
  the Central Bank of Nigeria: cbn.gov.ng | centralbankofnigeria centralbanknigeria cbn
  the EFCC: efccnigeria.org efcc.gov.ng | efcc
  the Nigeria Police: npf.gov.ng | nigeriapolice npf
  NIMC: nimc.gov.ng | nimc
  the FIRS: firs.gov.ng | firs
  INEC: inecnigeria.org | inecnigeria inec
  JAMB: jamb.gov.ng | jamb
  WAEC: waecnigeria.org | waecnigeria waec
  the NCC: ncc.gov.ng |
  the CAC: cac.gov.ng |
  the Nigeria Immigration Service: immigration.gov.ng | nigeriaimmigration
  NNPC: nnpcgroup.com nnpclimited.com | nnpcgroup nnpclimited nnpc
  the Nigerian government: nigeria.gov.ng |
  Lagos State: lagosstate.gov.ng | lagosstate
  the FRSC: frsc.gov.ng | frsc
  the NDDC: nddc.gov.ng | nddc
  NELFUND: nelf.gov.ng | nelfund
  NIPOST: nipost.gov.ng | nipost
  Glo: gloworld.com | gloworld glo
  9mobile: 9mobile.com.ng | 9mobile
  Konga: konga.com | konga
  Jiji: jiji.ng | jiji
  Dangote: dangote.com | dangote
  Air Peace: airpeace.com | airpeace
  Arik Air: arikair.com | arikair
  Ikeja Electric: ikejaelectric.com | ikejaelectric
  Eko Electricity: ekedp.com | ekedp
  Punch: punchng.com | punchng`;

/** They have other domains of their own in many countries. */
const international = `
  MTN: mtn.ng mtnonline.com mtn.com | mtnonline mtn
  Airtel: airtel.com.ng airtel.africa | airtel
  DStv: dstv.com gotv.com multichoice.com | multichoice dstv gotv
  Jumia: jumia.com.ng | jumia
  Ecobank: ecobank.com | ecobank
  Absa: absa.africa absa.co.za | absabank absa
  Standard Bank: standardbank.co.za | standardbank~
  FNB: fnb.co.za | fnb
  Nedbank: nedbank.co.za | nedbank
  Capitec: capitecbank.co.za | capitec
  Equity Bank: equitygroupholdings.com | equitygroupholdings equitybank~
  KCB: kcbgroup.com | kcbgroup kcbbank kcb
  Safaricom: safaricom.co.ke mpesa.africa | safaricom mpesa
  Chase: chase.com jpmorganchase.com | jpmorganchase chase~
  Bank of America: bankofamerica.com | bankofamerica
  Wells Fargo: wellsfargo.com wellsfargoadvisors.com | wellsfargo
  Citi: citi.com citigroup.com citibank.com | citibank citigroup citi~
  Standard Chartered: sc.com standardchartered.com | standardchartered
  Capital One: capitalone.com | capitalone
  HSBC: hsbc.com hsbcgroup.com hsbcpb.com hsbcprivatebankfrance.com hsbcnet.com | hsbc
  Barclays: barclays.co.uk barclays.com barclaysus.com barclayscorporate.com | barclays
  Lloyds Bank: lloydsbank.com lloydsbanking.com lloydsbankinggroup.com | lloydsbank
  NatWest: natwest.com natwestgroup.com natwestinternational.com | natwest
  Santander: santander.co.uk santander.com gruposantander.com santanderbank.com santandertrade.com | santander
  Monzo: monzo.com monzo.me | monzo
  Revolut: revolut.com revolut.me | revolut
  Wise: wise.com transferwise.com | transferwise wise~
  Western Union: westernunion.com | westernunion
  MoneyGram: moneygram.com | moneygram
  WorldRemit: worldremit.com | worldremit
  Remitly: remitly.com | remitly
  PayPal: paypal.com paypal.me paypalobjects.com | paypal
  Stripe: stripe.com | stripe~
  Visa: visa.com | visacard
  Mastercard: mastercard.com | mastercard
  American Express: americanexpress.com | americanexpress amex
  Cash App: cash.app | cashapp
  Venmo: venmo.com | venmo
  Skrill: skrill.com | skrill
  Payoneer: payoneer.com | payoneer
  Binance: binance.com binance.us binance.org binance.vision | binance
  Coinbase: coinbase.com | coinbase
  Kraken: kraken.com | kraken~
  Bybit: bybit.com | bybit
  KuCoin: kucoin.com | kucoin
  OKX: okx.com | okx
  Luno: luno.com | luno
  Blockchain.com: blockchain.com | blockchain~
  MetaMask: metamask.io | metamask
  Trust Wallet: trustwallet.com | trustwallet
  Ledger: ledger.com | ledger~
  Google: google.com gmail.com googlemail.com googleapis.com googleusercontent.com googlevideo.com google-analytics.com googletagmanager.com googletagservices.com googlesyndication.com googleadservices.com googlecode.com googlecommerce.com googleweblight.com withgoogle.com goo.gl g.co google.org googleblog.com | google gmail
  YouTube: youtube.com youtu.be youtube-nocookie.com youtubekids.com | youtube
  Apple: apple.com icloud.com itunes.com cdn-apple.com | appleid icloud apple~
  Microsoft: microsoft.com live.com outlook.com office.com office365.com microsoftonline.com microsofttranslator.com | microsoft office365 outlook~
  Amazon: amazon.com amzn.to amazonaws.com amazon-adsystem.com ssl-images-amazon.com images-amazon.com amazonpay.com aboutamazon.com amazon.jobs amazon.science | amazon~
  Facebook: facebook.com fb.com facebook.net fb.me m.me messenger.com fbcdn.net facebookmail.com | facebook
  Instagram: instagram.com cdninstagram.com | instagram
  WhatsApp: whatsapp.com wa.me whatsapp.net | whatsapp
  Telegram: telegram.org t.me telegram.me telegram.dog | telegram~
  X: x.com twitter.com | twitter
  LinkedIn: linkedin.com lnkd.in linkedinlabs.com licdn.com | linkedin
  TikTok: tiktok.com tiktokcdn.com tiktokv.com | tiktok
  Netflix: netflix.com | netflix
  Spotify: spotify.com spotify.link spotifycdn.com | spotify
  Adobe: adobe.com adobedtm.com adobetag.com adobelogin.com | adobe~
  Yahoo: yahoo.com yahooapis.com yahoodns.net yahooinc.com | yahoo
  eBay: ebay.com ebayimg.com ebaystatic.com ebayinc.com ebaydesc.com ebayrtm.com | ebay
  AliExpress: aliexpress.com | aliexpress
  Alibaba: alibaba.com alibabacloud.com alibabagroup.com | alibaba
  DHL: dhl.com | dhl
  FedEx: fedex.com | fedex
  UPS: ups.com | ups~
  USPS: usps.com | usps
  Royal Mail: royalmail.com | royalmail
  Booking.com: booking.com | booking~
  Airbnb: airbnb.com | airbnb
  Uber: uber.com | uber~
  Bolt: bolt.eu |
  GitHub: github.com github.io githubusercontent.com githubassets.com github.blog github.dev githubstatus.com | github
  Wikipedia: wikipedia.org | wikipedia
  Zoom: zoom.us | zoom~
  Dropbox: dropbox.com dropboxusercontent.com dropboxapi.com | dropbox
  Samsung: samsung.com samsungapps.com samsungosp.com | samsung
  the World Health Organization: who.int |
  the United Nations: un.org |
  the UK government: gov.uk | govuk hmrc
  the IRS: irs.gov | irs
  the US government: usa.gov |
  the European Union: europa.eu |
  Interpol: interpol.int | interpol
  the FBI: fbi.gov | fbi`;

interface NamedBrand extends Brand {
  words: string[];
  isInternational: boolean;
}

const wordsIn = (text = '') => text.split(/\s+/).filter((word) => word !== '');

function readBrands(table: string, isInternational: boolean): NamedBrand[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, name = '', sites, words] = /^\s*(.+?): ([^|]*)\|?(.*)$/.exec(line) ?? [];
      return { name, sites: wordsIn(sites), words: wordsIn(words), isInternational };
    });
}

export const brands = [...readBrands(nigerian, false), ...readBrands(international, true)];

/** By domain. */
export const brandOfSite: ReadonlyMap<string, Brand> = new Map(
  brands.flatMap((brand) => brand.sites.map((site) => [site, brand])),
);
