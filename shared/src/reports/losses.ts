/** What people who reported a target lost, as everyone reads it. */
export interface Loss {
  /** ISO 4217. */
  currency: string;
  median: number;
}

/** Rounds an amount to two digits: what a person really lost is not told. */
export function roundLoss(amount: number): number {
  return Number(amount.toPrecision(2));
}
