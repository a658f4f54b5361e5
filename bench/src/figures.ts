import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';

/** One target of the benchmark, and whether it was reached. */
export interface Figure {
  figure: string;
  toReach: string;
  measured: string;
  reached: boolean;
}

/** Describes a figure that must not be above a bound. */
export function atMost(figure: string, measured: number, bound: number, unit = ''): Figure {
  return toFigure(figure, '≤', measured, bound, unit, measured <= bound);
}

/** Describes a figure that must not be below a bound. */
export function atLeast(figure: string, measured: number, bound: number, unit = ''): Figure {
  return toFigure(figure, '≥', measured, bound, unit, measured >= bound);
}

function toFigure(
  figure: string,
  sign: string,
  measured: number,
  bound: number,
  unit: string,
  reached: boolean,
): Figure {
  const write = (value: number) =>
    `${value.toLocaleString('en', { maximumSignificantDigits: 3 })}${unit}`;
  return { figure, toReach: `${sign} ${write(bound)}`, measured: write(measured), reached };
}

/** Describes the machine that is measured on, and how busy it is with other things. */
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
