import { Command } from 'commander';
import { answer } from '#cli/answer.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { recount } from '#modules/stats/index.ts';
import { recountAllTargets } from '#modules/targets/index.ts';

export const recountCommand = new Command('recount')
  .summary('count again what statistics and verdicts show')
  .description(
    'Counts reports, resolutions and verified users again, also for each target, and says which counts were wrong. Counts are kept exact by the database itself, so none should be. Servers can keep running.',
  )
  .addHelpText('after', '\nExample:\n  npm run redflag -- recount')
  .action(() =>
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
