import type { CountryCode } from '#targets/numbers/phone.ts';
import type { ScamMessage } from './scam-messages.ts';

/** A message to a reader in a country, whose local numbers it has. */
export interface ForeignMessage extends ScamMessage {
  country: CountryCode;
}

/** Made up, as are the people, numbers, accounts and addresses in them. */
export const foreignMessages: ForeignMessage[] = [
  {
    country: 'US',
    text: 'USPS: Your package is on hold at our warehouse due to an incomplete address. Confirm within 12 hours: https://usps.parcel-hold-us.top/track. Questions? Call (214) 555-0172.',
    found: [
      ['website', 'usps.parcel-hold-us.top'],
      ['phone-number', '+12145550172'],
    ],
  },
  {
    country: 'US',
    text: 'Hi Grandma it is me. I broke my phone and this is my temp number 917-555-0133. Please text me back asap, do not tell dad.',
    found: [['phone-number', '+19175550133']],
  },
  {
    country: 'US',
    text: 'FRAUD ALERT from Wells Fargo: did you attempt a $1,499.99 Zelle payment to J. MILLER? Reply YES or NO, or speak to an agent at 1-888-555-0147 ref 4471982.',
    found: [['phone-number', '+18885550147']],
    not: ['$1,499.99', '4471982'],
  },
  {
    country: 'US',
    text: 'E-ZPass: you have an unpaid toll of $6.99. To avoid a late fee of $50 pay now at ezpass-tollbill.com/pay before 06/12/2026.',
    found: [['website', 'ezpass-tollbill.com']],
    not: ['$6.99', '06/12/2026'],
  },
  {
    country: 'US',
    text: 'Congrats!! You were picked for our remote job. $380/day, 60 min. Telegram: @hr_amy_tasks or text +1 (646) 555 0119',
    found: [
      ['social-media', 'other/hr_amy_tasks'],
      ['phone-number', '+16465550119'],
    ],
    not: ['$380/day'],
  },
  {
    country: 'US',
    text: 'Social Security Administration. Your SSN 078-05-1120 has been suspended for suspicious activity. Press 1 or call 2025550198 now, case number 88127733.',
    found: [['phone-number', '+12025550198']],
    not: ['078-05-1120', '88127733'],
  },
  {
    country: 'US',
    text: 'Your computer has been locked. Error # DW6VB36. Please call Microsoft support toll free: 1 (844) 555-0166. Do not restart.',
    found: [['phone-number', '+18445550166']],
  },
  {
    country: 'US',
    text: 'Selling my 2014 Honda Civic, 92k miles, $3,200 OBO. Deposit by Cash App $bigdeal or Zelle to 512.555.0108. Email carlotdeals@proton.me',
    found: [
      ['phone-number', '+15125550108'],
      ['email', 'carlotdeals@proton.me'],
    ],
    not: ['$3,200', '92k miles'],
  },
  {
    country: 'CA',
    text: 'CRA: A refund of $412.88 is waiting. Deposit at interac-cra-refund.ca/claim. Help: 416-555-0191.',
    found: [
      ['website', 'interac-cra-refund.ca'],
      ['phone-number', '+14165550191'],
    ],
    not: ['$412.88'],
  },
  {
    country: 'GB',
    text: 'Hi mum, dropped my phone down the loo 😭 this is my new number 07911 123456, can you message me on WhatsApp? x',
    found: [['phone-number', '+447911123456']],
  },
  {
    country: 'GB',
    text: 'Royal Mail: your parcel has a £2.99 shipping fee unpaid. Visit royalmail-redeliver.info to pay, or ring 0161 496 0123.',
    found: [
      ['website', 'royalmail-redeliver.info'],
      ['phone-number', '+441614960123'],
    ],
    not: ['£2.99'],
  },
  {
    country: 'GB',
    text: 'HMRC: you are owed £268.11 for the tax year 2024/25. Claim: https://hmrc-rebates.uk-gov.online/claim?id=99. Ref: GB/4471/AA',
    found: [['website', 'hmrc-rebates.uk-gov.online']],
    not: ['2024/25', 'GB/4471/AA'],
  },
  {
    country: 'GB',
    text: 'Your Barclays acc has been accessed from a new device. If not you, call our team on 020 7946 0018 straight away. Move your funds to sort code 20-00-00 account 12345678.',
    found: [
      ['phone-number', '+442079460018'],
      ['bank', '?/12345678'],
    ],
    not: ['20-00-00'],
  },
  {
    country: 'GB',
    text: 'I can double £500 in 24hrs, proof on my page @flip_queen_ldn. WhatsApp 07700900982 only serious people.',
    found: [
      ['social-media', 'other/flip_queen_ldn'],
      ['phone-number', '+447700900982'],
    ],
    not: ['£500', '24hrs'],
  },
  {
    country: 'GB',
    text: 'Energy Bill Support: you can get £400 off. Apply via support-energybills.co.uk or text BILL to 60777.',
    found: [['website', 'support-energybills.co.uk']],
    not: ['£400'],
  },
  {
    country: 'IE',
    text: 'An Post: your package is held for customs of €1.99. Pay: anpost-customs-ie.com. Queries 085 123 4567.',
    found: [
      ['website', 'anpost-customs-ie.com'],
      ['phone-number', '+353851234567'],
    ],
    not: ['€1.99'],
  },
  {
    country: 'IN',
    text: 'Dear customer your SBI YONO account will be blocked today. Please update PAN card: http://sbi-yono-kyc.in/update or call customer care 98765 43210',
    found: [
      ['website', 'sbi-yono-kyc.in'],
      ['phone-number', '+919876543210'],
    ],
  },
  {
    country: 'IN',
    text: 'Electricity power will be disconnected tonight at 9.30 pm because your previous month bill was not updated. Immediately contact our officer 8260303942. Thank you',
    found: [['phone-number', '+918260303942']],
    not: ['9.30 pm'],
  },
  {
    country: 'IN',
    text: 'Work from home, earn Rs 3000-8000 daily. Just like YouTube videos. WhatsApp wa.me/919812345678 or Telegram t.me/task_india_hr',
    found: [
      ['social-media', 'whatsapp/919812345678'],
      ['social-media', 'telegram/task_india_hr'],
    ],
    not: ['3000-8000'],
  },
  {
    country: 'IN',
    text: 'Your FedEx parcel with 5 passports and MDMA is seized at Mumbai customs. Speak to Inspector Rao, mobile 09820098200, FIR no. 112/2025.',
    found: [['phone-number', '+919820098200']],
    not: ['112/2025'],
  },
  {
    country: 'IN',
    text: 'Loan approved Rs 5,00,000 at 1%. Pay file charge Rs 1,850 to A/c 50100234567891 IFSC HDFC0000123 and send screenshot on 70420 12345.',
    found: [
      ['bank', '?/50100234567891'],
      ['phone-number', '+917042012345'],
    ],
    not: ['5,00,000', '1,850'],
  },
  {
    country: 'PK',
    text: 'Mubarak ho! BISP ke taraf se aap ko 25000 rupay mile hain. Abhi call karein 0300 1234567 aur apna CNIC batayen.',
    found: [['phone-number', '+923001234567']],
    not: ['25000'],
  },
  {
    country: 'BD',
    text: 'bKash: your account is limited. Call 01712-345678 and share the OTP to restore it.',
    found: [['phone-number', '+8801712345678']],
  },
  {
    country: 'KE',
    text: 'Confirmed. You have received Ksh 4,500 from PETER OTIENO 0712 345678. Oops I sent by mistake, please send back to 0722 998877.',
    found: [
      ['phone-number', '+254712345678'],
      ['phone-number', '+254722998877'],
    ],
    not: ['4,500'],
  },
  {
    country: 'KE',
    text: 'Hello, this is Safaricom care. Your line will be deactivated. Dial *33*0000# then call 0110 456 789.',
    found: [['phone-number', '+254110456789']],
    not: ['*33*0000#'],
  },
  {
    country: 'GH',
    text: 'MTN MoMo: you have won GHS 10,000 in the 25 years promo. Call Mr. Mensah on 024 412 3456 to claim. Fee GHS 120.',
    found: [['phone-number', '+233244123456']],
    not: ['10,000', 'GHS 120'],
  },
  {
    country: 'GH',
    text: 'Gold dust 22 carats for sale, 45kg, Accra. Serious buyers only: gold.export.gh@gmail.com or WhatsApp +233 55 512 3456.',
    found: [
      ['email', 'gold.export.gh@gmail.com'],
      ['phone-number', '+233555123456'],
    ],
    not: ['45kg'],
  },
  {
    country: 'ZA',
    text: 'SARS eFiling: refund of R9,311.20 pending. Verify at sars-efiling-refund.co.za. Helpline 082 123 4567',
    found: [
      ['website', 'sars-efiling-refund.co.za'],
      ['phone-number', '+27821234567'],
    ],
    not: ['R9,311.20'],
  },
  {
    country: 'ZA',
    text: 'Your SASSA grant R350 appeal is approved, send your ID number and R50 voucher pin to 0717654321 on whatsapp',
    found: [['phone-number', '+27717654321']],
    not: ['R350', 'R50'],
  },
  {
    country: 'UG',
    text: 'Dear parent, your child was admitted in Mulago with head injury. Send 380,000 on 0772 123456 (nurse Sarah) for theatre now.',
    found: [['phone-number', '+256772123456']],
    not: ['380,000'],
  },
  {
    country: 'TZ',
    text: 'Tuma ile hela kwenye namba hii ya Airtel 0784 123 456, jina litakuja ASHA JUMA.',
    found: [['phone-number', '+255784123456']],
  },
  {
    country: 'PH',
    text: 'GCash advisory: your account is under review. Verify here https://gcash-verify.pages.dev/login or text 0917 123 4567.',
    found: [
      ['website', 'gcash-verify.pages.dev'],
      ['phone-number', '+639171234567'],
    ],
  },
  {
    country: 'PH',
    text: 'Kumita ng P5,000 kada araw! Mag-message sa Viber 09181234567 o sumali sa t.me/+Abc12DeF',
    found: [
      ['phone-number', '+639181234567'],
      ['social-media', 'telegram/+Abc12DeF'],
    ],
    not: ['P5,000'],
  },
  {
    country: 'ID',
    text: 'Selamat! Nomor Anda memenangkan Rp 175.000.000 dari Shopee. Hubungi 0812-3456-7890 atau klik shopee-undian.my.id',
    found: [
      ['phone-number', '+6281234567890'],
      ['website', 'shopee-undian.my.id'],
    ],
    not: ['175.000.000'],
  },
  {
    country: 'MY',
    text: 'Pejabat Pos: bungkusan anda ditahan. Bayar RM3.50 di poslaju-my.cc/bayar. Sebarang pertanyaan hubungi 012-345 6789.',
    found: [
      ['website', 'poslaju-my.cc'],
      ['phone-number', '+60123456789'],
    ],
    not: ['RM3.50'],
  },
  {
    country: 'SG',
    text: 'DBS: Your card has been suspended. Reactivate at dbs-secure-sg.com or call 9123 4567.',
    found: [
      ['website', 'dbs-secure-sg.com'],
      ['phone-number', '+6591234567'],
    ],
  },
  {
    country: 'AU',
    text: "Hey mum, it's me, new phone. Save this number 0412 345 678. Can you pay a bill of $1,980 for me today?",
    found: [['phone-number', '+61412345678']],
    not: ['$1,980'],
  },
  {
    country: 'AU',
    text: 'myGov: You have an outstanding refund. Log in: mygov-au-refund.net/id. AusPost tracking no. 33ABC1234567.',
    found: [['website', 'mygov-au-refund.net']],
    not: ['33ABC1234567'],
  },
  {
    country: 'NZ',
    text: 'Waka Kotahi: your rego is expired. Pay at nzta-rego.click or phone 021 123 4567 today.',
    found: [
      ['website', 'nzta-rego.click'],
      ['phone-number', '+64211234567'],
    ],
  },
  {
    country: 'FR',
    text: "Bonjour maman, j'ai cassé mon téléphone. Mon nouveau numéro est le 06 12 34 56 78, envoie-moi un message sur WhatsApp.",
    found: [['phone-number', '+33612345678']],
  },
  {
    country: 'FR',
    text: 'Votre colis est en attente : frais de 1,99 €. Réglez sur https://chronopost-livraison.fr-suivi.com/payer ou appelez le 07.81.22.33.44 avant le 12/11/2025.',
    found: [
      ['website', 'chronopost-livraison.fr-suivi.com'],
      ['phone-number', '+33781223344'],
    ],
    not: ['1,99', '12/11/2025'],
  },
  {
    country: 'FR',
    text: 'CPF : il vous reste 1 500 € à utiliser. Contactez notre conseiller au 01 86 95 12 34 ou sur moncompte-cpf.info',
    found: [
      ['phone-number', '+33186951234'],
      ['website', 'moncompte-cpf.info'],
    ],
    not: ['1 500'],
  },
  {
    country: 'DE',
    text: 'Hallo Mama, mein Handy ist kaputt, das ist meine neue Nummer: 0151 23456789. Schreib mir bitte auf WhatsApp.',
    found: [['phone-number', '+4915123456789']],
  },
  {
    country: 'DE',
    text: 'DHL: Ihr Paket konnte nicht zugestellt werden. Bitte aktualisieren Sie die Adresse: dhl-zustellung.info/de. Telefon 030 901820.',
    found: [
      ['website', 'dhl-zustellung.info'],
      ['phone-number', '+4930901820'],
    ],
  },
  {
    country: 'DE',
    text: 'Überweisen Sie die Kaution von 1.200,00 € auf DE89 3704 0044 0532 0130 00 (Commerzbank), dann schicke ich den Schlüssel. Mail: wohnung.hh@gmx.de',
    found: [
      ['bank', 'DE89370400440532013000'],
      ['email', 'wohnung.hh@gmx.de'],
    ],
    not: ['1.200,00'],
  },
  {
    country: 'ES',
    text: 'CORREOS: su paquete está retenido. Pague 1,79€ en correos-envio.es/pago o llame al 612 345 678.',
    found: [
      ['website', 'correos-envio.es'],
      ['phone-number', '+34612345678'],
    ],
    not: ['1,79'],
  },
  {
    country: 'ES',
    text: 'Hola papá, se me ha estropeado el móvil. Este es mi número nuevo 655443322, escríbeme por WhatsApp.',
    found: [['phone-number', '+34655443322']],
  },
  {
    country: 'MX',
    text: 'BBVA: se detectó un cargo por $8,499.00 MXN. Si no lo reconoce llame al 55 1234 5678 o entre a bbva-aclaraciones.mx',
    found: [
      ['phone-number', '+525512345678'],
      ['website', 'bbva-aclaraciones.mx'],
    ],
    not: ['$8,499.00'],
  },
  {
    country: 'CO',
    text: 'Ganaste un bono de $2.500.000. Comunícate al celular 310 123 4567 con el código 7781.',
    found: [['phone-number', '+573101234567']],
    not: ['2.500.000', '7781'],
  },
  {
    country: 'AR',
    text: 'Hola, te cambié el CBU. Transferí al alias casa.verde.mp y avisame por WhatsApp al 11 2345-6789.',
    found: [['phone-number', '+541123456789']],
  },
  {
    country: 'BR',
    text: 'Oi mãe, troquei de número, salva esse aqui: (11) 98765-4321. Preciso pagar um boleto de R$ 1.250,00 hoje.',
    found: [['phone-number', '+5511987654321']],
    not: ['1.250,00'],
  },
  {
    country: 'BR',
    text: 'Correios: objeto taxado. Pague a taxa em correios-taxa.site ou ligue 0800 123 4567. Código AA123456789BR',
    found: [
      ['website', 'correios-taxa.site'],
      ['phone-number', '+558001234567'],
    ],
    not: ['AA123456789BR'],
  },
  {
    country: 'PT',
    text: 'Olá mãe, este é o meu novo número 912 345 678. O outro avariou. Diz-me alguma coisa no WhatsApp.',
    found: [['phone-number', '+351912345678']],
  },
  {
    country: 'IT',
    text: 'Ciao mamma, ho rotto il telefono, questo è il mio nuovo numero 347 123 4567. Scrivimi su WhatsApp.',
    found: [['phone-number', '+393471234567']],
  },
  {
    country: 'IT',
    text: 'Poste Italiane: la tua carta è bloccata. Accedi a poste-verifica.com/login o chiama lo 06 9025 1234.',
    found: [
      ['website', 'poste-verifica.com'],
      ['phone-number', '+390690251234'],
    ],
  },
  {
    country: 'NL',
    text: 'Hoi mam, mijn telefoon is kapot. Dit is mijn nieuwe nummer: 06-12345678. Wil je me appen?',
    found: [['phone-number', '+31612345678']],
  },
  {
    country: 'NL',
    text: 'Belastingdienst: openstaande schuld van € 148,26. Betaal via NL91 ABNA 0417 1643 00 of bel 085 123 4567.',
    found: [
      ['bank', 'NL91ABNA0417164300'],
      ['phone-number', '+31851234567'],
    ],
    not: ['148,26'],
  },
  {
    country: 'BE',
    text: 'itsme: uw account verloopt. Vernieuw via itsme-vernieuwen.be of contacteer 0470 12 34 56.',
    found: [
      ['website', 'itsme-vernieuwen.be'],
      ['phone-number', '+32470123456'],
    ],
  },
  {
    country: 'CH',
    text: 'Die Post: Ihr Paket wartet. CHF 2.90 bezahlen auf post-ch-paket.com. Tel. 079 123 45 67',
    found: [
      ['website', 'post-ch-paket.com'],
      ['phone-number', '+41791234567'],
    ],
    not: ['CHF 2.90'],
  },
  {
    country: 'SE',
    text: 'Hej mamma! Jag har tappat mobilen, nytt nummer 070-123 45 67. Kan du swisha 3 500 kr?',
    found: [['phone-number', '+46701234567']],
    not: ['3 500'],
  },
  {
    country: 'PL',
    text: 'InPost: Twoja paczka została wstrzymana. Dopłać 1,50 zł: inpost-doplata.pl. Zadzwoń: 512 345 678.',
    found: [
      ['website', 'inpost-doplata.pl'],
      ['phone-number', '+48512345678'],
    ],
    not: ['1,50'],
  },
  {
    country: 'RU',
    text: 'Служба безопасности банка. По вашей карте подозрительная операция. Позвоните по номеру 8 (916) 123-45-67.',
    found: [['phone-number', '+79161234567']],
  },
  {
    country: 'UA',
    text: 'Ваша картка заблокована. Телефон служби безпеки: 067 123 45 67, сайт privat24-help.com.ua',
    found: [
      ['phone-number', '+380671234567'],
      ['website', 'privat24-help.com.ua'],
    ],
  },
  {
    country: 'TR',
    text: 'PTT: kargonuz bekliyor. Ödeme için ptt-kargo-odeme.net adresine girin veya 0532 123 45 67 numarayı arayın.',
    found: [
      ['website', 'ptt-kargo-odeme.net'],
      ['phone-number', '+905321234567'],
    ],
  },
  {
    country: 'EG',
    text: 'مبروك كسبت 50000 جنيه من فودافون. اتصل على 0100 123 4567 فورا.',
    found: [['phone-number', '+201001234567']],
    not: ['50000'],
  },
  {
    country: 'AE',
    text: 'Emirates Post: delivery failed. Pay AED 6.99 at emiratespost-ae.online or WhatsApp 050 123 4567.',
    found: [
      ['website', 'emiratespost-ae.online'],
      ['phone-number', '+971501234567'],
    ],
    not: ['AED 6.99'],
  },
  {
    country: 'SA',
    text: 'تم إيقاف بطاقتك البنكية، للتواصل مع البنك اتصل 0551234567',
    found: [['phone-number', '+966551234567']],
  },
  {
    country: 'CN',
    text: '【顺丰】您的快递丢失，理赔请联系客服 13800138000，或点击 sf-lipei.cn/kf',
    found: [
      ['phone-number', '+8613800138000'],
      ['website', 'sf-lipei.cn'],
    ],
  },
  {
    country: 'JP',
    text: '【重要】お荷物のお届けにあがりましたが不在でした。ご確認ください http://jppost-ke.com 電話 090-1234-5678',
    found: [
      ['website', 'jppost-ke.com'],
      ['phone-number', '+819012345678'],
    ],
  },
  {
    country: 'KR',
    text: '[Web발신] 엄마 나 폰 고장났어. 이 번호로 연락줘 010-1234-5678',
    found: [['phone-number', '+821012345678']],
  },
  {
    country: 'TH',
    text: 'คุณได้รับรางวัล 50,000 บาท โทร 081 234 5678 หรือคลิก lucky-th.vip',
    found: [
      ['phone-number', '+66812345678'],
      ['website', 'lucky-th.vip'],
    ],
    not: ['50,000'],
  },
  {
    country: 'VN',
    text: 'Chúc mừng bạn trúng thưởng xe SH. Liên hệ 090 123 4567 hoặc truy cập trungthuong-vn.com để nhận.',
    found: [
      ['phone-number', '+84901234567'],
      ['website', 'trungthuong-vn.com'],
    ],
  },
  {
    country: 'IL',
    text: 'דואר ישראל: החבילה שלך מעוכבת. לתשלום israelpost-pay.co.il או התקשר 054-123-4567',
    found: [
      ['website', 'israelpost-pay.co.il'],
      ['phone-number', '+972541234567'],
    ],
  },
  {
    country: 'GR',
    text: 'ΕΛΤΑ: το δέμα σας περιμένει. Πληρωμή 1,25€ στο elta-courier-gr.com ή καλέστε 694 123 4567.',
    found: [
      ['website', 'elta-courier-gr.com'],
      ['phone-number', '+306941234567'],
    ],
    not: ['1,25'],
  },
  {
    country: 'US',
    text: 'I hacked your webcam. Pay $950 in Litecoin to ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9 or XRP rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh within 48 hours.',
    found: [
      ['crypto-wallet', 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9'],
      ['crypto-wallet', 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh'],
    ],
    not: ['$950', '48 hours'],
  },
  {
    country: 'US',
    text: 'Elon is doubling crypto! Send DOGE to DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L, XLM GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ, DOT 15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5 and get 2x back. Live at tesla-x2.live',
    found: [
      ['crypto-wallet', 'DH5yaieqoZN36fDVciNyRueRGvGLR3mr7L'],
      ['crypto-wallet', 'GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ'],
      ['crypto-wallet', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
      ['website', 'tesla-x2.live'],
    ],
  },
  {
    country: 'GB',
    text: 'Arbitrage bot gives 3% daily. Deposit TON: EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2 or ADA addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x. Join https://t.me/arb_bot_uk',
    found: [
      ['crypto-wallet', 'UQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p9dz'],
      [
        'crypto-wallet',
        'addr1qx2fxv2umyhttkxyxp8x0dlpdt3k6cwng5pxj3jhsydzer3n0d3vllmyqwsx5wktcd8cc3sq835lu7drv2xwl2wywfgse35a3x',
      ],
      ['social-media', 'telegram/arb_bot_uk'],
    ],
  },
  {
    country: 'US',
    text: "Hey are you still coming @our place tonight? Bring something to drink.pa says he'll cook. It's 1200 Oak St, apt 4, around 7.30.",
    found: [],
    not: ['@our', 'drink.pa'],
  },
  {
    country: 'GB',
    text: 'Your order 204-8812734-1120933 has been dispatched. Total £34.98. Invoice 00012734 attached.',
    found: [],
    not: ['204-8812734-1120933', '00012734'],
  },
  {
    country: 'DE',
    text: 'Ihre Rechnung Nr. 2025-004711 vom 03.11.2025 über 89,90 € ist fällig. Kundennummer 4711009912.',
    found: [],
    not: ['2025-004711', '4711009912'],
  },
  {
    country: 'IN',
    text: 'Your OTP for txn of INR 12,499.00 at Flipkart is 884211. Ref no 432198765012. Do not share it with anyone.',
    found: [],
    not: ['884211', '432198765012'],
  },
  {
    country: 'FR',
    text: "Votre commande n° 4051 2277 du 12.11.2025 est prête. Retrait avant 18h30 au 12 rue de l'Église, 75011 Paris.",
    found: [],
    not: ['4051 2277', '75011'],
  },
  {
    country: 'US',
    text: 'Venmo: You sent $850.00 to Kyle R. Not you? Cancel at venmo-cancel-support.com or dial 833-555-0121 ext 4.',
    found: [
      ['website', 'venmo-cancel-support.com'],
      ['phone-number', '+18335550121'],
    ],
  },
  {
    country: 'US',
    text: 'Jury duty warrant!! Deputy Harris here (305) 555 0144. Failure to appear fine is $1800, pay by Bitcoin ATM to bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    found: [
      ['phone-number', '+13055550144'],
      ['crypto-wallet', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ],
  },
  {
    country: 'US',
    text: 'Medicare back brace at no cost to you! Just need your red white and blue card. Callback: 800.555.0190',
    found: [['phone-number', '+18005550190']],
  },
  {
    country: 'US',
    text: 'Hey is this Jessica? We met at the gala lol. Add me on WhatsApp 415 555 0123, I am Lin from LA',
    found: [['phone-number', '+14155550123']],
  },
  {
    country: 'US',
    text: 'Puppy still available! Maltipoo 8wks, $600 shipped. txt 4695550187 or see maltipoo-homes.com/available, FB: facebook.com/maltipoo.homes.tx',
    found: [
      ['phone-number', '+14695550187'],
      ['website', 'maltipoo-homes.com'],
      ['social-media', 'facebook/maltipoo.homes.tx'],
    ],
  },
  {
    country: 'US',
    text: 'Amazon: Order #112-7745210-3381046 for iPhone 15 ($1,099) shipped to Ohio. Not you? Call +1-877-555-0160',
    found: [['phone-number', '+18775550160']],
  },
  {
    country: 'CA',
    text: 'Service Canada: your SIN 046 454 286 is linked to fraud. Press 1 or call 1 833 555 0177 to talk to Officer Grant.',
    found: [['phone-number', '+18335550177']],
  },
  {
    country: 'GB',
    text: 'Evri: We tried to deliver on 14/11. Rebook £1.45: evri-rebook.delivery/uk',
    found: [['website', 'evri-rebook.delivery']],
  },
  {
    country: 'GB',
    text: 'Lottery win £891,934! Contact agent Mr Peter Hall, Tel: +44 7024 050 123, Email: claims@uk-natlottery.org, Fax 0870 495 8123.',
    found: [
      ['phone-number', '+447024050123'],
      ['email', 'claims@uk-natlottery.org'],
      ['phone-number', '+448704958123'],
    ],
  },
  {
    country: 'GB',
    text: 'Rent: 2 bed flat Clapham £950pcm. Landlord abroad, keys by AirBnB. landlord.jones77@outlook.com / 07400 123456. Deposit to Monzo 04-00-04 account 87654321',
    found: [
      ['email', 'landlord.jones77@outlook.com'],
      ['phone-number', '+447400123456'],
    ],
  },
  {
    country: 'IN',
    text: 'Congratulations Rahul! KBC lottery 25 lakh jeeta hai. Manager Rana Pratap Singh 9876543210 WhatsApp kare. File no 0012.',
    found: [['phone-number', '+919876543210']],
  },
  {
    country: 'IN',
    text: 'Instagram pe @crypto_guru_official ko follow karo, 10 din me paisa double. Telegram: https://t.me/cryptoguru_in UPI id guru@okaxis',
    found: [
      ['social-media', 'other/crypto_guru_official'],
      ['social-media', 'telegram/cryptoguru_in'],
    ],
  },
  {
    country: 'IN',
    text: 'ICICI: Rs 9,999 reward points expire today. Redeem bit.ly/3icici-rw or call 1800 123 4567',
    found: [
      ['website', 'bit.ly/3icici-rw'],
      ['phone-number', '+9118001234567'],
    ],
  },
  {
    country: 'PK',
    text: 'Salam, main Jazz head office se baat kar raha hun. Apka inam nikla hai. Raabta: 0312-7654321',
    found: [['phone-number', '+923127654321']],
  },
  {
    country: 'KE',
    text: 'FULIZA limit increased to 70,000. Pay Ksh 299 to till via 0701234567 (JANE W.) Visit fuliza-boost.co.ke',
    found: [
      ['phone-number', '+254701234567'],
      ['website', 'fuliza-boost.co.ke'],
    ],
  },
  {
    country: 'GH',
    text: 'I mistakenly sent 500 cedis to your wallet. Kindly return to 0554321987 name Kojo Asante. God bless',
    found: [['phone-number', '+233554321987']],
  },
  {
    country: 'ZA',
    text: 'FNB: R4,500 reversed? Decline at https://fnb-decline.co.za/auth or phone 087 550 1234',
    found: [
      ['website', 'fnb-decline.co.za'],
      ['phone-number', '+27875501234'],
    ],
  },
  {
    country: 'PH',
    text: 'Your SSS loan is approved! Pay processing P850 GCash 0995 123 4567 (M. Santos). FB page: fb.com/sss.loan.assist',
    found: [
      ['phone-number', '+639951234567'],
      ['social-media', 'facebook/sss.loan.assist'],
    ],
  },
  {
    country: 'ID',
    text: 'Halo kak, paket J&T nya belum dibayar. Cek foto di file ini: undangan.apk atau WA 085712345678',
    found: [['phone-number', '+6285712345678']],
  },
  {
    country: 'MY',
    text: 'Kerja sambilan RM200 sehari. Whatsapp 60123456789 sekarang!',
    found: [['phone-number', '+60123456789']],
  },
  {
    country: 'SG',
    text: 'Job offer: data entry $150/day. Contact HR Mei at 8123 4567 on WhatsApp',
    found: [['phone-number', '+6581234567']],
  },
  {
    country: 'AU',
    text: 'ATO: a warrant is issued for tax fraud. Call (02) 5550 1234 immediately or face arrest.',
    found: [['phone-number', '+61255501234']],
  },
  {
    country: 'AU',
    text: 'Linkt toll overdue $4.15 https://linkt-au.info/pay Ref LK-0099123',
    found: [['website', 'linkt-au.info']],
  },
  {
    country: 'FR',
    text: 'Ameli : votre nouvelle carte vitale est disponible, formulaire sur www.ameli-vitale.fr avant le 15/12',
    found: [['website', 'ameli-vitale.fr']],
  },
  {
    country: 'FR',
    text: 'Salut bb, je suis chaude ce soir. Appelle moi 0899 12 34 56 (3€/appel)',
    found: [['phone-number', '+33899123456']],
  },
  {
    country: 'DE',
    text: 'Guten Tag, hier Kripo München. In Ihrer Nähe wurde eingebrochen, rufen Sie zurück unter 089 12345678, Aktenzeichen 221-44/25.',
    found: [['phone-number', '+498912345678']],
  },
  {
    country: 'DE',
    text: 'Sparkasse: pushTAN läuft ab! Verlängern: s-push-tan.de/neu',
    found: [['website', 's-push-tan.de']],
  },
  {
    country: 'ES',
    text: 'BBVA: acceso no autorizado. Verifique en https://bbva.es-seguro.com o marque 900 102 801',
    found: [
      ['website', 'bbva.es-seguro.com'],
      ['phone-number', '+34900102801'],
    ],
  },
  {
    country: 'ES',
    text: 'Se alquila piso en Madrid 600€/mes. Contacto: pisos.madrid@hotmail.es, IBAN ES91 2100 0418 4502 0005 1332 para la reserva',
    found: [
      ['email', 'pisos.madrid@hotmail.es'],
      ['bank', 'ES9121000418450200051332'],
    ],
  },
  {
    country: 'MX',
    text: 'Hola soy tu sobrino de EU, te mando 5 mil dolares por paqueteria. Llama a la aduana 81 8765 4321 Lic. Garza',
    found: [['phone-number', '+528187654321']],
  },
  {
    country: 'BR',
    text: 'PIX recebido por engano, devolve por favor na chave 11987654321 ou me chama no zap 11 98765-4321',
    found: [
      ['phone-number', '+5511987654321'],
      ['phone-number', '+5511987654321'],
    ],
  },
  {
    country: 'IT',
    text: 'Intesa: bonifico di 2.350,00 € in uscita. Se non sei stato tu chiama 02 8088 1234 o vai su intesa-blocco.it',
    found: [
      ['phone-number', '+390280881234'],
      ['website', 'intesa-blocco.it'],
    ],
  },
  {
    country: 'NL',
    text: 'ING: uw pas verloopt. Vraag gratis een nieuwe aan: ing-pasvervangen.nl. Vragen? 020-1234567',
    found: [
      ['website', 'ing-pasvervangen.nl'],
      ['phone-number', '+31201234567'],
    ],
  },
  {
    country: 'PL',
    text: 'Kod BLIK potrzebny! Hej tu Ania, konto przejęte, napisz na nowy nr 601 234 567',
    found: [['phone-number', '+48601234567']],
  },
  {
    country: 'RU',
    text: 'Здравствуйте! Госуслуги: подтвердите вход. Сайт gosuslugi-lk.ru, поддержка 8-800-555-35-35, +7 499 123-45-67',
    found: [
      ['website', 'gosuslugi-lk.ru'],
      ['phone-number', '+78005553535'],
      ['phone-number', '+74991234567'],
    ],
  },
  {
    country: 'TR',
    text: 'Bahis sitemize 1000 TL bonus! t.me/bahis_vip77 - iletisim 0 (544) 123 45 67',
    found: [
      ['social-media', 'telegram/bahis_vip77'],
      ['phone-number', '+905441234567'],
    ],
  },
  {
    country: 'EG',
    text: 'شركة استثمار: اربح 300$ يوميا. واتساب: +20 101 234 5678 او الموقع invest-cairo.net',
    found: [
      ['phone-number', '+201012345678'],
      ['website', 'invest-cairo.net'],
    ],
  },
  {
    country: 'JP',
    text: '三井住友銀行よりお知らせ。口座が凍結されました。https://smbc-card.cn/login お問合せ 03-1234-5678',
    found: [
      ['website', 'smbc-card.cn'],
      ['phone-number', '+81312345678'],
    ],
  },
  {
    country: 'KR',
    text: '[국제발신] 해외결제 459,000원 완료. 본인 아닐시 문의 02-1234-5678',
    found: [['phone-number', '+82212345678']],
  },
  {
    country: 'CN',
    text: '恭喜您中奖！加微信 wx_88886666 或致电 139-1234-5678 领取',
    found: [['phone-number', '+8613912345678']],
  },
  {
    country: 'VN',
    text: 'Tuyển CTV Shopee thu nhập 500k/ngày, Zalo 0987654321',
    found: [['phone-number', '+84987654321']],
  },
  {
    country: 'TH',
    text: 'ด่วน! สินเชื่อ 100,000 ไม่เช็คบูโร แอดไลน์ @moneyfast หรือโทร 02-123-4567',
    found: [
      ['social-media', 'other/moneyfast'],
      ['phone-number', '+6621234567'],
    ],
  },
  {
    country: 'US',
    text: 'omg did u see the game.it was so good. meet @the bar @8pm? my address is 44 W 9th. bring $20 for pizza.is jen coming',
    found: [],
  },
  {
    country: 'GB',
    text: 'Your appointment is on 12-12-2025 at 10.45. Reply STOP to 80818 to opt out. Ref 0099-112-887.',
    found: [],
  },
];
