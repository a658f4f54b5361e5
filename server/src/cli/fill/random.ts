import { hash } from 'node:crypto';

/** What random numbers are for, so that rows of different kinds with the same number differ. */
const purposes = { user: 1, target: 2, report: 3, change: 4, notification: 5, post: 6 } as const;
export type Purpose = keyof typeof purposes;

const WARM_UP_ROUNDS = 12;

/**
 * Random numbers from a seed, a purpose and a row number, so that any row can be made without those
 * before it. The algorithm is sfc32 (PractRand); not for secrets.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  constructor(seed: number, purpose: Purpose, row: number) {
    this.#a = seed | 0;
    this.#b = purposes[purpose];
    this.#c = row | 0;
    for (let round = 0; round < WARM_UP_ROUNDS; round++) this.next();
  }

  /** Returns 32 random bits as a non-negative integer. */
  next(): number {
    const result = (this.#a + this.#b + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + result) | 0;
    return result >>> 0;
  }

  /** Returns a number from 0 up to but not including 1. */
  share(): number {
    return this.next() / 2 ** 32;
  }

  /** Returns a whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + Math.floor(this.share() * (high - low + 1));
  }

  chance(probability: number): boolean {
    return this.share() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.share() * list.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from');
    return picked;
  }

  /** Picks one of the choices, in proportion to their weights. */
  weighted<T>(choices: readonly (readonly [T, number])[]): T {
    let rest = this.share() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    const chosen = choices.find(([, weight]) => {
      rest -= weight;
      return rest < 0;
    });
    return chosen ? chosen[0] : this.pick(choices)[0];
  }

  digits(length: number): string {
    let digits = '';
    while (digits.length < length) digits += String(this.next() % 10);
    return digits;
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.next() & 0xff);
  }
}

/** Makes a UUIDv7 for a moment that is the same for equal texts. */
export function uuidOf(moment: number, text: string): string {
  const time = moment.toString(16).padStart(12, '0');
  const digits = hash('sha256', text);
  const chance = `7${digits.slice(0, 3)}-8${digits.slice(3, 6)}-${digits.slice(6, 18)}`;
  return `${time.slice(0, 8)}-${time.slice(8)}-${chance}`;
}

/**
 * Makes a UUIDv7 for a moment (ms since 1970). The row number makes it unique within its table; 42
 * random bits keep two seeds apart.
 */
export function uuidAt(moment: number, random: Random, row: number): string {
  const bits = random.next();
  uuid.writeUIntBE(moment, 0, 6);
  uuid.writeUInt16BE(0x7000 | (bits & 0xfff), 6);
  uuid.writeUInt16BE(0x8000 | (bits >>> 18), 8);
  uuid.writeUInt16BE(random.next() & 0xffff, 10);
  uuid.writeUInt32BE(row, 12);
  const digits = uuid.toString('hex');
  const first = `${digits.slice(0, 8)}-${digits.slice(8, 12)}-${digits.slice(12, 16)}`;
  return `${first}-${digits.slice(16, 20)}-${digits.slice(20)}`;
}

/** Digits of numbers one by one would take a fifth of a fill. */
const uuid = Buffer.alloc(16);
