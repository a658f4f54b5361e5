import { randomUUID } from 'node:crypto';
import { admin } from '#product.ts';
import { expect, test } from '#test.ts';

test('an administrator adds a register, sees why it fails, lets it go on, pauses and removes it', {
  tag: '@phone',
}, async ({ page, signIn, database, findBarriers }) => {
  const name = `List ${randomUUID().slice(0, 8)}`;
  await signIn(admin);
  await page.goto('/admin/registers');
  await page.getByRole('button', { name: 'Add a register' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a register' });
  await expect(adding.getByText('We never publish it as ours.')).toBeVisible();
  await adding.getByLabel('Kind').selectOption('Table of reports (CSV)');
  await adding.getByRole('button', { name: 'Add the register' }).click();
  await expect(adding.getByLabel('Name')).toBeFocused();
  await expect(adding.getByText('Please enter an address that begins with https://')).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await adding.getByLabel('Name').fill(name);
  await adding.getByLabel('Address').fill('https://lists.example/table.csv.gz?key=not-shown');
  await adding.getByLabel('Licence').fill('CC0-1.0');
  await adding.getByLabel('Read it').selectOption('every day');
  await adding.getByRole('button', { name: 'Add the register' }).click();

  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('It cannot be reached, or does not answer in time.');
  await expect(card).toContainText('lists.example');
  await expect(card).not.toContainText('not-shown');
  expect(await findBarriers()).toEqual([]);

  await database.query(
    `update registers set stopped_at = now(), lost = 700, entries = 1000, next_at = now() + interval '1 day',
       problem = '700 of 1000 entries disappeared at the same time.' where name = $1`,
    [name],
  );
  await page.reload();
  await expect(card).toContainText('Stopped');
  expect(await findBarriers()).toEqual([]);
  await card.getByRole('button', { name: 'Go on' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw what is missing?' });
  await expect(question).toContainText('700 reports of');
  await question.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(`${name} goes on`)).toBeVisible();

  await card.getByRole('button', { name: 'Pause' }).click();
  await expect(card).toContainText('When it is resumed');
  await card.getByRole('button', { name: 'Change' }).click();
  const changing = page.getByRole('dialog', { name: 'Change the register' });
  await expect(changing.getByLabel('Read it')).toHaveValue('1440');
  await changing.getByLabel('Name').fill(`${name} again`);
  await changing.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('heading')).toHaveText(`${name} again`);

  await card.getByRole('button', { name: 'Remove' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove this register?' });
  await expect(removing).toContainText('To keep its reports as they are, pause it instead.');
  await removing.getByRole('button', { name: 'Remove' }).click();
  await expect(card).toBeHidden();
});
