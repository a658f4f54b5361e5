import { randomInt } from 'node:crypto';
import { draftIsStored } from '#drafts.ts';
import { fillReport, openReportForm, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('the bank of an account is asked for once its number is there, and stands before it', {
  tag: '@phone',
}, async ({ page, person, signIn, findBarriers }) => {
  await signIn(person);
  await page.goto('/user/dashboard');
  const number = String(randomInt(1e9, 1e10));
  await sendReport(page.request, { category: 'bank', target: number });
  await openReportForm(page);
  await fillReport(page, { category: 'Bank', target: 'John Okoro' });
  const target = page.getByLabel('Target', { exact: true });
  const bank = page.getByLabel('Which bank?');
  await expect(bank).toBeHidden();
  await target.fill(`${number} John Okoro`);
  await expect(bank).toHaveValue('');
  await expect(bank.getByRole('option').nth(1)).toHaveText('OPay');
  await target.press('Tab');
  await expect(bank).toBeFocused();
  await page.keyboard.type('GTB');
  await expect(target).toHaveValue(`GTBank ${number} John Okoro`);
  await expect(page.getByText('These reports do not name the bank')).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await bank.selectOption('UBA');
  await expect(target).toHaveValue(`UBA ${number} John Okoro`);
  await draftIsStored(page, `UBA ${number} John Okoro`);
  await page.reload();
  await expect(target).toHaveValue(`UBA ${number} John Okoro`);
  await expect(bank).toHaveValue('uba');
  await target.fill('DE89 3704 0044 0532 0130 00');
  await expect(bank).toBeHidden();
});
