/** Hosts of ordinary sites, some with names near a brand's: none is taken for one. */
export const ordinarySites = `
  2iij.net 3geschwister.de 8k.com aashare.com abebooks.com about.com accesscounselling.ie
  accuweather.com addthis.com adnxs.com adroll.com afrikanet.info agereverse.dk al.com alexa.com
  allposters.com allschools.de altcha.org amaru.com ancestry.com answers.com apce.com appleton.org
  applebees.com apnews.com aquaboracay.com aquapark.com archive.ph arte.tv asiaworld.org ask.com
  astanafm.kz atlantic.net auroramedicalgroup.org autocentro.cl avast.com babel.dev bader.nl
  bankrate.com barrowindustries.com bbb.org bbc.co.uk bbc.com beautifulbaking.co.uk beenverified.com
  berkeley.edu bestbuy.com bholman.com bing.com biome.dev bleacherreport.com blogger.com
  bloomberg.com bluecreekproperties.com bobbycampbell.net bokogbibliotek.no bookdepository.com
  bookingham.org britannica.com bugsense.com bushnellgolf.eu businessday.ng businessinsider.com
  buzzfeed.com californiagarden.com canalplus.com cancer.org carbondale.edu carboncredits.com
  cardlytics.com carrickproperties.com casa.com cbsnews.com cciccampus.org chaijs.com channelstv.com
  chasecenter.com chasewater.co.uk chess.com chinsurance.com cincinnati.com circleconnections.com
  cityheaven.net citizen.org cleveland.com cloudflare.com cnbc.com cnet.com cnn.com coindesk.com
  comcast.net conestogabank.com cookingclassy.com corefactory.jp craigslist.org creativecommons.org
  crunchbase.com dailymail.co.uk dailymotion.com dailypost.ng dailytrust.com dakotafaucet.com dell.com
  deloitte.com delta.com deque.com diapers.com dickinsongrp.com digg.com digicert.com digiweb.ie
  disqus.com dpreview.com drikin.com duckduckgo.com dukon.ru dusseldorf.de earth-body.com
  economist.com edgecastcdn.net educar.co.kr ea.com eatmeat.cat eemeli.org elcoforangecounty.org
  electroimpact.com engadget.com espn.com eurodns.com eurodollars.com eurobank.gr evernote.com evn.vn
  exelator.com expedia.com fastify.dev fastly.net fedora.org fentonglass.com feross.org finance.si
  financialjuice.com fidman.com fifa.com findline.hu fineshadings.com firsttable.co.uk firstpost.com
  fiverr.com flickr.com flipboard.com flurry.com fonts.com foodnetwork.com forbes.com
  forward.com foursquare.com foxnews.com freecodecamp.org freifunk.net fujita-hu.ac.jp gap.com
  gamerch.com geeksforgeeks.org genius.com gettyimages.com giftmywedding.com glassdoor.com
  globalsign.com gloucester.gov.uk glow.fm gmx.de go.com godaddy.com goggles.org goldbrokers.com
  golf4ms.org goodreads.com gov.pl gravatar.com greatergood.com groupon.com guardian.ng guinness.com
  hanatour.com harvard.edu healthline.com hellofresh.com heritage.org heritagebarn.com hindustantimes.com
  hmedia.com holden4x4.com homedepot.com hoodline.com houseoflesser.com hp.com huffpost.com
  hydroquebec.com hsdpa.net ibtimes.com icann.org ieee.org ikea.com imdb.com imf.org inboxdollars.com
  indeed.com independent.co.uk indiatimes.com indieweb.org intel.com intercom.com investing.com
  investopedia.com iqiyi.com irishtimes.com irvine.edu itslearning.com jackinthepocket.com
  javascript.info jhc.com jigsaw.ng jipmer.edu.in jobberman.com json5.org jumpstart.org jupiter.fl.us
  justice.gov kaartenmix.nl kayak.com kaspersky.com keralareader.info keystonefoods.com khanacademy.org
  kickstarter.com kik.com kingston.ac.uk knicks.com koajs.com kost.de krakenrum.com kudavilli.com
  kumparan.com kyobobook.co.kr lagosmums.com laporte.com lastpass.com latimes.com ledgerline.org
  leidschdagblad.nl lenovo.com lequipe.fr levi.com lifehacker.com lifenettech.com linda.nl
  linkinpark.com linkom.ru liontamer.net literotica.org live5news.com livescience.com local.net
  lodash.com logitech.com lonelyplanet.com loynds.com lufthansa.com lumitone.com lunoir.com
  macmillan-caribbean.com macys.com madahotels.com madisonchirosd.com magic-square.de mail.ru
  malpass.com mapquest.com march2recovery.org marketwatch.com marylaine.com mashable.com
  masteragroalimentario.es mastermark.com match.com mayoclinic.org mdpi.com mediaflare.net
  medlineplus.gov membran-shop.de merriam-webster.com meredithjenks.com metacritic.com mikeparry.com
  milliken.com mindspark.com minecraft.net mit.edu mlb.com mmginsurance.com mobafire.com mongodb.com
  moneysavingexpert.com monsterhigh.com montclairartmuseum.org monumentbuilders.org morningjoyfarm.com
  mozilla.org mtnldelhi.in mtnview.org mylotto.co.nz myspace.com nairametrics.com namba.net nasa.gov
  nationalgeographic.com nature.com naver.com nba.com nbcnews.com nearform.com netgear.com
  netsense.net newegg.com newrelic.com nfl.com nhs.uk nicholaskitchen.net nist.gov nj.com nokia.com
  northyorkshireloftconversions.co.uk norton.com notion.com npr.org nuscalepower.com nvidia.com
  nypost.com nytimes.com oecd.org okcupid.com oklahomarelay.com openbsd.org openstreetmap.org
  oracle.com oregonlive.com orca.de osheaga.com outbrain.com overstock.com oxfam.org
  oxfordartfactory.com paddleguides.com pagaya.com pagac.com pandora.com parts.be passage.qc.ca
  payload.dev payback.de paydayokay.net pcmag.com penguin.com people.com petfinder.com pexels.com
  phoenixmarie.us photographers.co.uk pineapple.uk.com pinstripe.com pixabay.com playstation.net
  plos.org pnas.org polaris.co.in politico.com postmart.co.za premiumtimesng.com prettier.io
  princeton.edu projecteuler.net proquest.com prothomalo.com providence.org providian.com psu.edu
  puma.com purchase.edu purdue.edu qq.com quora.org quantserve.com rackcdn.com rakuten.co.jp
  realestatelosangeles.com realtor.com redcross.org redfin.com redhat.com refinery29.com reliefweb.int
  remitano.org researchgate.net reuters.com riotgames.com risegames.com roku.com rollingstone.com
  rostra.com rottentomatoes.com rust-lang.org ryanair.com sabs.co.za saharareporters.com sahel.com
  salesforce.com sap.com sciencedirect.com seekingalpha.com sempraglobal.com sephora.com shaba.com
  sharethis.com sharp.eu shell.com shutterstock.com signatureflight.com skipsaylor.com skyscanner.net
  slate.com smashingmagazine.com smartequip.net snopes.com soccernet.ng softonic.com sonos.com
  soundcloud.com southwest.com sparklebox.co.uk spacex.com speedtest.net spiegel.de springer.com
  stackoverflow.com standardpub.com stanford.edu starbucks.com statista.com steampowered.com
  sterlingperformance.org sterlingvolunteers.com stives-town.info strava.com stripes.com substantial.com
  subway.com sun.com supercell.net surreycc.gov.uk svelte.dev swalife.com symantec.com talkdisney.com
  target.com techcrunch.com tecnimont.it ted.com telegraph.co.uk telegraphindia.com tesco.com tesla.com
  thecable.ng theguardian.com thekitchenstore.com thenextweb.com theverge.com thisdaylive.com
  tickets.com time.com timeout.com titanbooks.com titantvguide.net tmz.com tomshardware.com
  topcoder.com tripadvisor.com troycoc.com trustpilot.com turner.com typescriptlang.org ubaldi.com
  ubuntu.com ucla.edu udemy.com ul-led.com uncommongoods.com unesco.org unicef.org unionleader.com
  unionrestaurant.com united.com unity.com unsplash.com upenn.edu uplift.org upworthy.com uscomputers.com
  usatoday.com ussoccer.com utoronto.ca vanguardngr.com vanityfair.com verisign.com verizon.com
  viber.com vimeo.com visitnessebar.org visaguide.world visasq.com vitest.dev vogue.com volkswagen.de
  vox.com vt.edu w3.org waldorf.ca walgreens.com walmart.com wandsworth.gov.uk warframe.com
  washingtonpost.com waveline.com wayfair.com weather.com webmd.com wemcreative.com wemakewebsites.com
  whitehouse.gov whitman.edu who2.com wichitahomeremodelers.com wired.com wisegeek.com wisecrack.co
  wolfram.com wordpress.org worldbank.org worldometers.info wsj.com wunderground.com xerox.com xkcd.com
  yale.edu yandex.ru yatranepal.com yelp.com zara.com zdnet.com zenithoptimedia.com zenit.org zillow.com
  zoho.com zoomcar.com zoosk.com zod.dev`
  .trim()
  .split(/\s+/);
