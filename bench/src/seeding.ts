import { makeDataFolder } from './data-folder.ts';

const ROUNDS = 3;
const REPORTS = 200_000;

/** `npm run redflag -- fill` on an empty database, from the start of the program to its end. */
export async function benchSeeding() {
  const rates: number[] = [];
  while (rates.length < ROUNDS) {
    await using data = await makeDataFolder();
    // The cluster is made apart: that is no part of seeding.
    await data.redflag('seed');
    const started = performance.now();
    await data.redflag('fill', '--reports', String(REPORTS), '--pictures', '0');
    rates.push(REPORTS / ((performance.now() - started) / 1000));
  }
  rates.sort((a, b) => a - b);
  return [
    {
      seeding: `${REPORTS} reports`,
      'median reports/s': Math.round(rates[ROUNDS >> 1] ?? 0),
      'least reports/s': Math.round(rates[0] ?? 0),
      'most reports/s': Math.round(rates.at(-1) ?? 0),
    },
  ];
}
