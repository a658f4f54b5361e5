import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config.ts';
import { openLog } from '../platform/log.ts';
import { openPlatform } from '../platform/open-platform.ts';
import { OperatorError, runProgram } from '../platform/operator.ts';
import { DEMO_PASSWORD, fillDatabase } from './fill/fill-database.ts';
import { storePictures } from './fill/pictures.ts';
import type { Plan } from './fill/plan.ts';
import { DAY } from './fill/plan.ts';
import { storePostPictures } from './fill/post-pictures.ts';
import { userAt } from './fill/users.ts';

const MOST = 100_000_000;
const USAGE = `Fills the database with realistic reports, users, notifications and posts, for demos and benchmarks.

  npm run fill -- [--reports N] [--users N] [--pictures N] [--seed N]

  --reports   how many reports (10000)
  --users     how many users file them (a twentieth of the reports, at least 10)
  --pictures  how many of the newest reports have a picture (500); for the others the API answers
              404 'Picture not found'
  --seed      another number makes other rows (1); a database takes each number once

The same numbers on the same day make the same rows, spread over the two years before today (UTC).
Reports of the last 90 days come with the notifications of their reporters. All users have one
password. A database that has reports already fills several times as slowly as an empty one.
Settings are those of the server; stop one that runs on the embedded database first.
`;

/** What the arguments ask for; null for `--help`. */
function readArguments(today: number): { plan: Plan; pictures: number } | null {
  const { values } = parseArgs({
    options: {
      reports: { type: 'string' },
      users: { type: 'string' },
      pictures: { type: 'string' },
      seed: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return null;
  const read = (name: 'reports' | 'users' | 'pictures' | 'seed', least: number, usual: number) => {
    const number = Number(values[name] ?? usual);
    if (Number.isInteger(number) && number >= least && number <= MOST) return number;
    throw new OperatorError(`--${name} must be a whole number from ${least} to ${MOST}.`);
  };
  const reports = read('reports', 1, 10_000);
  const users = read('users', 1, Math.max(10, Math.floor(reports / 20)));
  const seed = read('seed', 0, 1);
  const pictures = Math.min(reports, read('pictures', 0, 500));
  return { plan: { seed, reports, users, until: today }, pictures };
}

async function main(): Promise<void> {
  const asked = readArguments(Math.floor(Date.now() / DAY) * DAY);
  if (!asked) {
    process.stdout.write(USAGE);
    return;
  }
  const { plan, pictures } = asked;
  const config = readConfig(process.env);
  const { platform, close } = await openPlatform(config, openLog('warn'));
  try {
    const started = performance.now();
    await fillDatabase(platform, plan, showProgress);
    const seconds = (performance.now() - started) / 1000;
    await storePictures(platform, plan, pictures, showProgress);
    await storePostPictures(platform, plan);
    if (process.stderr.isTTY) process.stderr.write(ERASE_LINE);
    const perSecond = Math.round(plan.reports / seconds);
    process.stdout.write(
      [
        `Added ${plan.reports} reports by ${plan.users} users in ${seconds.toFixed(1)} s (${perSecond} reports/s).`,
        `The newest ${pictures} have pictures. Users sign in with the password ${DEMO_PASSWORD}, such as`,
        `  ${userAt(plan, 0).email}\n`,
      ].join('\n'),
    );
  } finally {
    await close();
  }
}

const ERASE_LINE = '\r\x1b[K';
let lastStep = '';

/** One line, written over and over on a terminal; elsewhere a line for each step. */
function showProgress(step: string, done: number): void {
  if (process.stderr.isTTY) {
    process.stderr.write(`${ERASE_LINE}${step}${done > 0 ? `: ${done}` : ''}`);
  } else if (step !== lastStep) {
    process.stderr.write(`${step}\n`);
  }
  lastStep = step;
}

runProgram(main);
