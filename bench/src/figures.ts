import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';

/** One target of the benchmark, and whether it was reached. */
export interface Figure {
  figure: string;
  toReach: string;
  measured: string;
  reached: boolean;
}

/** Describes a figure that must not be above a bound. */
export const atMost = (figure: string, measured: number, bound: number, unit = ''): Figure => ({
  figure,
  toReach: `≤ ${write(bound)}${unit}`,
  measured: write(measured) + unit,
  reached: measured <= bound,
});

/** Describes a figure that must not be below a bound. */
export const atLeast = (figure: string, measured: number, bound: number, unit = ''): Figure => ({
  figure,
  toReach: `≥ ${write(bound)}${unit}`,
  measured: write(measured) + unit,
  reached: measured >= bound,
});

const write = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 3 });

/** Returns the middle value; of an even number of values, the higher of the middle two. */
export const median = (values: number[]) => quantile(values, 0.5);

/** Returns the value below which this share of the values lies. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Describes the machine that is measured on, and how busy it is otherwise. */
export function describeMachine() {
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.version,
    loadAverage: loadavg()[1],
  };
}
