import { Command } from 'commander';
import { answer } from '#cli/answer.ts';
import { withPlatform } from '#cli/with-platform.ts';
import { listCategories, seedCategories } from '#modules/categories/categories.service.ts';

export const seedCommand = new Command('seed')
  .summary('add missing categories')
  .description(
    `Brings the tables up to date and adds missing report categories and subcategories, as every start of the server does. You can run it any number of times.`,
  )
  .addHelpText('after', '\nExample:\n  npm run redflag -- seed')
  .action(() =>
    withPlatform(async (platform) => {
      await seedCategories(platform);
      const categories = await listCategories(platform);
      const subcategories = categories.flatMap(({ subcategories }) => subcategories);
      answer(
        `The database has ${categories.length} categories with ${subcategories.length} subcategories.`,
        { categories: categories.length, subcategories: subcategories.length },
      );
    }),
  );
