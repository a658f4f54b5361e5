import { Command } from 'commander';
import { withPlatform } from '#cli/with-platform.ts';
import { listCategories, seedCategories } from '#modules/categories/categories.service.ts';

export const seedCommand = new Command('seed')
  .summary('add the categories that are missing')
  .description(
    `Brings the tables up to date and adds the report categories and subcategories that are missing, as each start of the server does. Safe to repeat.`,
  )
  .addHelpText('after', '\nExample:\n  npm run redflag -- seed')
  .action(() =>
    withPlatform(async (platform) => {
      await seedCategories(platform);
      const categories = await listCategories(platform);
      const subcategories = categories.flatMap(({ subcategories }) => subcategories);
      process.stdout.write(
        `The database has ${categories.length} categories with ${subcategories.length} subcategories.\n`,
      );
    }),
  );
