import type { Locator } from '@playwright/test';
import { admin } from '#product.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const NOTE = 'Personal details removed by a reviewer';

const word = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true });
const preview = (dialog: Locator) =>
  dialog.getByRole('region', { name: 'What everyone will read' });

test('an administrator removes personal details with the keyboard, and everyone reads the rest', async ({
  page,
  office,
  person,
  signIn,
  findBarriers,
}) => {
  await signIn(person);
  const description = 'Ada Obi of 12 Allen Avenue, Ikeja, lost money.';
  const id = await sendReport(page.request, {
    category: 'website',
    target: newSite('redacted'),
    description,
  });
  await office.goto(`/admin/report/${id}`);
  await office.getByRole('button', { name: 'Remove personal details' }).press('Enter');
  const dialog = office.getByRole('dialog', { name: 'Remove personal details' });
  await expect(word(dialog, 'Ada')).toBeFocused();
  await dialog.getByRole('button', { name: 'Remove for ever' }).click();
  await expect(dialog.getByText('Please select the words to remove')).toBeVisible();

  await word(dialog, 'Ada').focus();
  await office.keyboard.press('Shift+ArrowRight');
  await expect(dialog.getByText('2 words selected')).toBeVisible();
  await office.keyboard.press('ArrowRight');
  await office.keyboard.press('ArrowRight');
  for (const _ of ['Allen', 'Avenue', 'Ikeja']) await office.keyboard.press('Shift+ArrowRight');
  await office.keyboard.press('End');
  await office.keyboard.press('Space');
  await expect(word(dialog, 'money')).toHaveAttribute('aria-pressed', 'true');
  await office.keyboard.press('Space');
  await expect(dialog.getByText('6 words selected')).toBeVisible();
  await expect(preview(dialog)).toContainText('█████ of █████, █████, lost money.');
  await expect(preview(dialog).getByRole('img', { name: 'removed words' })).toHaveCount(3);
  await office.keyboard.press('Tab');
  // It may be long, and scrolls.
  await expect(preview(dialog)).toBeFocused();
  await office.keyboard.press('Tab');
  await office.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Remove for ever' })).toBeFocused();
  await office.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(office.getByText('lost money')).toHaveText('█████ of █████, █████, lost money.');
  await expect(office.getByText(/^Personal details removed by .+ \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(office.getByRole('button', { name: 'Remove personal details' })).toBeFocused();

  await page.goto('/user/notifications');
  await page.getByText(/^Details removed: /).click();
  await expect(page.getByText('A reviewer removed personal details').last()).toBeVisible();
  for (const screen of [`user/report/${id}`, `user/user-report/${id}`]) {
    await page.goto(`/${screen}`);
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(page.getByRole('img', { name: 'removed words' })).toHaveCount(3);
    expect(await page.content()).not.toContain('Allen');
  }
  expect(await findBarriers()).toEqual([]);
  await signIn(admin);
  await page.goto(`/admin/report/${id}`);
  await page.getByRole('button', { name: 'Remove personal details' }).click();
  await word(page.getByRole('dialog'), 'of').click();
  expect(await findBarriers()).toEqual([]);
});

test('in a case, words are removed by tapping or dragging over them, and what others removed first is said', {
  tag: '@phone',
}, async ({ office, person, page, signIn }) => {
  await signIn(person);
  const description = 'Call Bola Ade on 0803 123 4567 and say Chidi.';
  const id = await sendReport(page.request, {
    category: 'website',
    target: newSite('case-redacted'),
    description,
  });
  const { targetId } = await (await page.request.get(`/v1/reports/${id}`)).json();
  await office.goto(`/admin/review/${targetId}`);
  const open = office.getByRole('button', { name: 'Remove personal details' });
  await open.click();
  const dialog = office.getByRole('dialog', { name: 'Remove personal details' });
  await word(dialog, 'Bola').click();
  await word(dialog, 'Bola').click();
  await expect(dialog.getByText('0 words selected')).toBeVisible();
  await word(dialog, '0803').hover();
  await office.mouse.down();
  await word(dialog, '4567').hover();
  await office.mouse.up();
  await word(dialog, 'Chidi').click();
  await expect(preview(dialog)).toContainText('Call Bola Ade on █████ and say █████.');

  const start = description.indexOf('Bola');
  const ranges = [{ start, end: start + 4 }];
  const first = { data: { ranges, redactedAt: null } };
  await office.request.post(`/v1/reports/${id}/redactions`, first);
  await dialog.getByRole('button', { name: 'Remove for ever' }).click();
  await expect(office.getByRole('alert')).toContainText('has since removed words from this text.');
  await expect(office.getByText('Call █████ Ade on 0803 123 4567 and say Chidi.')).toBeVisible();

  await open.click();
  await word(dialog, 'Chidi').click();
  await dialog.getByRole('button', { name: 'Remove for ever' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText('Call █████ Ade on 0803 123 4567 and say █████.')).toBeVisible();
});
