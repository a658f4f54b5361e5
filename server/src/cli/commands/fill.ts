import { answer } from '#cli/answer.ts';
import { CREATE, command, wholeNumber } from '#cli/command.ts';
import { DEMO_PASSWORD, fillDatabase } from '#cli/fill/fill-database.ts';
import { storePictures } from '#cli/fill/pictures.ts';
import { DAY } from '#cli/fill/plan.ts';
import { storePostPictures } from '#cli/fill/posts.ts';
import { userAt } from '#cli/fill/users.ts';
import { showProgress } from '#cli/progress.ts';
import { withPlatform } from '#cli/with-platform.ts';

const MOST = 100_000_000;

interface Options {
  create?: true;
  reports: number;
  users?: number;
  pictures: number;
  namePictures?: true;
  seed: number;
}

export const fillCommand = command('fill', {
  summary: 'fill the database with made-up data, for demos',
  description: `Fills the database with realistic reports, users, notifications and posts, for demos and benchmarks.

The same options on the same day create the same rows, spread over the two years before today (UTC). Reports from the last 90 days include the notifications to their reporters. All users have the same password. A database that already has reports takes several times as long to fill as an empty one.`,
  example: 'fill --reports 2000 --pictures 30',
})
  .option('--reports <N>', 'number of reports', wholeNumber(1, MOST), 10_000)
  .option(
    '--users <N>',
    'number of users who file them (default: one for every 20 reports, at least 10)',
    wholeNumber(1, MOST),
  )
  .option(
    '--pictures <N>',
    'how many of the newest reports get a picture; the others have none, like imported ones',
    wholeNumber(0, MOST),
    500,
  )
  .option(
    '--name-pictures',
    "for benchmarks: every report names a picture, stored or not, so that rows are as large as people's",
  )
  .option(
    '--seed <N>',
    'a different number creates different rows; use each number once per database',
    wholeNumber(0, MOST),
    1,
  )
  .option(...CREATE)
  .action(fill);

async function fill({ reports, seed, ...options }: Options): Promise<void> {
  const users = options.users ?? Math.max(10, Math.floor(reports / 20));
  const pictures = Math.min(reports, options.pictures);
  const named = options.namePictures ? reports : pictures;
  const until = Math.floor(Date.now() / DAY) * DAY;
  const plan = { seed, reports, users, pictures: named, until };
  await withPlatform(
    async (platform) => {
      const started = performance.now();
      const progress = showProgress();
      const tell = (step: string, done: number) =>
        progress.at(null, done > 0 ? `${step}: ${done}` : step);
      await fillDatabase(platform, plan, tell);
      const seconds = (performance.now() - started) / 1000;
      await storePictures(platform, plan, pictures, tell);
      await storePostPictures(platform, plan);
      progress.end();
      const perSecond = Math.round(reports / seconds);
      answer(
        [
          `Added ${reports} reports by ${users} users in ${seconds.toFixed(1)} s (${perSecond} reports/s).`,
          `The newest ${pictures} have pictures. All users have the password ${DEMO_PASSWORD}. The first user is`,
          `  ${userAt(plan, 0).email}`,
        ].join('\n'),
        { reports, users, pictures, email: userAt(plan, 0).email, password: DEMO_PASSWORD },
      );
    },
    options.create ? 'database' : 'nothing',
  );
}
