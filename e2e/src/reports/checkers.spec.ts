import { makePerson } from '#people.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('a volunteer checks cases one at a time, and reviewers read what they think', async ({
  page,
  office,
  person,
  database,
  signIn,
  outbox,
  findBarriers,
}) => {
  await sendReport(office.request, { category: 'website', target: newSite('checked') });
  const { rows } = await database.query('select id from users where email = $1', [person.email]);
  await office.goto(`/admin/user/${rows[0].id}`);
  await office.getByRole('button', { name: 'Make a Checker' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog).toContainText('They decide nothing.');
  await dialog.getByRole('button', { name: 'Make a Checker' }).click();
  await expect(office.getByText('User and checker (no case decided yet)')).toBeVisible();
  expect((await outbox(person.email)).subject).toBe('You are a checker at Redflag');

  await signIn(person);
  await page.goto('/user/dashboard');
  await page.getByRole('link', { name: 'Check reports' }).click();
  await expect(page.getByRole('button', { name: 'It is a scam', exact: true })).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  const given = await database.query(
    'select target_id from checkers_cases join users on users.id = user_id where email = $1',
    [person.email],
  );
  const [{ target_id: targetId }] = given.rows;
  await page.getByRole('button', { name: 'It is a scam', exact: true }).click();
  await expect(page.getByText('Please say why')).toBeVisible();
  await page.getByLabel('Why (required)').fill('It asks for a PIN and is two days old.');
  await page.getByRole('button', { name: 'It is a scam', exact: true }).click();
  await expect(page.getByText('Thank you. Reviewers read it.')).toBeVisible();

  const second = await makePerson(database);
  await database.query(`update users set review_role = 'checker' where email = $1`, [second.email]);
  await database.query(
    `insert into recommendations (id, target_id, user_id, recommends, reason, counts)
     select uuidv7(), $1, id, 'scam', 'I see it, too.', true from users where email = $2`,
    [targetId, second.email],
  );
  await office.goto(`/admin/review/${targetId}`);
  const checkers = office.getByRole('region', { name: 'Checkers' });
  await expect(checkers).toContainText('It asks for a PIN and is two days old.');
  await expect(checkers).toContainText(person.username);
  await office.goto('/admin/review');
  await expect(office.getByText('Checkers agree: It is a scam').first()).toBeVisible();

  await page.goto('/review/cases');
  await expect(page).toHaveURL('/review/checks');
  await page.goto('/admin/review');
  await expect(page).toHaveURL(/\/login/);
});
