import { randomInt } from 'node:crypto';
import { expect, test } from '#test.ts';

/** Returns a random Nigerian mobile number, without the leading 0. */
function makeNumber(): string {
  return `803${randomInt(10_000_000).toString().padStart(7, '0')}`;
}

test('a user requests a second code after a minute, verifies the phone and gets a notification', async ({
  page,
  person,
  signIn,
  outbox,
}) => {
  const number = makeNumber();
  await page.clock.install();
  await signIn(person);
  await page.goto('/phone-success');
  await expect(page.getByText('Your phone is not verified yet')).toBeVisible();
  await page.goto('/verify-otp');
  await expect(page.getByText('We have not sent you a code yet.')).toBeVisible();
  await page.getByRole('link', { name: 'Get a code' }).click();
  await page.getByLabel('Phone number').fill(`0${number}`);
  await page.getByRole('button', { name: 'Send code' }).click();

  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeFocused();
  await expect(page.getByText(`*${number.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
  await expect(page.getByText('valid for 10 minutes')).toBeVisible();
  await expect(page.getByRole('button', { name: /Resend code in \d+ s/ })).toBeDisabled();
  await page.reload();
  await expect(page.getByText(`*${number.slice(-4)}`)).toBeVisible();

  await page.clock.fastForward(61_000);
  await page.getByRole('button', { name: 'Resend code', exact: true }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByRole('button', { name: /Resend code in/ })).toBeDisabled();
  const { channel, text } = await outbox(`+234${number}`);
  expect(channel).toBe('sms');
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'Your phone is verified' })).toBeFocused();

  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
  await page.getByRole('link', { name: /^Notifications, \d+ unread$/ }).click();
  await expect(page.getByText('Phone Number Verified')).toBeVisible();

  await page.getByRole('link', { name: 'My account' }).click();
  await expect(page.getByText(`+*********${number.slice(-4)}`)).toBeVisible();
  await expect(page.getByText(number)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show phone number' }).click();
  await expect(page.getByText(`+234${number}`)).toBeVisible();
  await page.goto('/verify-otp');
  await expect(page.getByText('Your phone is verified.')).toBeVisible();
});

test('a visitor is asked to sign in, and an invalid number or code shows a message next to its field', async ({
  page,
  person,
  findBarriers,
}) => {
  await page.goto('/verify-phone');
  await expect(page.getByText('User not logged in')).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Verify your phone' })).toBeVisible();
  const number = page.getByLabel('Phone number');
  await number.fill('12345');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('Invalid: Please enter a valid phone number')).toBeVisible();
  await expect(number).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await number.fill('');
  await number.pressSequentially('8031234567890123');
  await expect(number).toHaveValue('803123456789');
  await expect(page.getByRole('alert')).toContainText('at most 15 digits');
  await number.fill('');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await number.fill('+234 803 123 4567 890 123');
  await expect(number).toHaveValue('');
  await expect(page.getByRole('alert')).toContainText('at most 15 digits');

  await number.fill(makeNumber());
  await page.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByLabel('Code');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(
    page.getByText('Please enter the verification code sent to your phone.'),
  ).toBeVisible();
  await code.fill('12 34');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(
    page.getByText('The verification code you entered is invalid. Please check and try again.'),
  ).toBeVisible();
  await expect(code).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('link', { name: 'Change number' }).click();
  await expect(page).toHaveURL(/\/verify-phone$/);
  await page.getByRole('link', { name: 'Not now' }).click();
  await expect(page).toHaveURL(/\/user\/dashboard$/);
});
