import { answer } from '#cli/answer.ts';
import { CREATE, command } from '#cli/command.ts';
import { showProgress } from '#cli/progress.ts';
import { revokeAll } from '#cli/revoke-all.ts';
import { refuseServers } from '#cli/snapshot/load-into.ts';
import { sweepFiles } from '#cli/snapshot/sweep-files.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { listCategories, seedCategories } from '#modules/categories/categories.service.ts';
import { recount } from '#modules/stats/index.ts';
import { forgetAllReporters, recountAllTargets } from '#modules/targets/index.ts';
import { isKnownPepper, putPepper } from '#platform/pepper.ts';
import { rotateSecrets } from '#platform/secrets.ts';

export const seedCommand = command('seed', {
  summary: 'add missing categories',
  description: `Brings the tables up to date and adds missing report categories and subcategories, as every start of the server does. You can run it any number of times.`,
})
  .option(...CREATE)
  .action(({ create }: { create?: true }) =>
    withPlatform(
      async (platform) => {
        await seedCategories(platform);
        const categories = await listCategories(platform);
        const subcategories = categories.flatMap(({ subcategories }) => subcategories);
        answer(
          `The database has ${categories.length} categories with ${subcategories.length} subcategories.`,
          { categories: categories.length, subcategories: subcategories.length },
        );
      },
      create ? 'database' : 'nothing',
    ),
  );

export const recountCommand = command('recount', {
  summary: 'count again what statistics and verdicts show',
  description:
    'Counts reports, resolutions and verified users again, also for each target, and says which counts were wrong. Counts are kept exact by the database itself, so none should be. Servers can keep running.',
}).action(() =>
  withPlatform(async (platform) => {
    const corrected = await recount(platform);
    corrected.set('targets', await recountAllTargets(platform));
    const wrong = [...corrected].filter(([, counts]) => counts > 0);
    answer(
      wrong.length === 0
        ? 'All counts were right.'
        : `Corrected: ${wrong.map(([table, counts]) => `${counts} in ${table}`).join(', ')}.`,
      { corrected: Object.fromEntries(corrected) },
    );
  }),
);

export const sweepFilesCommand = command('sweep-files', {
  summary: 'delete stored files that no row names',
  description:
    'Lists the whole file store and deletes every file that is older than an hour and that no row of the database names. The server does this by itself for everything that it stores or deletes, without listing. Run this after restoring an older copy of the database, and once after an upgrade from a version that had no sweep-files.',
})
  .option('--most', 'even if these are more than half of all files')
  .action((options: { most?: boolean }) =>
    withPlatform(async (platform) => {
      const { found, deleted } = await sweepFiles(platform, new Date(), showProgress(), options);
      answer(`Deleted ${deleted} of ${found} files.`, { found, deleted });
    }),
  );

export const replacePepperCommand = command('replace-pepper', {
  summary: 'go on with another REPORTER_PEPPER, if the old one is lost',
  description:
    'Forgets by what people were recognised who report a target again, and stores the fingerprint of the REPORTER_PEPPER of the settings. The next start recognises existing accounts by it; people who have deleted their accounts count as new ones when they return, every webhook has another secret, to be made under Keys, and apps for codes must be set up again, after a sign-in with a recovery code. Stop the servers first.',
}).action(() =>
  withPlatform(async ({ database, pepper }) => {
    if (await isKnownPepper(database, pepper)) {
      answer('This is the pepper that the database is used with. Nothing was changed.', {
        replaced: false,
      });
      return;
    }
    await refuseServers(database.$client);
    await database.transaction(async (transaction) => {
      await forgetAllReporters(transaction);
      await putPepper(transaction, pepper);
    });
    answer('The pepper was replaced. The next start of a server makes what comes from it.', {
      replaced: true,
    });
  }),
);

export const revokeAllCommand = command('revoke-all', {
  summary: 'end all sessions, keys and links, after a break-in',
  description:
    'Ends every session, deletes every key of the API, forgets the devices that people have signed in from, makes links and codes that were sent useless, and replaces the secrets of the servers, also the previous ones. Everybody must sign in again, and programs need new keys. Stop the servers first.',
}).action(() =>
  withPlatform(async ({ database }) => {
    const revoked = await revokeAll(database);
    answer(`Ended ${revoked.sessions} sessions and deleted ${revoked.keys} keys.`, revoked);
  }),
);

export const rotateSecretsCommand = command('rotate-secrets', {
  summary: 'replace the secrets that sign cookies, links and robot checks',
  description:
    'Replaces the secrets that sign cookies, links in emails and robot checks, on all running servers. What the previous ones signed stays valid until the next rotation, so run it twice if they may have leaked.',
}).action(() =>
  withPlatform(async ({ database }) => {
    await rotateSecrets(database);
    answer('The secrets were replaced. The previous ones stay valid until the next rotation.', {
      rotated: true,
    });
  }),
);
