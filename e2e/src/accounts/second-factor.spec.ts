import { createHmac } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import getPort from 'get-port';
import type pg from 'pg';
import type { Person } from '#people.ts';
import { admin, startProduct } from '#product.ts';
import { expect, test } from '#test.ts';

/** Gives a page's browser a passkey holder that verifies its person, as a phone does. */
async function holdPasskeys(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an app shows (RFC 6238). */
function codeOf(secret: string, steps = 0): string {
  const bits = [...secret].map((it) => LETTERS.indexOf(it).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const count = Buffer.alloc(8);
  count.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const digest = createHmac('sha1', key).update(count).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

async function signInByForm(page: Page, { email, password }: Pick<Person, 'email' | 'password'>) {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const forgetSessions = (context: BrowserContext) => context.clearCookies();
const dashboard = (page: Page) => expect(page).toHaveURL(/\/(user|admin)\/dashboard/);

/** Lets codes of an app count again, which otherwise takes half a minute. */
const forgetSteps = (database: pg.Client, { email }: Pick<Person, 'email'>) =>
  database.query(
    'update code_apps set last_step = 0 where user_id = (select id from users where email = $1)',
    [email],
  );

/** Adds a passkey in the profile. Returns the recovery codes. */
async function addPasskey(page: Page, name: string): Promise<string[]> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  const asking = page.getByRole('dialog', { name: 'Add a passkey' });
  await asking.getByLabel('Name').fill(name);
  await asking.getByRole('button', { name: 'Continue' }).click();
  return readCodes(page);
}

async function readCodes(page: Page): Promise<string[]> {
  const shown = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect(shown.getByRole('button', { name: 'I have saved them' })).toBeFocused();
  const codes = await shown.getByRole('listitem').allTextContents();
  await shown.getByRole('button', { name: 'I have saved them' }).click();
  await expect(shown).toBeHidden();
  return codes;
}

/** Sets up an app in an open dialog. Returns its secret. */
async function setUpApp(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const asking = page.getByRole('dialog', { name: 'Set up an app' });
  await expect(asking.getByRole('img', { name: 'QR code for your app' })).toBeVisible();
  const typed = await asking.getByText('Cannot scan it?').locator('span').textContent();
  const secret = (typed ?? '').replaceAll(' ', '');
  await asking.getByLabel('Code').fill('12');
  await asking.getByLabel('Code').press('Enter');
  await expect(asking.getByText('Please enter the 6 digits that your app shows.')).toBeVisible();
  await expect(asking.getByLabel('Code')).toBeFocused();
  await asking.getByLabel('Code').fill(codeOf(secret));
  await asking.getByLabel('Code').press('Enter');
  return secret;
}

test('a passkey completes the sign-in with a password, and is a sign-in of its own', {
  tag: '@phone',
}, async ({ page, context, person, signIn, findBarriers }) => {
  await holdPasskeys(page);
  await signIn(person);
  await page.goto('/user/account');
  await expect(page.getByText('You have no second factor yet.')).toBeVisible();
  expect(await addPasskey(page, 'My phone')).toHaveLength(10);
  await expect(page.getByText('My phone')).toBeVisible();
  await expect(page.getByText('10 codes are left')).toBeVisible();
  expect(await findBarriers()).toEqual([]);

  await forgetSessions(context);
  await signInByForm(page, person);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await page.goto('/user/account');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await expect(page).toHaveURL(/\/user\/account/);
  await expect(page.getByText('Last used')).toBeVisible();

  await forgetSessions(context);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with a passkey' }).click();
  await dashboard(page);

  await page.goto('/user/account');
  await page.getByRole('button', { name: 'Remove My phone' }).click();
  const question = page.getByRole('dialog', { name: 'Remove this passkey?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('You have no second factor yet.')).toBeVisible();
});

test('codes of an app, and a recovery code when it is lost, complete the sign-in', {
  tag: '@phone',
}, async ({ page, context, person, signIn, database, outbox, findBarriers }) => {
  await signIn(person);
  await page.goto('/user/account');
  const secret = await setUpApp(page);
  const [recoveryCode = ''] = await readCodes(page);
  await expect(page.getByText('App for codes', { exact: true })).toBeVisible();
  await outbox(person.email, 'we ask for a code of this app');

  await forgetSessions(context);
  await forgetSteps(database, person);
  await signInByForm(page, person);
  const code = page.getByLabel('Code');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill(codeOf(secret, 5));
  await code.press('Enter');
  const refusal = page.getByText('That did not work. It may be wrong, used or too old.');
  await expect(refusal).toBeVisible();
  await expect(code).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await code.fill(codeOf(secret));
  await code.press('Enter');
  await dashboard(page);

  await forgetSessions(context);
  await signInByForm(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toUpperCase());
  await page.getByLabel('Recovery code').press('Enter');
  await dashboard(page);
  await outbox(person.email, '9 recovery codes are left');
});

test('an act long after the sign-in takes a code of the app in place of the password', async ({
  page,
  person,
  signIn,
  database,
  findBarriers,
}) => {
  await signIn(person);
  await page.goto('/user/account');
  const secret = await setUpApp(page);
  await readCodes(page);
  await forgetSteps(database, person);
  await database.query(
    `update sessions set confirmed_at = now() - interval '11 minutes'
     where user_id = (select id from users where email = $1)`,
    [person.email],
  );
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question.getByLabel('Password', { exact: true })).toBeFocused();
  await question.getByLabel('Or a code').fill(codeOf(secret));
  expect(await findBarriers()).toEqual([]);
  await question.getByLabel('Or a code').press('Enter');
  expect(await readCodes(page)).toHaveLength(10);
});

test('an administrator is asked for one, and another removes what they have lost', {
  tag: '@phone',
}, async ({ page, context, person, signIn, office, database, outbox, findBarriers }) => {
  await database.query(`update users set role = 'admin' where email = $1`, [person.email]);
  await holdPasskeys(page);
  await signIn(person);
  await page.goto('/admin/dashboard');
  await expect(page.getByText('your account must have a second factor')).toBeVisible();
  await page.getByRole('link', { name: 'Add one' }).click();
  await addPasskey(page, 'Office key');
  const answered = page.waitForResponse('**/v1/me/factors');
  await page.goto('/admin/dashboard');
  await answered;
  await expect(page.getByText('your account must have a second factor')).toBeHidden();

  const found = await database.query('select id from users where email = $1', [person.email]);
  await office.goto(`/admin/user/${found.rows[0].id}`);
  await office.getByRole('button', { name: 'Remove Second Factor' }).click();
  const question = office.getByRole('dialog', { name: 'Remove the second factor of this user?' });
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(office.getByText('Second factor removed')).toBeVisible();
  await outbox(person.email, 'An administrator removed the second factor');
  await expect(page).toHaveURL(/\/login/);

  await forgetSessions(context);
  await signInByForm(page, person);
  await dashboard(page);
  expect(await findBarriers()).toEqual([]);
});

test('where it is required, an administrator adds one before anything else', async ({
  page,
  findBarriers,
}) => {
  const origin = `http://localhost:${await getPort()}`;
  const strict = await startProduct(origin, { STAFF_SECOND_FACTOR: 'required' });
  try {
    await page.goto(`${origin}/admin/settings`);
    await page.getByLabel('Email').fill(admin.email);
    await page.getByLabel('Password', { exact: true }).fill(admin.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeFocused();
    expect(await findBarriers()).toEqual([]);
    await setUpApp(page);
    expect(await readCodes(page)).toHaveLength(10);
    await expect(page).toHaveURL(/\/admin\/settings/);
    await page.goto(`${origin}/admin/account`);
    await page.getByRole('button', { name: 'Remove App for codes' }).click();
    const question = page.getByRole('dialog', { name: 'Remove this app?' });
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Your account must have a second factor.')).toBeVisible();
  } finally {
    // It would ask in vain whether the server is ready.
    await page.goto('about:blank');
    await strict.stop();
  }
});
