/** Why a register could not be read: a sentence for administrators, without its address. */
export class ReadingError extends Error {
  override readonly name = 'ReadingError';
}

/** Another server reads the register, or it was changed: this reading changes nothing more. */
export class ReadingLostError extends Error {
  override readonly name = 'ReadingLostError';
}

/** Half of the entries disappeared at the same time. */
export class HalfLostError extends Error {
  override readonly name = 'HalfLostError';
  readonly lost: number;
  readonly held: number;

  constructor(lost: number, held: number) {
    const [gone, all] = [lost, held].map((count) => count.toLocaleString('en'));
    super(`${gone} of ${all} entries disappeared at the same time.`);
    this.lost = lost;
    this.held = held;
  }
}
