import type { CategoryValue } from '#categories/categories.ts';

/** A message as scammers send them, and what a reader would look up in it. */
export interface ScamMessage {
  text: string;
  /** Category and key of each target, in the order in which they stand in the text. */
  found: [CategoryValue, string][];
  /** Pieces of the text that look like a target and are none: amounts, dates, order numbers. */
  not?: string[];
}

/** Made up, as are the people, numbers, accounts, addresses and wallets in them. */
export const scamMessages: ScamMessage[] = [
  {
    text: 'Dear Customer, your BVN 22318840917 has been flagged and your account will be restricted within 24hrs. Re-validate now at https://bvn-revalidation-desk.com/login?ref=sms to avoid blocking.',
    found: [['website', 'bvn-revalidation-desk.com']],
    not: ['BVN 22318840917', '24hrs'],
  },
  {
    text: 'ALERT: Your ATM card has been blocked.Call now 08034127709 to unblock it.Have your 16-digit card number and PIN ready.',
    found: [['phone-number', '+2348034127709']],
    not: ['blocked.Call', 'it.Have', '16-digit'],
  },
  {
    text: 'Zenith Bank: a login from a new device (Lagos, 04/11/2025 09:41:22) was noticed. If it was not you, secure your profile here: www.zenith-secure-profile.ng/device',
    found: [['website', 'zenith-secure-profile.ng']],
    not: ['04/11/2025 09:41:22'],
  },
  {
    text: 'Your One Time Password is 482913. It expires in 10 minutes. Do not share it. If you did not request it call our fraud desk on 0816 209 3341 immediately.',
    found: [['phone-number', '+2348162093341']],
    not: ['482913', '10 minutes'],
  },
  {
    text: 'FirstBank Notice: we are upgrading to version 7.2.14 of our mobile app. Customers who do not upgrade before 30-11-2025 lose access. Download: http://fbn-mobile-upgrade.top/app.apk',
    found: [['website', 'fbn-mobile-upgrade.top']],
    not: ['version 7.2.14', '30-11-2025'],
  },
  {
    text: 'Good day ma, I am Mr.Ade from the head office of your bank, No. 12 Marina. We noticed an attempt to debit ₦150,000 from you. Kindly send the 6-digit code you just received to +234 703 554 1182 so that we can reverse it.',
    found: [['phone-number', '+2347035541182']],
    not: ['Mr.Ade', 'No. 12', '₦150,000', '6-digit'],
  },
  {
    text: 'CBN DIRECTIVE: All dormant accounts will be swept by 31st December, 2025. Link your BVN at hxxps://cbn-bvnlink[.]com/start before 5.30pm today.',
    found: [['website', 'cbn-bvnlink.com']],
    not: ['31st December, 2025', '5.30pm'],
  },
  {
    text: 'UBA: Your token has expired.To renew it send an email with your account name to tokendesk@uba-ebanking-help.com or visit uba-ebanking-help.com/token.',
    found: [
      ['email', 'tokendesk@uba-ebanking-help.com'],
      ['website', 'uba-ebanking-help.com'],
    ],
    not: ['expired.To'],
  },
  {
    text: 'Your account has been placed on Post No Debit (PND) by order FHC/L/CS/1182/2025. Lift it online: Www.Pnd-Lift.Com.Ng',
    found: [['website', 'pnd-lift.com.ng']],
    not: ['FHC/L/CS/1182/2025'],
  },
  {
    text: 'GTBank: Transaction of NGN 85,200.00 at 14:05 on 2025-11-04 was declined. Was this you? YES/NO. For help dial *737# or reach our desk, 0708-331-9042.',
    found: [['phone-number', '+2347083319042']],
    not: ['NGN 85,200.00', '14:05', '2025-11-04', '*737#'],
  },
  {
    text: 'Oga customer, dem don block your ATM o. Make you send the 16 numbers wey dey front of your card and the 3 numbers for back to 08066120938 sharp sharp make we open am.',
    found: [['phone-number', '+2348066120938']],
    not: ['16 numbers', '3 numbers'],
  },
  {
    text: 'Good morning my customer. Na from your bank we dey call. Your BVN 22451190836 no correct for system. Enter bvn-correct dot com make you arrange am before 12 noon.',
    found: [['website', 'bvn-correct.com']],
    not: ['BVN 22451190836', '12 noon'],
  },
  {
    text: 'Abeg no vex, OTP 771204 wey just enter your phone na mine. I put your number by mistake. Abeg forward am give me for 0 8 1 0 4 4 7 2 9 1 6 before e expire for 5 mins.',
    found: [['phone-number', '+2348104472916']],
    not: ['771204', '5 mins'],
  },
  {
    text: 'Your account go lock by 11:59pm today if you no do the new CBN update. E no pass 2 minutes. Click https://bit.ly/4cbnUpd8 and put your password, PIN and BVN.',
    found: [['website', 'bit.ly/4cbnUpd8']],
    not: ['11:59pm', '2 minutes'],
  },
  {
    text: 'Madam, person wan comot N380,000 from your account now now! Call our fraud oga, Mr.Sunday, for 0905.118.4027 make im stop am. Hold your card for hand.',
    found: [['phone-number', '+2349051184027']],
    not: ['N380,000', 'Mr.Sunday'],
  },
  {
    text: 'Ｄｅａｒ ｃｕｓｔｏｍｅｒ, your internet banking is suspended. Restore it at ｐｏｌａｒｉｓ－ｒｅｓｔｏｒｅ．ｃｏｍ or call ０８０２３３９４４１７.',
    found: [
      ['website', 'polaris-restore.com'],
      ['phone-number', '+2348023394417'],
    ],
  },
  {
    text: 'Your Sterling account was used to pay for Netflix (US$15.49). Not you? Reverse within 2 hours: https://sterling-rev\u200bersal.com/ng. Ref STB-20931-X7.',
    found: [['website', 'sterling-reversal.com']],
    not: ['Netflix (US$15.49)', '2 hours', 'STB-20931-X7'],
  },
  {
    text: 'Credit Alert!\nAcct: 0******418\nAmt: NGN250,000.00 CR\nDesc: TRF FROM ADEKUNLE O./000013251104093211004827716\nDate: 04-Nov-2025 10:32\nAvail Bal: NGN263,410.55\nIf not reflected, call 08023417755',
    found: [['phone-number', '+2348023417755']],
    not: [
      '0******418',
      'NGN250,000.00 CR',
      '000013251104093211004827716',
      '04-Nov-2025 10:32',
      'NGN263,410.55',
    ],
  },
  {
    text: 'I have sent the money, please check. The network is slow so it may take till Monday. See receipt.pdf attached. My driver, 0813 660 2915, will pick up the phones by 4pm.',
    found: [['phone-number', '+2348136602915']],
    not: ['receipt.pdf', '4pm'],
  },
  {
    text: 'Sorry, I mistakenly transferred ₦75,000 to you instead of ₦7,500. Please send back ₦67,500 to my wife: Opay 9025518834, Blessing Udo. God bless you.',
    found: [['bank', 'opay/9025518834']],
    not: ['₦75,000', '₦7,500', '₦67,500'],
  },
  {
    text: 'Payment of $2,450.00 is on hold because your account is a personal one. Upgrade to business by paying $150 and it will be released automatically. Contact Service@PayHold-Release.com with reference PP-0044-8217-AX.',
    found: [['email', 'service@payhold-release.com']],
    not: ['$2,450.00', '$150', 'PP-0044-8217-AX'],
  },
  {
    text: 'TRANSFER SUCCESSFUL. ₦120,000 sent to you at 8:17 PM. Pending confirmation: open pay-confirm-ng.site/t/99182 to accept the money before it is returned.',
    found: [['website', 'pay-confirm-ng.site']],
    not: ['₦120,000', '8:17 PM'],
  },
  {
    text: 'Boss I don send the 120k since morning, network na im dey do anyhow. Check your alert well. Make you release the goods give the bike man, im number na 07035520947. screenshot.jpg dey there.',
    found: [['phone-number', '+2347035520947']],
    not: ['120k', 'screenshot.jpg'],
  },
  {
    text: 'Abeg my sister I send N20,000 enter your aza by mistake. E dey for my pikin hospital bill. Send am back to this account 3094418827 First Bank, Friday Okon. Call me 0806-771-3082.',
    found: [
      ['bank', 'firstbank/3094418827'],
      ['phone-number', '+2348067713082'],
    ],
    not: ['N20,000'],
  },
  {
    text: 'Dear Agent, your POS terminal 2033KX71 will be deactivated for failing KYC level 3. Pay the ₦5,500 renewal fee to Moniepoint 6402219983 and send proof to (+234)8163047712.',
    found: [
      ['bank', 'moniepoint/6402219983'],
      ['phone-number', '+2348163047712'],
    ],
    not: ['2033KX71', '₦5,500'],
  },
  {
    text: 'POS MACHINES AT PROMO PRICE!! Android terminal N18,500, mini N9,000. 0% charges for 6 months. Order: https://forms.gle/Kp7RtWq2LmZx9 or call 08101193377.',
    found: [
      ['website', 'forms.gle/Kp7RtWq2LmZx9'],
      ['phone-number', '+2348101193377'],
    ],
    not: ['N18,500', 'N9,000', '6 months'],
  },
  {
    text: 'Oga POS, I wan withdraw N60k but my card no dey with me. I go transfer am now, you go see alert. If e delay, call my manager 2349133048821, e no go tey.',
    found: [['phone-number', '+2349133048821']],
    not: ['N60k'],
  },
  {
    text: 'Agent good news! We dey give ₦200,000 float to every POS person for this area. Register with N3,500 only to account number 1027743390 (UBA), then WhatsApp 0703 882 0164.',
    found: [
      ['bank', 'uba/1027743390'],
      ['phone-number', '+2347038820164'],
    ],
    not: ['₦200,000', 'N3,500'],
  },
  {
    text: 'Your settlement of ₦412,300.75 failed 3 times. Update your agent code at agent-settle[.]com[.]ng or your terminal will be withdrawn on 15.12.2025.',
    found: [['website', 'agent-settle.com.ng']],
    not: ['₦412,300.75', '3 times', '15.12.2025'],
  },
  {
    text: 'Customer care for POS dey here. Your machine get error E-404. Send the serial number and N2,000 give 0148829307 GTB make we reset am from here. Any wahala call 08162207741.',
    found: [
      ['bank', 'gtbank/0148829307'],
      ['phone-number', '+2348162207741'],
    ],
    not: ['E-404', 'N2,000'],
  },
  {
    text: 'CONGRATULATIONS! You have been shortlisted for an aptitude test with our client, an oil firm. Venue: 12/14 Bode Thomas Street. Time: 9:00am, Tue 11/11/2025. Confirm your seat with N5,000 on 0905 334 1820.',
    found: [['phone-number', '+2349053341820']],
    not: ['12/14', '9:00am', 'Tue 11/11/2025', 'N5,000'],
  },
  {
    text: 'Work from home! Earn $35/hr liking videos. No experience needed, 18+ only. Text me on WhatsApp https://wa.me/13474558120?text=Hi%20job and give code K-2281.',
    found: [['social-media', 'whatsapp/13474558120']],
    not: ['$35/hr', '18+', 'K-2281'],
  },
  {
    text: 'NNPC recruitment 2025/2026 is on. Forms are limited to 5,000 applicants. Apply through https://docs.google.com/forms/d/e/1FAIpQLSc7xRecruitNg/viewform and pay the N2,500 processing fee to account 2208814463, Wema.',
    found: [
      ['website', 'docs.google.com/forms/d/e/1FAIpQLSc7xRecruitNg'],
      ['bank', 'wema/2208814463'],
    ],
    not: ['2025/2026', '5,000', 'N2,500'],
  },
  {
    text: 'Customs job replacement slots available for Grade Level 08. 100% guaranteed, payment after training. Interested? Call Engr.Musa on 0810-220-9946, 0802-771-4453.',
    found: [
      ['phone-number', '+2348102209946'],
      ['phone-number', '+2348027714453'],
    ],
    not: ['Grade Level 08', '100%', 'Engr.Musa'],
  },
  {
    text: 'My guy, job dey Dubai o! Driver, cleaner, security. Salary na AED 2,800 every month plus free house. You no need pay till you land. Chat the agent +971 50 223 8417.',
    found: [['phone-number', '+971502238417']],
    not: ['AED 2,800'],
  },
  {
    text: 'Una wey dey find work, company for Ikeja need 25 people sharp sharp. N85k every month. Come with N3,000 for form. Call Madam Joy: 08035527719 or 07089914023.',
    found: [
      ['phone-number', '+2348035527719'],
      ['phone-number', '+2347089914023'],
    ],
    not: ['N85k', 'N3,000'],
  },
  {
    text: 'Online work dey! Just like post, collect N1,500 for each one. I don cash out N48k this week alone. Join the group make you start: https://chat.whatsapp.com/H4kLq9ZtRw2BvXc7Nm1PsD',
    found: [['social-media', 'whatsapp/chat/H4kLq9ZtRw2BvXc7Nm1PsD']],
    not: ['N1,500', 'N48k'],
  },
  {
    text: 'Data entry clerks needed urgently. 50 words = N1,000. Registration ₦4,000 (refundable). Email typing.jobs(at)quickpenwriters(dot)com for samples, e.g. sample_task.docx.',
    found: [['email', 'typing.jobs@quickpenwriters.com']],
    not: ['50 words = N1,000', '₦4,000', 'sample_task.docx'],
  },
  {
    text: 'CANADA VISA LOTTERY 2026: you were selected among 10,000 people. Complete form IMM-0008 at canada-lottery-desk dot org with a fee of CAD 230.00.',
    found: [['website', 'canada-lottery-desk.org']],
    not: ['2026', '10,000', 'IMM-0008', 'CAD 230.00'],
  },
  {
    text: 'UK care worker sponsorship, 3 years, £11.44/hr. We process CoS in 6-8 weeks. Call our London office: +44 20 7183 8750 (9am-5pm GMT+1).',
    found: [['phone-number', '+442071838750']],
    not: ['3 years', '£11.44/hr', '6-8 weeks', '9am-5pm GMT+1'],
  },
  {
    text: 'Travel without stress! Poland work permit, pay 40% now and 60% after visa. Our agent in Warsaw is on 0048 512 048 837. Lagos: 0913 220 4478.',
    found: [
      ['phone-number', '+48512048837'],
      ['phone-number', '+2349132204478'],
    ],
    not: ['40%', '60%'],
  },
  {
    text: 'Your US visa interview has been moved to 07:30 on 02/12/2025. To keep the slot pay $160 at https://usvisa-slot-confirm.info/pay?case=AA00C8XK41 within 48 hours.',
    found: [['website', 'usvisa-slot-confirm.info']],
    not: ['07:30 on 02/12/2025', '$160', '48 hours'],
  },
  {
    text: 'Japa don easy! Visa to Portugal, no IELTS, no proof of fund. N1.8m na everything. Half payment enter this aza: 0712298340 Access Bank. Then chat 2348063349910.',
    found: [
      ['bank', 'access/0712298340'],
      ['phone-number', '+2348063349910'],
    ],
    not: ['N1.8m'],
  },
  {
    text: 'Brother, I get person wey dey embassy. Im go run your visa for 3 weeks. Na N450k e dey collect, no story. Talk to am: +27 82 310 4457. Tell am say na Mr.Chidi send you.',
    found: [['phone-number', '+27823104457']],
    not: ['3 weeks', 'N450k', 'Mr.Chidi'],
  },
  {
    text: 'Schengen appointment don full everywhere but I fit arrange am. N95,000 only. Send passport number (e.g. B04418827) and date of birth give t.me/schengen_runs_ng. Slot close Sunday.',
    found: [['social-media', 'telegram/schengen_runs_ng']],
    not: ['N95,000', 'B04418827'],
  },
  {
    text: 'MOON BTC GIVEAWAY: send 0.1 to 5 BTC to the address below and get 2x back instantly!\n\n18Lb83jwGYU6kwjQajooXzCGgPkZ1C4mGM\n\nOffer ends 23:59 UTC.',
    found: [['crypto-wallet', '18Lb83jwGYU6kwjQajooXzCGgPkZ1C4mGM']],
    not: ['0.1 to 5 BTC', '23:59 UTC'],
  },
  {
    text: 'Double your Bitcoin in 60 minutes. Minimum 0.005 BTC. Pay here bitcoin:13QmBRfzCpJsGtLuBcqHp8ADq8aGZY7jxE?amount=0.1 and send proof to proof@btc-doubler-fast.io.',
    found: [
      ['crypto-wallet', '13QmBRfzCpJsGtLuBcqHp8ADq8aGZY7jxE'],
      ['email', 'proof@btc-doubler-fast.io'],
    ],
    not: ['60 minutes', '0.005 BTC'],
  },
  {
    text: 'Hi dear, this is the deposit address of the platform, network TRC20 only: TTdzvFTRLBJ4Xwoga5jFRjkTxpB4Dn3Ahj. Send at least 500 USDT and your profit of 12.5% starts tonight.',
    found: [['crypto-wallet', 'TTdzvFTRLBJ4Xwoga5jFRjkTxpB4Dn3Ahj']],
    not: ['500 USDT', '12.5%'],
  },
  {
    text: 'ETH 2.0 staking event is live. Deposit to 0x55b75559Aad6d347E9fCd42dF0098647A367fC0D and claim 3.5x. Visit https://eth-stake-event.live to check your bonus.',
    found: [
      ['crypto-wallet', '0x55b75559aad6d347e9fcd42df0098647a367fc0d'],
      ['website', 'eth-stake-event.live'],
    ],
    not: ['3.5x'],
  },
  {
    text: 'Solana presale ends in 2 hours! Rate 1 SOL = 48,000 TOKENS. Send to 3fAtrLtVSUoEjJXQ5Mpi7fG8TzCxjL4J1DdPNmKW8j25 and tokens arrive automatically. Community: https://t.me/solmoon_presale',
    found: [
      ['crypto-wallet', '3fAtrLtVSUoEjJXQ5Mpi7fG8TzCxjL4J1DdPNmKW8j25'],
      ['social-media', 'telegram/solmoon_presale'],
    ],
    not: ['2 hours', '1 SOL = 48,000 TOKENS'],
  },
  {
    text: 'To withdraw your $18,420.77 you must first pay 15% tax ($2,763.12) to bc1qw8r53fj8589uafjjpfu6y6dal74rey57wqvsjk. This cannot be deducted from your balance. Support: withdrawals@trustpeak-markets.com',
    found: [
      ['crypto-wallet', 'bc1qw8r53fj8589uafjjpfu6y6dal74rey57wqvsjk'],
      ['email', 'withdrawals@trustpeak-markets.com'],
    ],
    not: ['$18,420.77', '15%', '$2,763.12'],
  },
  {
    text: 'We recover stolen crypto! Over 1,300 cases solved. Contact our hacker by email recover.coins [at] ghostchain-labs [dot] com or +1 (929) 333-8172.',
    found: [
      ['email', 'recover.coins@ghostchain-labs.com'],
      ['phone-number', '+19293338172'],
    ],
    not: ['1,300'],
  },
  {
    text: 'AIRDROP: 5,000 ARB waiting. Approve the contract ethereum:0x892f85aadEDfEBf5fc44178490A0Bbd2a463c5b5@1?value=0 from your wallet to receive it. Gas is about $3.20.',
    found: [['crypto-wallet', '0x892f85aadedfebf5fc44178490a0bbd2a463c5b5']],
    not: ['5,000 ARB', '$3.20'],
  },
  {
    text: 'Trust me, the transaction was sent. TXID 7d1f0c6a9b2e4835d0a7c1f8e3b6495270da1c8e4f5b396027d8ae1c0f43b95e, 3 confirmations. Now release the naira to my Kuda account 2011938846.',
    found: [['bank', 'kuda/2011938846']],
    not: ['7d1f0c6a9b2e4835d0a7c1f8e3b6495270da1c8e4f5b396027d8ae1c0f43b95e', '3 confirmations'],
  },
  {
    text: 'P2P trader here, best rate ₦1,655/$. Send USDT to 0xbec3f669ab9ef8f7472fe69ddc830834a6b20600 (BEP20) first, I will pay you in 5 mins. WhatsApp +234 (0) 810 992 4471.',
    found: [
      ['crypto-wallet', '0xbec3f669ab9ef8f7472fe69ddc830834a6b20600'],
      ['phone-number', '+2348109924471'],
    ],
    not: ['₦1,655/$', '5 mins'],
  },
  {
    text: 'Please update the payout wallet for invoice INV-2025-0091 to bc1pfu5kykrj2yar3vtrklazx2zgrek7cjwa5d60khzca89e43ll3qlsdu05ny with immediate effect. The old one is under audit. Regards, Accounts Dept.',
    found: [['crypto-wallet', 'bc1pfu5kykrj2yar3vtrklazx2zgrek7cjwa5d60khzca89e43ll3qlsdu05ny']],
    not: ['INV-2025-0091'],
  },
  {
    text: 'Omo this one sure pass bank! Put N100k worth of BTC, carry N200k after 2 days. Send am to 3G3BHqcx5FrTsoEHob5yV4Bs4jDNxrXZa1 then message @btc_mama\u200b_ng for your profit.',
    found: [
      ['crypto-wallet', '3G3BHqcx5FrTsoEHob5yV4Bs4jDNxrXZa1'],
      ['social-media', 'other/btc_mama_ng'],
    ],
    not: ['N100k', 'N200k', '2 days'],
  },
  {
    text: 'My person I don cash out $3,400 from this mining o. You go buy USDT send to TE6K6cLUtoGccYjsGettAdSvnJ1U6FscQk, 24hrs later e don double. No dulling! Ask 0703-449-2281 any question.',
    found: [
      ['crypto-wallet', 'TE6K6cLUtoGccYjsGettAdSvnJ1U6FscQk'],
      ['phone-number', '+2347034492281'],
    ],
    not: ['$3,400', '24hrs'],
  },
  {
    text: 'Na real giveaway be this. Send 0.5 SOL to solana:JAfrNoqrKJB9sQgipddV7XNFsMjCcDMK2xLH179L3RiM?amount=0.5 collect 1 SOL back. First 200 people only.',
    found: [['crypto-wallet', 'JAfrNoqrKJB9sQgipddV7XNFsMjCcDMK2xLH179L3RiM']],
    not: ['0.5 SOL', '1 SOL', '200'],
  },
  {
    text: 'Abeg help me, Binance block my account, I no fit withdraw my USDT 640. Send small gas $20 to TW9mhgq6dpJb\u200bUSiWKjKRjeZ36h75mm81sn and I go give you half. I swear.',
    found: [['crypto-wallet', 'TW9mhgq6dpJbUSiWKjKRjeZ36h75mm81sn']],
    not: ['USDT 640', '$20'],
  },
  {
    text: 'Use my referral code X7K2P9 on coinvault-x\u200bpro.com. Deposit 0.01 BTC to BC1Q06S8CC6J9LALFSP5X83QY2NCVSJX368SRJZTLR and trade with 100x leverage.',
    found: [
      ['website', 'coinvault-xpro.com'],
      ['crypto-wallet', 'bc1q06s8cc6j9lalfsp5x83qy2ncvsjx368srjztlr'],
    ],
    not: ['X7K2P9', '0.01 BTC', '100x'],
  },
  {
    text: 'Donate to the flood victims in Benue. BTC: 15se8v2PhxBynbWUxxxXCnB1qokGyqVDJ5\nETH: 0xb56b91658C0621942e1129f9cCAb0109C4f38176\nUSDT (TRC20): TKKykDKbr9ojcy1Z96pwCdyyirazPR1yaR\nSOL: CmQpf9RDqC5ntWcBZFbGKgUYjSMxUF9xWGeascdFjYNq\nEvery $1 counts!',
    found: [
      ['crypto-wallet', '15se8v2PhxBynbWUxxxXCnB1qokGyqVDJ5'],
      ['crypto-wallet', '0xb56b91658c0621942e1129f9ccab0109c4f38176'],
      ['crypto-wallet', 'TKKykDKbr9ojcy1Z96pwCdyyirazPR1yaR'],
      ['crypto-wallet', 'CmQpf9RDqC5ntWcBZFbGKgUYjSMxUF9xWGeascdFjYNq'],
    ],
  },
  {
    text: 'See the hash 0x4be1a07c95d23f8860e1b7a4c3d9f25061ae8b7c4d30f92e5a6b18c7d0e3f4a2, I don send your coin since. Network dey slow. Drop your naira aza make I see, mine na Palmpay 8104472916.',
    found: [['bank', 'palmpay/8104472916']],
    not: ['0x4be1a07c95d23f8860e1b7a4c3d9f25061ae8b7c4d30f92e5a6b18c7d0e3f4a2'],
  },
  {
    text: 'FINAL NOTICE from blockchain support: 1.24 BTC mined in your name in 2017 will be forfeited on 30 Nov. 2025. Pay $450 activation to 38s92PrB6VcKb88jWfhnPiP375TGhjAqwP and reply to agent.07@chain\u200b-dormant.net.',
    found: [
      ['crypto-wallet', '38s92PrB6VcKb88jWfhnPiP375TGhjAqwP'],
      ['email', 'agent.07@chain-dormant.net'],
    ],
    not: ['1.24 BTC', '2017', '30 Nov. 2025', '$450'],
  },
  {
    text: "Hi, it's me from church. I mistakenly sent a 6-digit code to your phone by SMS. It is 483-120, right? Please forward it to me, it is urgent.",
    found: [],
    not: ['6-digit', '483-120'],
  },
  {
    text: 'Your WhatsApp will be deactivated in 12 hours for violating our terms. Verify ownership at https://whatsapp-verify-owner.com/ng and enter the code you receive.',
    found: [['website', 'whatsapp-verify-owner.com']],
    not: ['12 hours'],
  },
  {
    text: 'The alumni Zoom meeting starts by 7pm. You will get a code, e.g. 204-918; drop it here so that I can add you. If you have any issue call 0902 118 7364.',
    found: [['phone-number', '+2349021187364']],
    not: ['7pm', '204-918'],
  },
  {
    text: 'Sorry, I lost my old line and this is my new WhatsApp: +2348109934476. Please save it. Can you assist me with ₦40,000 till tomorrow morning? Account: 0229918457, Fidelity Bank.',
    found: [
      ['phone-number', '+2348109934476'],
      ['bank', 'fidelity/0229918457'],
    ],
    not: ['₦40,000'],
  },
  {
    text: 'Sister, you don win the church raffle! Dem send one code, 6 numbers, to your phone now. Send am give me make I register you before 8pm.',
    found: [],
    not: ['6 numbers', '8pm'],
  },
  {
    text: 'Abeg my WhatsApp get problem, I no fit see message. I use your number collect code. Look your SMS, give me the 6 digits. I go call you with 08166203317 later.',
    found: [['phone-number', '+2348166203317']],
    not: ['6 digits'],
  },
  {
    text: 'My people dem don hack my WhatsApp o! If anybody ask una for money from my old line, no send. My new number na \u202a+234 905 772 1138\u202c. The thief dey use 5510382294 Fidelity, abeg report am.',
    found: [
      ['phone-number', '+2349057721138'],
      ['bank', 'fidelity/5510382294'],
    ],
  },
  {
    text: 'Vote for my daughter in the dance contest, it only takes 1 minute: https://tinyurl.com/vote-dance-44. Log in with your WhatsApp number and choose No. 17.',
    found: [['website', 'tinyurl.com/vote-dance-44']],
    not: ['1 minute'],
  },
  {
    text: 'My darling, I am at the airport in Istanbul and customs seized my luggage. I need $1,200.50 to clear it. Please send by Western Union to my agent, phone +90 532 120 44 88. I will pay you back double.',
    found: [['phone-number', '+905321204488']],
    not: ['$1,200.50'],
  },
  {
    text: 'Baby, I will come to Nigeria on December 20th. Flight TK 625, seat 14A. I just need €600 for the ticket change. IBAN DE79 3707 0099 0418 2736 55, name Petra Vogel.',
    found: [['bank', 'DE79370700990418273655']],
    not: ['December 20th', 'TK 625', '14A', '€600'],
  },
  {
    text: 'I deleted the app because I met you. Let us talk on Telegram, @captain.dan_offshore, or my rig line +1 213 847 0926. I am 5\'11", 48, divorced.',
    found: [
      ['social-media', 'other/captain.dan_offshore'],
      ['phone-number', '+12138470926'],
    ],
    not: ['5\'11"'],
  },
  {
    text: 'Sweetheart, my uncle taught me to trade gold and I made $37,900 last month. Register on https://www.goldaxis-trade.vip/#/register?code=88412 and I will guide you. It is safe, I promise.',
    found: [['website', 'goldaxis-trade.vip']],
    not: ['$37,900'],
  },
  {
    text: 'Baby I dey hospital, accident happen for Ore road. Doctor say make I drop N180k before dem touch me. Abeg send am to this account 6173390428, Fidelity. My phone don spoil, call nurse 09138820047.',
    found: [
      ['bank', 'fidelity/6173390428'],
      ['phone-number', '+2349138820047'],
    ],
    not: ['N180k'],
  },
  {
    text: 'My love, data don finish and I wan video call you. Send N5k card or transfer to Opay 7035520947. I go come see you for Saturday by 2:30pm, I promise.',
    found: [['bank', 'opay/7035520947']],
    not: ['N5k', '2:30pm'],
  },
  {
    text: 'Hi handsome, I am new here and lonely. My private pictures are on https://www.snapchat.com/add/lily_rose247 and instagram.com/lily.rose.private. Gift card of $50 first, no time wasters.',
    found: [
      ['social-media', 'snapchat/lily_rose247'],
      ['social-media', 'instagram/lily.rose.private'],
    ],
    not: ['$50'],
  },
  {
    text: 'NIPOST: Your parcel RR482910337NG could not be delivered because of an unpaid fee of ₦1,250.00. Pay now: https://nipost-redeliver.com/p?id=482910337',
    found: [['website', 'nipost-redeliver.com']],
    not: ['RR482910337NG', '₦1,250.00'],
  },
  {
    text: 'Your package containing 2 phones and cash of $850,000 has arrived at Murtala Muhammed Airport. Pay ₦185,000 clearance to Agent Bello: Zenith Bank 2194407713. Tel: 0803 229 9146.',
    found: [
      ['bank', 'zenith/2194407713'],
      ['phone-number', '+2348032299146'],
    ],
    not: ['2 phones', '$850,000', '₦185,000'],
  },
  {
    text: 'We tried to deliver on 03/11 at 13.20. Reschedule with tracking no. 4471-9920-31 at parcel-again (dot) net or the item goes back.',
    found: [['website', 'parcel-again.net']],
    not: ['03/11', '13.20', '4471-9920-31'],
  },
  {
    text: 'Your waybill don land park o. 2 bags from Aba. Driver say make you pay N8,500 balance before e drop am. Send to 4019938821 Ecobank, then call driver 0 7 0 8 1 1 9 2 0 3 4.',
    found: [
      ['bank', 'ecobank/4019938821'],
      ['phone-number', '+2347081192034'],
    ],
    not: ['2 bags', 'N8,500'],
  },
  {
    text: 'Customs don hold your laptop wey come from London. Na N65,000 dem dey ask for. If you no pay before Friday dem go auction am. Call Officer Garba, +234-816-330-9927.',
    found: [['phone-number', '+2348163309927']],
    not: ['N65,000'],
  },
  {
    text: 'Dispatch dey your gate but address no complete. Click https://cutt.ly/Disp4tchNG make you correct am and pay ₦350. Order number 88120934.',
    found: [['website', 'cutt.ly/Disp4tchNG']],
    not: ['₦350', '88120934'],
  },
  {
    text: 'FedEx Notice: your label 7718 2044 9031 needs an address update. Open the attached label_form.html or visit h\u200bttps://fedx-label-fix.com/ng/track.',
    found: [['website', 'fedx-label-fix.com']],
    not: ['7718 2044 9031', 'label_form.html'],
  },
  {
    text: 'You owe N14,700, overdue 3 days. Pay before 12:00 or we message all 214 contacts on your phone that you are a thief. Pay to Providus 9908812337. Recovery officer: 08163319074',
    found: [
      ['bank', 'providus/9908812337'],
      ['phone-number', '+2348163319074'],
    ],
    not: ['N14,700', '3 days', '12:00', '214'],
  },
  {
    text: 'THIS PERSON IS A CHRONIC DEBTOR. Tell him to pay his loan of ₦22,450 today.He used you as guarantor.Call 07036618820 to settle it or we post your picture.',
    found: [['phone-number', '+2347036618820']],
    not: ['₦22,450', 'today.He', 'guarantor.Call'],
  },
  {
    text: 'Instant loan up to ₦500,000 in 5 minutes. No collateral, 2.5% interest. Download: https://play.google.com/store/apps/details?id=com.swiftcash.palmloan. Pay the N2,000 insurance first.',
    found: [['website', 'play.google.com/store/apps/details?id=com.swiftcash.palmloan']],
    not: ['₦500,000', '5 minutes', '2.5%', 'N2,000'],
  },
  {
    text: 'Your loan of N1.2m is approved (Ref LN/2025/00418). Pay N18,000 processing fee to acct 1304478829 Sterling Bank. Loan officer: mr.kelvin@rapidgrant-loans.com.ng.',
    found: [
      ['bank', 'sterling/1304478829'],
      ['email', 'mr.kelvin@rapidgrant-loans.com.ng'],
    ],
    not: ['N1.2m', 'LN/2025/00418', 'N18,000'],
  },
  {
    text: 'Final warning. Loan ID 7740192. Due: ₦31,080.00. Penalty: ₦1,554/day. Link to pay: paynow-cashbox.ng/r/7740192. Otherwise your NIN 48812093377 will be blacklisted.',
    found: [['website', 'paynow-cashbox.ng']],
    not: ['7740192', '₦31,080.00', '₦1,554/day', 'NIN 48812093377'],
  },
  {
    text: 'You think say you wise? You borrow N10k run abi? By 6pm today all your family go see your naked picture. Pay N19,400 to Palmpay 8023417755 now. No call me, na 0810 339 2174 be my oga number.',
    found: [
      ['bank', 'palmpay/8023417755'],
      ['phone-number', '+2348103392174'],
    ],
    not: ['N10k', '6pm', 'N19,400'],
  },
  {
    text: 'Quick loan dey for market women! N50k to N300k, no paper. Just do N2,500 form. Account 0097741832 Union Bank. WhatsApp 👉08026619047👈',
    found: [
      ['bank', 'union/0097741832'],
      ['phone-number', '+2348026619047'],
    ],
    not: ['N50k', 'N300k', 'N2,500'],
  },
  {
    text: 'Na your friend Tunde use your number take loan N35,600. E don switch off. You go pay am or police go come your house. Talk to us for 0905-227-1840/0816-903-2217.',
    found: [
      ['phone-number', '+2349052271840'],
      ['phone-number', '+2348169032217'],
    ],
    not: ['N35,600'],
  },
  {
    text: 'Dear user, you won N5,000,000 and a Hilux in the Dangote 45th anniversary promo! To claim, send N10,500 to our cashier 3118827740 (FCMB) and your winning code DG/45/0091 to 08039914420.',
    found: [
      ['bank', 'fcmb/3118827740'],
      ['phone-number', '+2348039914420'],
    ],
    not: ['N5,000,000', '45th', 'N10,500', 'DG/45/0091'],
  },
  {
    text: 'Kolly Dee is sharing $1,000 to 500 fans! Follow https://www.instagram.com/kollydee.fanclub_giveaway/ and drop your aza.',
    found: [['social-media', 'instagram/kollydee.fanclub_giveaway']],
    not: ['$1,000', '500'],
  },
  {
    text: 'Your email won £850,000.00 in the UK National Lottery, draw #1182, numbers 04-11-19-27-38-45. Contact the claims agent: "Mr. Peter Cole" <peter.cole@uknl-claims-office.co.uk>',
    found: [['email', 'peter.cole@uknl-claims-office.co.uk']],
    not: ['£850,000.00', '#1182', '04-11-19-27-38-45'],
  },
  {
    text: 'Free money don land! Chief Moneyman dey dash N50k give 1,000 people. Follow am for @moneyman_cares_ng, like 5 posts, then drop account.',
    found: [['social-media', 'other/moneyman_cares_ng']],
    not: ['N50k', '1,000'],
  },
  {
    text: 'Una don hear? Mr Bounty dey share $750 for Naija. Enter https://bounty-naija-cash.com/claim?src=wa put your card number make money enter. E dey work, I don collect!',
    found: [['website', 'bounty-naija-cash.com']],
    not: ['$750'],
  },
  {
    text: 'Happy birthday to me! First 50 people wey send N2,000 to Kuda 2048817736 go collect N10,000 back by 9pm. Live on TikTok: https://www.tiktok.com/@big.auntie.ng',
    found: [
      ['bank', 'kuda/2048817736'],
      ['social-media', 'tiktok/big.auntie.ng'],
    ],
    not: ['N2,000', 'N10,000', '9pm'],
  },
  {
    text: 'You are visitor 1,000,000! Spin the wheel and win 30GB of data at *spin-data-ng.com*. Valid 01.11.2025 - 30.11.2025. T&C apply.',
    found: [['website', 'spin-data-ng.com']],
    not: ['1,000,000', '30GB', '01.11.2025 - 30.11.2025'],
  },
  {
    text: 'Clearance sale! Bone straight wigs ₦35,000 instead of ₦90,000. No refund. Order by DM @bella.hairs_lagos or call 08025517740. Payment before delivery to GTBank 0418829935.',
    found: [
      ['social-media', 'other/bella.hairs_lagos'],
      ['phone-number', '+2348025517740'],
      ['bank', 'gtbank/0418829935'],
    ],
    not: ['₦35,000', '₦90,000'],
  },
  {
    text: 'UK used iPhone 13 Pro Max, 256GB, battery 89%, N280k last price. IMEI 356938035643809. Pay to 0661904428 Access Bank (Phonehub Ventures) and waybill same day. IG: instagram.com/phonehub.alaba',
    found: [
      ['bank', 'access/0661904428'],
      ['social-media', 'instagram/phonehub.alaba'],
    ],
    not: ['13 Pro Max', '256GB', '89%', 'N280k', '356938035643809'],
  },
  {
    text: "Visit our page https://www.facebook.com/CheapCarsCotonou for Tokunbo cars from ₦1.5m. Corolla 2008, Camry '09. Deposit 30% to secure. Benin office: +229 01 97 18 44 20",
    found: [
      ['social-media', 'facebook/cheapcarscotonou'],
      ['phone-number', '+2290197184420'],
    ],
    not: ['₦1.5m', '2008', "'09", '30%'],
  },
  {
    text: 'Ankara wholesale: 6 yards @ N4,500, lace 5 yards @ N12,000. Minimum 10 pcs. Catalogue: https://wa.me/2348033019924. We ship to Ghana too, agent +233 24 491 7263.',
    found: [
      ['social-media', 'whatsapp/2348033019924'],
      ['phone-number', '+233244917263'],
    ],
    not: ['6 yards @ N4,500', '5 yards @ N12,000', '10 pcs'],
  },
  {
    text: 'Original perfumes, 50% off. Follow tiktok.com/@scent_plug.ng and https://x.com/ScentPlugNG for prices. To order: 0913-447-2091. 100ml - 8k, 50ml - 5k.',
    found: [
      ['social-media', 'tiktok/scent_plug.ng'],
      ['social-media', 'x/scentplugng'],
      ['phone-number', '+2349134472091'],
    ],
    not: ['50% off', '100ml - 8k', '50ml - 5k'],
  },
  {
    text: 'Original Okrika shoe don land! N6,500 one, 3 for N18k. Pay before I package am o. Aza: 8066120938 Opay. See pictures for https://instagram.com/mama.okrika?igshid=MzRlODBi',
    found: [
      ['bank', 'opay/8066120938'],
      ['social-media', 'instagram/mama.okrika'],
    ],
    not: ['N6,500', '3 for N18k'],
  },
  {
    text: 'Generator 2.5kva dey N65,000 only, brand new! Na my brother dey travel. Drop N20k make I hold am for you: First Bank 3047719920. Call 0802 993 1147, I dey No. 8 Alaba.',
    found: [
      ['bank', 'firstbank/3047719920'],
      ['phone-number', '+2348029931147'],
    ],
    not: ['2.5kva', 'N65,000', 'N20k', 'No. 8'],
  },
  {
    text: 'Puppy dey sell o: Rottweiler 8 weeks, N70k. I go waybill am from Jos. Transport N9,000 first. My page na @jos_puppies and number na 0816.447.3308.',
    found: [
      ['social-media', 'other/jos_puppies'],
      ['phone-number', '+2348164473308'],
    ],
    not: ['8 weeks', 'N70k', 'N9,000'],
  },
  {
    text: 'Rice at giveaway price: 50kg @ N38,000. We deliver in 2-3 days. Fill the order form https://tally.so/r/w4Kp8z and pay to 0 5 5 1 9 3 8 8 2 7 (Wema account). Receipt No. 00412 will be issued.',
    found: [
      ['website', 'tally.so/r/w4Kp8z'],
      ['bank', 'wema/0551938827'],
    ],
    not: ['50kg @ N38,000', '2-3 days', 'Receipt No. 00412'],
  },
  {
    text: 'WARNING! Your computer is infected with 5 viruses. Error 0x80070057. Do not shut down. Call Microsoft Support: +1-877-901-2046 (toll free, 24/7).',
    found: [['phone-number', '+18779012046']],
    not: ['5 viruses', '0x80070057', '24/7'],
  },
  {
    text: 'Your antivirus subscription has been renewed for $399.99 (order GS-4471820). If you did not authorise this, call +1 (202) 555-0147 within 24 hours for a refund. See invoice_4471820.pdf.',
    found: [['phone-number', '+12025550147']],
    not: ['$399.99', 'GS-4471820', '24 hours', 'invoice_4471820.pdf'],
  },
  {
    text: 'Apple ID locked on 4 November 2025, 03:14 AM. Unlock it: hxxp://appleid-unlock-case[.]com/signin. Case #100-4482-7710.',
    found: [['website', 'appleid-unlock-case.com']],
    not: ['4 November 2025, 03:14 AM', '#100-4482-7710'],
  },
  {
    text: 'Your Windows 10.0.19045.3803 licence expired.Install the remote tool from 203.0.113.24/support.exe and give the technician your 9-digit ID.',
    found: [['website', '203.0.113.24']],
    not: ['10.0.19045.3803', 'expired.Install', '9-digit'],
  },
  {
    text: 'Netflix: we could not process your payment of ₦4,400. Update your card: https://netflix.com@billing-renew-ng.top/card. Your membership ends tomorrow.',
    found: [['website', 'billing-renew-ng.top']],
    not: ['₦4,400'],
  },
  {
    text: 'Oga your phone don get virus o! All your picture go clean by midnight. Download this cleaner sharp: http://clean-am-now.click/get abi call our engineer 07084417792.',
    found: [
      ['website', 'clean-am-now.click'],
      ['phone-number', '+2347084417792'],
    ],
  },
  {
    text: 'Facebook don see say you post bad thing. Your page go close for 24hrs. Appeal am here page-appeal-center[.com and put your password correct correct.',
    found: [['website', 'page-appeal-center.com']],
    not: ['24hrs'],
  },
  {
    text: 'I recorded you through your camera while you watched adult videos. Send $1,450 in Bitcoin to 192asyANDJwvBzRUA2nvBRUsjpD8B3JLgE within 48 hours or all your contacts will see it. I know your password: lagos1987.',
    found: [['crypto-wallet', '192asyANDJwvBzRUA2nvBRUsjpD8B3JLgE']],
    not: ['$1,450', '48 hours', 'lagos1987'],
  },
  {
    text: 'Hello pervert, I have split-screen videos of you. My price is 950 EUR. BTC wallet: bc1qamwyejtmmps6xcsv35ar39au0h5mptkj4up4dm (copy and paste, it is case sensitive). You have 50 hours, the timer starts now.',
    found: [['crypto-wallet', 'bc1qamwyejtmmps6xcsv35ar39au0h5mptkj4up4dm']],
    not: ['950 EUR', '50 hours'],
  },
  {
    text: 'Pay N200,000 now or I send this video to your wife, your boss and the 1,240 followers on your page. Opay 9133048821. I am not joking. You have 30 mins.',
    found: [['bank', 'opay/9133048821']],
    not: ['N200,000', '1,240', '30 mins'],
  },
  {
    text: 'Your nudes are already uploaded to leakz-naija[.xyz/v/8821. To take them down pay $300 USDT to TSu7o9u2w7MPvv7m3QoW2LraSbuVuyJqos and message @takedown_boss.',
    found: [
      ['website', 'leakz-naija.xyz'],
      ['crypto-wallet', 'TSu7o9u2w7MPvv7m3QoW2LraSbuVuyJqos'],
      ['social-media', 'other/takedown_boss'],
    ],
    not: ['$300'],
  },
  {
    text: 'Oga see your video wey I record last night, you fine o! Send N150k before 10pm or I go tag your wife for Facebook. Account 2176650931 Zenith. Call 08107739924 if you dey doubt.',
    found: [
      ['bank', 'zenith/2176650931'],
      ['phone-number', '+2348107739924'],
    ],
    not: ['N150k', '10pm'],
  },
  {
    text: 'You think say na babe you dey chat with? We don save all your 14 pictures. N80k make we delete everything. Chat https://t.me/clean_slate_boys make we settle.',
    found: [['social-media', 'telegram/clean_slate_boys']],
    not: ['N80k'],
  },
  {
    text: 'NIMC: Your NIN 71204488316 has been suspended. Re-verify with your date of birth at https://www.nimc-reverify.org.ng/nin or your SIM will be barred on 31/12/2025.',
    found: [['website', 'nimc-reverify.org.ng']],
    not: ['NIN 71204488316', '31/12/2025'],
  },
  {
    text: 'Link your NIN to your SIM in 2 minutes: nin-link dot com dot ng. Agents are available on 08033471190 from 8am to 6pm.',
    found: [
      ['website', 'nin-link.com.ng'],
      ['phone-number', '+2348033471190'],
    ],
    not: ['2 minutes', '8am to 6pm'],
  },
  {
    text: 'NIN correction of name or date of birth within 24 hours, N15,000 only. Contact nin.corrections@idfix-agents.ng with birth_certificate.pdf.',
    found: [['email', 'nin.corrections@idfix-agents.ng']],
    not: ['24 hours', 'N15,000', 'birth_certificate.pdf'],
  },
  {
    text: 'If you never link your NIN 20948817365, dem go block your line Monday. I fit do am for you, na N1,500. Send your full name and NIN give 0813-902-7741.',
    found: [['phone-number', '+2348139027741']],
    not: ['NIN 20948817365', 'N1,500'],
  },
  {
    text: 'Government dey pay everybody wey get NIN N20,000. Go nin-cash-naija.com.ng, put BVN and NIN, money go enter 2 working days. Share am for your people.',
    found: [['website', 'nin-cash-naija.com.ng']],
    not: ['N20,000', '2 working days'],
  },
  {
    text: 'Dear citizen, an unknown person registered 4 SIM cards with your NIN. Report to our legal desk at once: (+234) 913 884 0216, legal@nin-fraud-unit.com. Quote NFU/11/2025/0031.',
    found: [
      ['phone-number', '+2349138840216'],
      ['email', 'legal@nin-fraud-unit.com'],
    ],
    not: ['NFU/11/2025/0031'],
  },
  {
    text: 'JAMB 2026 runs: 300+ guaranteed. Pay N25,000 before exam and N25,000 after result. Account: 0037718294, Polaris Bank. Tutor: 0806 558 2093.',
    found: [
      ['bank', 'polaris/0037718294'],
      ['phone-number', '+2348065582093'],
    ],
    not: ['2026', '300+', 'N25,000'],
  },
  {
    text: 'Your UTME score of 187 can be upgraded to 275. Send your reg. no (e.g. 202511083347AF) to upgrade@jamb-score-desk.com. 100% safe.',
    found: [['email', 'upgrade@jamb-score-desk.com']],
    not: ['187', '275', '202511083347AF', '100%'],
  },
  {
    text: 'WAEC 2026 Maths & English answers, midnight before exam. Join https://t.me/+Qw7ErT9yUiOp3As (N3,000 per subject, N10,000 for all).',
    found: [['social-media', 'telegram/+Qw7ErT9yUiOp3As']],
    not: ['2026', 'N3,000', 'N10,000'],
  },
  {
    text: 'My pikin, you want admission for UNILAG? I get uncle for inside. N120k na everything, pay half to this aza １０１９９３７７４２ UBA. Call ０８１６ ２２９ ０４４７, ask of Prof.',
    found: [
      ['bank', 'uba/1019937742'],
      ['phone-number', '+2348162290447'],
    ],
    not: ['N120k'],
  },
  {
    text: 'Expo don land! Physics and Chemistry sure die. N2k card or transfer. Message me 0905 661 3328 before 12am make I drop am for your WhatsApp. Question_paper.docx dey ready.',
    found: [['phone-number', '+2349056613328']],
    not: ['N2k', '12am', 'Question_paper.docx'],
  },
  {
    text: 'Post-UTME admission list (2nd batch) is out. Your name is No. 412. Pay the acceptance fee of ₦52,500.00 only through https://linktr.ee/admission_desk_ng. Bursar: 0803–441–8826.',
    found: [
      ['website', 'linktr.ee/admission_desk_ng'],
      ['phone-number', '+2348034418826'],
    ],
    not: ['2nd batch', '412', '₦52,500.00'],
  },
  {
    text: 'FG FUEL SUBSIDY PALLIATIVE: every Nigerian gets ₦25,000 for 3 months. Register before the portal closes: https://palliative-fgn-2025.com.ng/?apply=now',
    found: [['website', 'palliative-fgn-2025.com.ng']],
    not: ['₦25,000', '3 months'],
  },
  {
    text: 'NATIONAL CASH TRANSFER: you were picked from batch C-0417. Call Alhaji Sani (07038840219) with your bank details to get N75,000.',
    found: [['phone-number', '+2347038840219']],
    not: ['C-0417', 'N75,000'],
  },
  {
    text: 'World Bank COVID & subsidy grant of $500 per household. Ministry desk: grants(at)wb-palliative-ng[.]org. Registration fee N1,000.',
    found: [['email', 'grants@wb-palliative-ng.org']],
    not: ['$500', 'N1,000'],
  },
  {
    text: 'Government don release money o! N30,000 for every house because of fuel. Register for https://rb.gy/pall25ng, e go close 12 midnight. I don see my own alert.',
    found: [['website', 'rb.gy/pall25ng']],
    not: ['N30,000', '12 midnight'],
  },
  {
    text: 'Free rice and N10k dey for everybody wey dey this ward. Bring N500 for form, transfer to 5028819934 Fidelity. Our chairman number: 0(810)339-4471.',
    found: [
      ['bank', 'fidelity/5028819934'],
      ['phone-number', '+2348103394471'],
    ],
    not: ['N10k', 'N500'],
  },
  {
    text: 'Mama put una name down for CNG keke wey government dey share. N25,000 for form, balance N600k for 24 months. Chat wa.me/2348027719043 sharp.',
    found: [['social-media', 'whatsapp/2348027719043']],
    not: ['N25,000', 'N600k', '24 months'],
  },
  {
    text: 'Flood relief: ₦100,000 has been approved for account ending 4417. Confirm your details with our officer on +234\u00a0816\u00a0773\u00a00092 or at flood-relief-nema(dot)com.',
    found: [
      ['phone-number', '+2348167730092'],
      ['website', 'flood-relief-nema.com'],
    ],
    not: ['₦100,000', '4417'],
  },
  {
    text: 'Join our VIP signals group: 92% win rate, 5-7 trades daily. https://t.me/vip_goldsignals_ng. Entry fee $49, lifetime $149. Admin: @fxking_tolu',
    found: [
      ['social-media', 'telegram/vip_goldsignals_ng'],
      ['social-media', 'other/fxking_tolu'],
    ],
    not: ['92%', '5-7', '$49', '$149'],
  },
  {
    text: 'Invest N50k get N85k in 7 days. N100k get N170k. N200k get N340k. Payment to account name: Greenfield Agro, 0284419937, Stanbic. Proofs at t.me/greenfield_proofs.',
    found: [
      ['bank', 'stanbic/0284419937'],
      ['social-media', 'telegram/greenfield_proofs'],
    ],
    not: ['N50k', 'N85k', '7 days', 'N100k', 'N170k', 'N200k', 'N340k'],
  },
  {
    text: 'Cooperative harvest scheme: 35% ROI every 90 days, licensed (RC 1482093). Prospectus at harvestcoop-ng.com/prospectus.pdf. Call 09022047781 or email info@harvestcoop-ng.com.',
    found: [
      ['website', 'harvestcoop-ng.com'],
      ['phone-number', '+2349022047781'],
      ['email', 'info@harvestcoop-ng.com'],
    ],
    not: ['35%', '90 days', 'RC 1482093'],
  },
  {
    text: 'I am a certified forex manager, a.k.a. Mr.Pips. I trade for you and take 30%. See my results on https://www.instagram.com/mr_pips_capital/ and fund 0x4ca36F25215E55B9706A5CE653633fE0Fa820826.',
    found: [
      ['social-media', 'instagram/mr_pips_capital'],
      ['crypto-wallet', '0x4ca36f25215e55b9706a5ce653633fe0fa820826'],
    ],
    not: ['Mr.Pips', '30%'],
  },
  {
    text: 'Omo the platform dey pay! I put N15k I don withdraw N41k. Join before e crash, https://telegram.me/CashFlowNaija. Upline number: 0708 229 4471.',
    found: [
      ['social-media', 'telegram/cashflownaija'],
      ['phone-number', '+2347082294471'],
    ],
    not: ['N15k', 'N41k'],
  },
  {
    text: 'Ponzi no be am o, na real farm. N30,000 go turn N54,000 after 21 days. Send to Ecobank account 4520918837 and screenshot am give @farmer_bako.',
    found: [
      ['bank', 'ecobank/4520918837'],
      ['social-media', 'other/farmer_bako'],
    ],
    not: ['N30,000', 'N54,000', '21 days'],
  },
  {
    text: 'My brother make I no lie you, this MMM 2.0 na fire. 30% for 30 days. Register for mmm-naija-again.club with my code TOBI30. Group dey https://chat.whatsapp.com/invite/Jk3LmN8pQrStUv5WxYz0Ab.',
    found: [
      ['website', 'mmm-naija-again.club'],
      ['social-media', 'whatsapp/chat/Jk3LmN8pQrStUv5WxYz0Ab'],
    ],
    not: ['2.0', '30%', '30 days', 'TOBI30'],
  },
  {
    text: 'Limited slots: AI trading bot v3.1.8 earns $80 - $220 daily. Deposit USDT to TMRkSvoW31pxf4dHEFWDk1KhZDF26Urwb3. Tutorial: https://www.youtube.com/@aibot.earnings. Support @aibot_desk, 9-5 Mon.-Fri.',
    found: [
      ['crypto-wallet', 'TMRkSvoW31pxf4dHEFWDk1KhZDF26Urwb3'],
      ['social-media', 'youtube/aibot.earnings'],
      ['social-media', 'other/aibot_desk'],
    ],
    not: ['3.1.8', '$80 - $220', '9-5 Mon.-Fri.'],
  },
  {
    text: 'Dear Friend,\nI am Barr. Okwudili Nnamdi, Esq., attorney to a late client who bears your surname and died on 21st of April, 2009 leaving US$12.5m. Kindly reply to barr.okwudili@nnamdi-chambers.com for 40%.\nTel: 00234 803 667 1194',
    found: [
      ['email', 'barr.okwudili@nnamdi-chambers.com'],
      ['phone-number', '+2348036671194'],
    ],
    not: ['21st of April, 2009', 'US$12.5m', '40%'],
  },
  {
    text: 'FROM THE DESK OF THE DIRECTOR, FOREIGN REMITTANCE. Your contract payment of $7,500,000.00 (file CBN/IRD/CBX/021/09) is approved. Send your name, phone and address to director <director@cbn-remit-dept.org>.',
    found: [['email', 'director@cbn-remit-dept.org']],
    not: ['$7,500,000.00', 'CBN/IRD/CBX/021/09'],
  },
  {
    text: 'I am Mrs. Grace Coleman, 67, dying of cancer. I want to donate £4.2 million to charity through you. Write to my lawyer, law.firm [at] coleman-trust [.] org, +44 7400 418 227.',
    found: [
      ['email', 'law.firm@coleman-trust.org'],
      ['phone-number', '+447400418227'],
    ],
    not: ['£4.2 million'],
  },
  {
    text: 'Attention: Beneficiary. Your ATM card worth $1.8M is with the courier. Delivery fee: $98. IBAN for payment: GB73KLMB20041573920164, BIC KLMBGB2L. Reply to mailto:atm.swift@card-release.info.',
    found: [
      ['bank', 'GB73KLMB20041573920164'],
      ['email', 'atm.swift@card-release.info'],
    ],
    not: ['$1.8M', '$98', 'KLMBGB2L'],
  },
  {
    text: 'Sir, I work in a bank in Ouagadougou. A customer left €9,300,000 and no next of kin. We share 50:50. Call me at night: 00225 07 48 19 20 33.',
    found: [['phone-number', '+2250748192033']],
    not: ['€9,300,000', '50:50'],
  },
  {
    text: 'Compliments. I am Captain Robert of the peacekeeping mission; we found 2 boxes of $100 bills. I need a partner to receive $15m. Pay the storage to LT82 9010 0048 2913 3771 05 and answer by Nov. 15.',
    found: [['bank', 'LT82901000482913377105']],
    not: ['2 boxes', '$100', '$15m', 'Nov. 15'],
  },
  {
    text: 'Re: Unclaimed estate No. 0044/EST/19. We act for the late Engr. Peters. Fees of EUR 1,750.00 go to IBAN: FR86 3004 7000 5100 0482 1937 K46. Questions? +33 6 12 48 09 37',
    found: [
      ['bank', 'FR8630047000510004821937K46'],
      ['phone-number', '+33612480937'],
    ],
    not: ['0044/EST/19', 'EUR 1,750.00'],
  },
  {
    text: 'My dear, na me be the last pikin of late General. Papa hide $8m for one house for Kaduna. I need who go help me carry am comot. Write me: zainab.last.pikin@late-general.net. God go bless you 100 times.',
    found: [['email', 'zainab.last.pikin@late-general.net']],
    not: ['$8m', '100 times'],
  },
  {
    text: 'Oga good evening. Old man for our village die leave 7 plots of land and N42m. Im pikin no dey. You go stand as family, we go share am. Bring N90k for lawyer, account 0311829946 Union. Call 08135509927.',
    found: [
      ['bank', 'union/0311829946'],
      ['phone-number', '+2348135509927'],
    ],
    not: ['7 plots', 'N42m', 'N90k'],
  },
  {
    text: 'MTN Yello! Your line has won ₦1,000,000 in the Season of Surprise promo.It is real. Call the promo manager Mr.Victor on 08031117926 with your PIN MTN-7741. Do not tell anyone.',
    found: [['phone-number', '+2348031117926']],
    not: ['₦1,000,000', 'promo.It', 'Mr.Victor', 'MTN-7741'],
  },
  {
    text: 'Airtel: get 20GB for ₦500, today only. Dial *312# or claim at airtel-20gb-bonus.online. Offer code AT20.',
    found: [['website', 'airtel-20gb-bonus.online']],
    not: ['20GB', '₦500', '*312#', 'AT20'],
  },
  {
    text: 'Your SIM will be upgraded to 5G. Reply with the 20-digit number on your SIM pack, or let our engineer call you from +234(0)8021184470. Ticket INC0048821.',
    found: [['phone-number', '+2348021184470']],
    not: ['20-digit', 'INC0048821'],
  },
  {
    text: 'Glo subscriber, 3.5GB bonus data expires 11/11/25. Activate: https://glo-bonus\u2060data.com.ng/act?m=1.',
    found: [['website', 'glo-bonusdata.com.ng']],
    not: ['3.5GB', '11/11/25'],
  },
  {
    text: 'MTN don pick your number! N500,000 and one generator. Go buy N3,000 recharge card, scratch am, read the pin 4417 8820 9931 2204 give 08065520917. No tell anybody o.',
    found: [['phone-number', '+2348065520917']],
    not: ['N500,000', 'N3,000', '4417 8820 9931 2204'],
  },
  {
    text: 'Free 50GB for every network dey here: ｗｗｗ．ｆｒｅｅｄａｔａ－ｎａｉｊａ．ｘｙｚ. Send to 12 groups before e activate. E don work for me.',
    found: [['website', 'freedata-naija.xyz']],
    not: ['50GB'],
  },
  {
    text: 'Data cheap pass everywhere: 1GB - N180, 5GB - N850, 10GB - N1,600. Pay to 7038840219 Palmpay, then send your number to @data_plug_yemi. Customer care 0905 447 1029.',
    found: [
      ['bank', 'palmpay/7038840219'],
      ['social-media', 'other/data_plug_yemi'],
      ['phone-number', '+2349054471029'],
    ],
    not: ['1GB - N180', '5GB - N850', '10GB - N1,600'],
  },
  {
    text: 'Dear 9mobile customer, someone requested a SIM swap at 10:05am. To stop it dial *561#, then send the code to our agent \u200b0913\u200b118\u200b7702\u200b.',
    found: [['phone-number', '+2349131187702']],
    not: ['10:05am', '*561#'],
  },
  {
    text: 'EFCC INVITATION (CR/3000/EFCC/LS/Vol4/221): you are to report on Monday 10th November, 2025 at 10.00hrs. To settle out of court contact DSP Haruna, 0806 113 9947.',
    found: [['phone-number', '+2348061139947']],
    not: ['(CR/3000/EFCC/LS/Vol4/221)', 'Monday 10th November, 2025 at 10.00hrs'],
  },
  {
    text: 'Your son has been arrested at 2:15 AM for possession. He is at our station. Bail is N150,000, no receipt. Send to 2119930847 Zenith Bank now. Inspector Felix, 09135507718.',
    found: [
      ['bank', 'zenith/2119930847'],
      ['phone-number', '+2349135507718'],
    ],
    not: ['2:15 AM', 'N150,000'],
  },
  {
    text: 'FIRS: You have unpaid tax of ₦318,774.20 for 2019-2024. Pay with 10% discount at https://firs-taxclear.com.ng/pay/?tin=20481193-0001 or face prosecution under S.40.',
    found: [['website', 'firs-taxclear.com.ng']],
    not: ['₦318,774.20', '2019-2024', '10%', 'S.40'],
  },
  {
    text: 'Traffic violation: plate LSR 418 KJ, fine ₦20,000, Third Mainland Bridge, 02-11-2025 17:48. Pay online hxxp://lasg-fine-pay[.]com/LSR418KJ within 7 days.',
    found: [['website', 'lasg-fine-pay.com']],
    not: ['LSR 418 KJ', '₦20,000', '02-11-2025 17:48', '7 days'],
  },
  {
    text: "Oga, your brother dey our cell for Area F. Dem catch am with stolen phone.So na N70k make we no charge am. Drop am for 8033019924 Opay. IPO number 002347084401193. Come before 6 o'clock.",
    found: [
      ['bank', 'opay/8033019924'],
      ['phone-number', '+2347084401193'],
    ],
    not: ['phone.So', 'N70k', "6 o'clock"],
  },
  {
    text: 'EFCC dey find you because of Yahoo. I fit clear your name for N250,000. My oga na CSP. Call me with another line: 0 9 0 2 - 1 1 8 - 4 4 7 3. No waste time.',
    found: [['phone-number', '+2349021184473']],
    not: ['N250,000'],
  },
  {
    text: 'I be officer for airport. We hold one bag with your name and drug dey inside (1.4kg). If you no wan wahala send N300k give 0450918827 Wema and call 07081130992.',
    found: [
      ['bank', 'wema/0450918827'],
      ['phone-number', '+2347081130992'],
    ],
    not: ['1.4kg', 'N300k'],
  },
  {
    text: 'Newly built mini flat at Yaba, ₦600,000/yr, agency 10%, legal 10%. Inspection N5,000. Pay to account 0199347728 (Keystone) to hold it. Agent Femi 0810 662 9047.',
    found: [
      ['bank', 'keystone/0199347728'],
      ['phone-number', '+2348106629047'],
    ],
    not: ['₦600,000/yr', '10%', 'N5,000'],
  },
  {
    text: 'I travelled to the UK and want to rent out my 3-bedroom in Lekki, Block 4, Flat 2B, for $400/month. I will DHL the keys. Email: dr.helen.bassey@landlord-abroad.com. Phone +44 (0)20 7183 8752.',
    found: [
      ['email', 'dr.helen.bassey@landlord-abroad.com'],
      ['phone-number', '+442071838752'],
    ],
    not: ['3-bedroom', 'Block 4, Flat 2B', '$400'],
  },
  {
    text: 'Self contain, 250k, off Agric road, No 17. Light is 20hrs, water 24/7. Serious people only: facebook.com/groups/lagoshouses4less or 07036604418.',
    found: [
      ['social-media', 'facebook/groups/lagoshouses4less'],
      ['phone-number', '+2347036604418'],
    ],
    not: ['250k', 'No 17', '20hrs', '24/7'],
  },
  {
    text: 'Shortlet at ₦18,000/night, min 2 nights, caution ₦20,000. Book here: https://lekki-shortlets-24.com/book?in=2025-12-24&out=2025-12-27. Balance on arrival by 2.00pm.',
    found: [['website', 'lekki-shortlets-24.com']],
    not: ['₦18,000/night', '2 nights', '₦20,000', '2.00pm'],
  },
  {
    text: 'Land for sale in Epe: 600sqm, C of O, N1.5m per plot, buy 5 get 1. Pay to Zenith acct 1016628840, then collect your allocation.pdf from sales@epe-goldcity.com.',
    found: [
      ['bank', 'zenith/1016628840'],
      ['email', 'sales@epe-goldcity.com'],
    ],
    not: ['600sqm', 'N1.5m', 'allocation.pdf'],
  },
  {
    text: 'House dey o! 2 bedroom for Surulere N700k, landlord no dey stay there. 7 people don dey rush am. Drop N50k make I lock am: 3125509918 First Bank. Agent Sikiru 08023398814.',
    found: [
      ['bank', 'firstbank/3125509918'],
      ['phone-number', '+2348023398814'],
    ],
    not: ['2 bedroom', 'N700k', 'N50k'],
  },
  {
    text: 'Corper! Lodge dey near your PPA, N120,000 for 12 months. I go hold am if you drop N30k for this account 2276619034. E be Zenith Bank. My line: 0703\u2011552\u20119041.',
    found: [
      ['bank', 'zenith/2276619034'],
      ['phone-number', '+2347035529041'],
    ],
    not: ['N120,000', '12 months', 'N30k'],
  },
  {
    text: 'Kolly Dee live, Dec 27, Eko Energy City. VIP N75,000 now N30,000! Last 14 tickets. Order #TK-55-0913. Pay 0773910482 Access Bank and send proof to 08169920441.',
    found: [
      ['bank', 'access/0773910482'],
      ['phone-number', '+2348169920441'],
    ],
    not: ['Dec 27', 'N75,000', 'N30,000', '#TK-55-0913'],
  },
  {
    text: 'AFCON final tickets, Cat 2, $60 each. Seats 14-15, Row C. DM https://www.facebook.com/profile.php?id=100088419937712 or mail seats@afcon-resale-desk.com.',
    found: [
      ['social-media', 'facebook/100088419937712'],
      ['email', 'seats@afcon-resale-desk.com'],
    ],
    not: ['$60', '14-15'],
  },
  {
    text: 'Lagos-London return ₦420,000, dep. 12DEC 23:10, arr. 13DEC 05:25, PNR X4K9TQ. Hold expires 6:00PM. Pay through cheapfly-desk.ng or call 02017001234.',
    found: [
      ['website', 'cheapfly-desk.ng'],
      ['phone-number', '+2342017001234'],
    ],
    not: ['₦420,000', '12DEC 23:10', '13DEC 05:25', 'X4K9TQ', '6:00PM'],
  },
  {
    text: 'Ticket for the show don remain small! Regular N5k, VIP N20k, table N500k. Transfer give 4419920837 FCMB, name Big Vibes. Then WhatsApp 234-905-338-1127.',
    found: [
      ['bank', 'fcmb/4419920837'],
      ['phone-number', '+2349053381127'],
    ],
    not: ['N5k', 'N20k', 'N500k'],
  },
  {
    text: 'Bus to village for Christmas: Lagos-Onitsha N15k only, 22/12 by 6am. Book for https://t.ly/Xmas-Bus9 no be for park o.',
    found: [['website', 't.ly/Xmas-Bus9']],
    not: ['N15k', '22/12', '6am'],
  },
  {
    text: 'Hi Mum, I dropped my phone in water and this is my new number. Text me on WhatsApp when you see this. I need to pay ₦48,000 urgently today.',
    found: [],
    not: ['₦48,000'],
  },
  {
    text: "Daddy, I am using my roommate's phone, 08107740392. School said if I do not pay N62,500 by 3pm I will not write the exam. Account 2299014476, GTBank, Esther Bello.",
    found: [
      ['phone-number', '+2348107740392'],
      ['bank', 'gtbank/2299014476'],
    ],
    not: ['N62,500', '3pm'],
  },
  {
    text: 'Aunty good evening, na me Chinedu, I change number. I dey road my motor spoil, abeg send me N15k. Use this one 0509917728 Access Bank, na the mechanic get am.',
    found: [['bank', 'access/0509917728']],
    not: ['N15k'],
  },
  {
    text: 'Mama, no vex, I lose my phone for Oshodi. Na person phone I take write. Send transport N4,500 to Opay 9139920447. I go reach house by 8:30pm.',
    found: [['bank', 'opay/9139920447']],
    not: ['N4,500', '8:30pm'],
  },
  {
    text: 'Egbon abeg, I dey bank now, network no gree. Borrow me 25k till tomorrow, God go bless you. I no fit talk, I dey inside meeting.',
    found: [],
    not: ['25k'],
  },
  {
    text: 'Please sir, this is your Pastor. I am in a prayer session and cannot take calls. Buy 4 Steam cards of $100 each for the orphans and send the codes to pastor.private@ministry-inbox.org.',
    found: [['email', 'pastor.private@ministry-inbox.org']],
    not: ['$100'],
  },
  {
    text: 'Please note that our bank has changed. Settle invoice #2025-118 (€23,480.00, due 2025-11-15) to IBAN NL20 QRSB 0417 3829 50. Do not call the old number. Finance, accounts@vandijk-supply.co',
    found: [
      ['bank', 'NL20QRSB0417382950'],
      ['email', 'accounts@vandijk-supply.co'],
    ],
    not: ['#2025-118', '€23,480.00', '2025-11-15'],
  },
  {
    text: "I'm in a board meeting.Are you free? I need a payment of $9,850 made quietly before COB. Reply only here. Sent from my phone, iOS 18.1.1.",
    found: [],
    not: ['meeting.Are', '$9,850', 'iOS 18.1.1'],
  },
  {
    text: 'Contract award No. NDDC/PROC/25/0088: pay 0.5% registration (₦425,000) to secure LPO. Contact Chief Dokubo: +234.802.664.1190, procurement@nddc-awards.com.ng, nddc-awards.com.ng.',
    found: [
      ['phone-number', '+2348026641190'],
      ['email', 'procurement@nddc-awards.com.ng'],
      ['website', 'nddc-awards.com.ng'],
    ],
    not: ['No. NDDC/PROC/25/0088', '0.5%', '₦425,000'],
  },
  {
    text: 'Your meter 04172290318 owes ₦61,300. Disconnection by noon. Pay at https://ikeja-disco-pay.com/meter and get token 4412 8830 1127 5594 0036.',
    found: [['website', 'ikeja-disco-pay.com']],
    not: ['04172290318', '₦61,300', '4412 8830 1127 5594 0036'],
  },
  {
    text: 'Prepaid meter dey free but you go pay N5,500 for form. Our site na free-meter-ng(.)com. If site no open, call 0816 330 2291 from 9 to 4.',
    found: [
      ['website', 'free-meter-ng.com'],
      ['phone-number', '+2348163302291'],
    ],
    not: ['N5,500', '9 to 4'],
  },
  {
    text: 'Help baby Daniel, 2 years, hole in heart. Target ₦8.5m, raised ₦1,204,300. Donate: UBA 2088194476, or https://gofundme.com/f/save-baby-daniel-ng. Mother: 00234-913-004-7719. God bless.',
    found: [
      ['bank', 'uba/2088194476'],
      ['website', 'gofundme.com/f/save-baby-daniel-ng'],
      ['phone-number', '+2349130047719'],
    ],
    not: ['2 years', '₦8.5m', '₦1,204,300'],
  },
  {
    text: 'Baba dey do money ritual without blood. 7 days e go land. Consult N7,000. Call 08038831907 or see am for https://tiktok.com/@baba_awo_power. No fear, 100% sure.',
    found: [
      ['phone-number', '+2348038831907'],
      ['social-media', 'tiktok/baba_awo_power'],
    ],
    not: ['7 days', 'N7,000', '100%'],
  },
  {
    text: 'Уour PayPal is limited. Resolve it at https://pаypal-case-desk.com/resolve before Sat 8 Nov, 18:00 WAT. Case ID PP-L-4417882.',
    found: [['website', 'xn--pypal-case-desk-ulm.com']],
    not: ['Sat 8 Nov, 18:00 WAT', 'PP-L-4417882'],
  },
  {
    text: 'Abeg come drink.pa Emeka dey here @our compound. No forget 2k for food.na there we dey',
    found: [],
  },
  {
    text: 'Dem say make I pay N5000.na so e be. My matric no is 2019/4455/CS and jamb reg 20198877665AB',
    found: [],
  },
  {
    text: 'transfer 20k to my access 0781234560 sharp sharp, then call me 0813 456 7890',
    found: [
      ['bank', 'access/0781234560'],
      ['phone-number', '+2348134567890'],
    ],
  },
  {
    text: 'Send to 2087654321 zenith bank\nName: Ngozi Eze\nOr 8023456789 opay\nOr GTB 0123987654',
    found: [
      ['bank', 'zenith/2087654321'],
      ['bank', 'opay/8023456789'],
      ['bank', 'gtbank/0123987654'],
    ],
  },
  {
    text: 'Bank: Sterling\nAcct: 0067891234\nName: Union Ventures\nThen DM @union.ventures',
    found: [
      ['bank', 'sterling/0067891234'],
      ['social-media', 'other/union.ventures'],
    ],
  },
  {
    text: 'Unlock access to your account now. Beneficiary 1234567890 will be debited from your union branch.',
    found: [['bank', '?/1234567890']],
  },
];
