import { admin } from '#product.ts';
import { submitReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('a user with a reserved name is asked for another at sign-in', async ({
  page,
  person,
  database,
  findBarriers,
}) => {
  const reserve = 'update users set username = $1 where email = $2';
  await database.query(reserve, ['Redflag Support', person.email]);
  await page.goto('/login?redirect=/user/notifications');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new username' })).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  const username = page.getByLabel('Username');
  const save = page.getByRole('button', { name: 'Save and continue' });
  await username.fill('Аdministrator');
  await save.click();
  await expect(page.getByText('This username is reserved. Please choose another.')).toBeVisible();
  await username.fill('Ada Obi');
  await save.click();
  await expect(page).toHaveURL('/user/notifications');
});

test('a message about a failed Google sign-in is shown for five seconds', async ({ page }) => {
  // The test controls the clock. On a busy machine, it might otherwise look too late.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  for (const [address, sentence] of [
    [
      '/v1/auth/google/callback?code=forged&state=forged',
      'An error occurred during sign-in. Please try again.',
    ],
    ['/login?error=user-disabled', 'Your account has been suspended'],
  ] as const) {
    await page.goto(address);
    const banner = page.getByRole('alert').filter({ hasText: sentence });
    await expect(banner).toBeVisible();
    await page.clock.runFor(4_500);
    await expect(banner).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(banner).toBeHidden();
  }
});

test('after many wrong passwords from elsewhere the owner signs in with a robot check', async ({
  page,
  person,
  database,
}) => {
  await database.query(
    `insert into rate_limits (key, points, expire)
     values ('sign-in-account:' || $1, 100, extract(epoch from now() + interval '1 hour') * 1000)`,
    [person.email],
  );
  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await signIn.click();
  await expect(page.getByText('Verify you are not a robot')).toBeVisible();
  await signIn.click();
  await page.waitForURL('/user/dashboard');
});

test('people who are signed in already read so, go on or sign out to use another account', async ({
  page,
  person,
  signIn,
  findBarriers,
}) => {
  await signIn(person);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'You are signed in as' })).toBeFocused();
  await expect(page.getByText(person.email)).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('link', { name: 'Continue to dashboard' }).click();
  await expect(page).toHaveURL('/user/dashboard');
  await page.goto('/signup');
  await expect(page.getByRole('heading', { name: 'You are signed in as' })).toBeFocused();
  await page.goto('/login?redirect=/admin/settings');
  await expect(page.getByText('is for administrators.')).toBeVisible();
  await page.getByRole('button', { name: 'Use another account' }).click();
  await page.getByLabel('Email').fill(admin.email);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin/settings');
});

test('a signed-in administrator who wants to report a scam gets the form, which names the chain of a wallet', {
  tag: '@phone',
}, async ({ page, signIn, findBarriers }) => {
  await signIn(admin);
  await page.goto('/');
  await page.getByRole('link', { name: 'Report a Scam or Phish' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed in as' })).toBeFocused();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('link', { name: 'Report a scam or phish' }).click();
  await expect(page).toHaveURL('/admin/new-report?type=Scam');
  await page.getByRole('heading', { name: 'New report' }).waitFor();
  await submitReport(page, {
    category: 'Crypto Wallet',
    target: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  });
  await page.getByRole('button', { name: 'View Report' }).click();
  await expect(page).toHaveURL(/\/admin\/report\//);
  await expect(page.getByRole('definition').getByText('Ethereum', { exact: true })).toBeVisible();
});
