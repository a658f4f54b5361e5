import { randomUUID } from 'node:crypto';
import { expect, test } from '#test.ts';

test("a link opened in another browser than the sign-up's asks who signed up", async ({
  page,
  request,
  outbox,
  database,
  findBarriers,
}) => {
  const emails = ['Yes', 'No'].map(() => `ada-${randomUUID().slice(0, 8)}@gmail.com`);
  for (const email of emails) {
    await database.query(
      `insert into users (id, username, email) values (uuidv7(), 'Ada Obi', $1)`,
      [email],
    );
    await request.post('/v1/auth/verify-email/send', { data: { email } });
  }
  const [mine = '', notMine = ''] = emails;
  const question = "Someone signed up with this address as 'Ada Obi'. Was that you?";

  const link = /\S+\/verify-email\?token=\S+/.exec((await outbox(mine)).text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('group', { name: question })).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(page.getByText('Choose a new password')).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  const password = page.getByLabel('New password', { exact: true });
  await password.fill('P@ssw0rd');
  await page.getByLabel('Repeat new password').fill('P@ssw0rd');
  await page.getByRole('button', { name: 'Set password and verify' }).click();
  await expect(page.getByText('The password is too weak.')).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('Quiet-river-12');
  await page.getByLabel('Repeat new password').fill('Quiet-river-12');
  await page.getByRole('button', { name: 'Set password and verify' }).click();
  await expect(page.getByText('Your email is verified. You can now sign in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeFocused();

  const code = /\b\d{6}\b/.exec((await outbox(notMine)).text)?.[0] ?? '';
  await page.goto('/email-otp');
  await page.getByLabel('Email').fill(notMine);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('group', { name: question })).toBeVisible();
  await page.getByRole('button', { name: 'No' }).click();
  await expect(page.getByRole('heading', { name: 'The account is removed' })).toBeFocused();
});

test('a visitor signs up with a strong password, follows the emailed link and is signed in', {
  tag: '@phone',
}, async ({ page, outbox, findBarriers }) => {
  const email = `ada-${randomUUID().slice(0, 8)}@gmail.com`;
  await page.clock.install();
  await page.goto('/email-success');
  await expect(page.getByText('We email you a link and a code when you sign up')).toBeVisible();
  await page.goto('/');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Username').fill('Ada Obi');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Your email address: ${email}`)).toBeVisible();
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByLabel('Username')).toHaveValue('Ada Obi');
  await page.getByLabel('Email').fill(` ${email}`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await password.fill('P@ssw0rd');
  await page.getByLabel('Repeat password').fill('P@ssw0rd');
  await page.getByLabel('I accept the').check();
  const notRobot = page.getByRole('checkbox', { name: "I'm not a robot" });
  await expect(notRobot).toBeChecked();
  // It ticked itself just before the person did.
  await notRobot.press('Space');
  await page.getByText("I'm not a robot: verified").click();
  await expect(notRobot).toBeChecked();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(
    page.getByText('The password is too weak. Please enter a stronger password.'),
  ).toBeVisible();
  await expect(password).toBeFocused();
  await password.fill('Quiet-river-12');
  await page.getByLabel('Repeat password').fill('Quiet-river-12');
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL('/verify-email');
  await expect(page.getByText(`We have emailed a link and a code to ${email}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: /Send again in \d+ second/ })).toBeDisabled();
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();
  const first = await outbox(email);
  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('in the newest email work')).toBeVisible();
  await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();

  await expect.poll(async () => (await outbox(email)).text).not.toBe(first.text);
  await page.goto('/dev/outbox');
  const mail = page.getByRole('article').filter({ hasText: email });
  await mail.getByRole('link').first().click();
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard/);
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible();
});
