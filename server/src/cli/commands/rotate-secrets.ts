import { Command } from 'commander';
import { answer } from '#cli/answer.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { rotateSecrets } from '#platform/secrets.ts';

export const rotateSecretsCommand = new Command('rotate-secrets')
  .summary('replace the secrets that sign cookies, links and robot checks')
  .description(
    'Replaces the secrets that sign cookies, links in emails and robot checks, on all running servers. What the previous ones signed stays valid until the next rotation, so run it twice if they may have leaked.',
  )
  .addHelpText('after', '\nExample:\n  npm run redflag -- rotate-secrets')
  .action(() =>
    withPlatform(async ({ database }) => {
      await rotateSecrets(database);
      answer('The secrets were replaced. The previous ones stay valid until the next rotation.', {
        rotated: true,
      });
    }),
  );
