/** Who wrote a message of a chat: the one whose screen it is, or the other. */
interface Message {
  isOwn: boolean;
  text: string;
}

/** A conversation in which a scammer names what can be looked up. */
export interface Chat {
  name: string;
  messages: Message[];
}

/** Returns numbers from 0 to below 1, the same for a seed each time (mulberry32). */
export function drawNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const names = [
  'Ada Obi',
  'GTB Help Desk',
  'Mr Femi',
  'DHL Express',
  'Crypto Mentor',
  'Chinedu Eze',
];
const words = [
  'gtb',
  'verify',
  'alert',
  'parcel',
  'fee',
  'secure',
  'zenith',
  'bonus',
  'claim',
  'grant',
];
const endings = ['com', 'com.ng', 'net', 'top', 'xyz', 'info'];
const banks = ['GTBank', 'Opay', 'Zenith Bank', 'Access Bank', 'First Bank', 'UBA'];
const scams = [
  'Dear customer, your account is blocked. Verify now at {link} or call {phone}.',
  'Your parcel is held at the depot. Pay the fee of N4,500 on {link} before 6 pm today.',
  'Send the money to {account} {bank}, name Grace Adeyemi. Then text {phone} with the proof.',
  'Congratulations!! You won N250,000 in our 2026 promo. Write to {email} to claim it.',
  'I am in a meeting and cannot talk. Please pay 85,000 into {account} ({bank}) for me, I refund tomorrow.',
  'This is the fraud team. Somebody used your card. Ring us on {phone} immediately.',
  'Invest 50k today and get 150k back in 48 hours. Register here: {link}',
  'New mentor group opens tonight, only 5 places left. Mail {email} or go to {link}',
  'Hi mum, my phone broke, this is my new number {phone}. Can you pay a bill for me?',
  'Job offer: work from home, N15,000 a day. Contact HR at {email}, WhatsApp {phone}',
];
const replies = [
  'Who is this please?',
  'Ok, let me check and get back to you.',
  'Is this real? I did not order anything',
  'Which bank is it again?',
  'I will do it after work.',
  'Why do you need that?',
];

/** Writes a chat that names from one to some five phone numbers, links, accounts and email addresses. */
export function writeChat(draw: () => number): Chat {
  const pick = (from: readonly string[]) => from[Math.floor(draw() * from.length)] ?? '';
  const digits = (count: number) =>
    Array.from({ length: count }, () => Math.floor(draw() * 10)).join('');
  const site = () =>
    `${pick(words)}-${pick(words)}${draw() < 0.3 ? digits(2) : ''}.${pick(endings)}`;
  const phone = () => {
    const [prefix, rest] = [pick(['803', '805', '706', '813', '902']), digits(7)];
    return pick([
      `0${prefix}${rest}`,
      `0${prefix} ${rest.slice(0, 3)} ${rest.slice(3)}`,
      `+234 ${prefix} ${rest.slice(0, 3)} ${rest.slice(3)}`,
      `+234${prefix}${rest}`,
    ]);
  };
  const link = () =>
    pick([
      site(),
      `https://${site()}/${pick(words)}`,
      `https://${site()}`,
      `www.${site()}`,
      `https://bit.ly/${Array.from({ length: 7 }, () => pick([...'abcdefghkmnpqrstuvwxyz234679'])).join('')}`,
    ]);
  const email = () => `${pick(words)}.${pick(words)}@${pick([site(), 'gmail.com', 'outlook.com'])}`;
  const fill = (template: string) =>
    template
      .replaceAll('{phone}', phone)
      .replaceAll('{link}', link)
      .replaceAll('{email}', email)
      .replaceAll('{account}', () => `00${digits(8)}`)
      .replaceAll('{bank}', () => pick(banks));
  const messages: Message[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    messages.push({ isOwn: false, text: fill(pick(scams)) });
    messages.push({
      isOwn: true,
      text: draw() < 0.3 ? fill('They said {phone} or {link}?') : pick(replies),
    });
  }
  return { name: pick(names), messages };
}
