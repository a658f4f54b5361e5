import { awaitMessage } from '#outbox.ts';
import { sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

test('the link in a status email stops these emails without signing in, and offers to turn them on again', async ({
  page,
  person,
  signIn,
  browser,
  office,
  findBarriers,
}) => {
  const reporter = await browser.newContext();
  await signIn(person, reporter);
  const id = await sendReport(reporter.request, { category: 'bank', target: '0123456789' });
  await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Closed' } });

  const { text } = await awaitMessage(page.request, person.email, 'from Pending to Closed');
  await page.goto(/http\S+\/stop-mails\?\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'These emails are stopped' })).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  const statusMails = async () => (await (await reporter.request.get('/v1/me')).json()).statusMails;
  expect(await statusMails()).toBe(false);

  await page.getByRole('button', { name: 'Turn them on again' }).click();
  await expect(
    page.getByRole('heading', { name: 'You will get these emails again' }),
  ).toBeFocused();
  expect(await statusMails()).toBe(true);
  await reporter.close();
});

test('a link that lost its end says so, and leads to the setting', async ({
  page,
  findBarriers,
}) => {
  await page.goto('/stop-mails');
  await expect(page.getByText('A part of this link is missing.')).toBeVisible();
  expect(await findBarriers()).toEqual([]);
  await page.getByRole('link', { name: 'Open your profile' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fuser%2Faccount');
});
