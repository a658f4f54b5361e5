import { awaitMessage } from './outbox.ts';
import { signIn } from './people.ts';
import { takePhotograph } from './photograph.ts';
import { admin } from './product.ts';
import { expect, test } from './test.ts';

test('the link in a status mail stops such mails without signing in, and offers them again', async ({
  page,
  person,
  browser,
  findBarriers,
}) => {
  const reporter = await browser.newContext();
  await signIn(reporter.request, person);
  const evidence = await takePhotograph();
  const report = { category: 'bank', target: '0123456789', description: 'A false loan.', evidence };
  const { id } = await (await reporter.request.post('/v1/reports', { multipart: report })).json();
  const office = await browser.newContext();
  await signIn(office.request, admin);
  await office.request.patch(`/v1/reports/${id}`, { data: { status: 'Closed' } });

  const { text } = await awaitMessage(page.request, person.email, 'from Pending to Closed');
  await page.goto(/http\S+\/stop-mails\?\S+/.exec(text)?.[0] ?? '');
  await expect(page.getByRole('heading', { name: 'These emails are stopped' })).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  const wish = async () => (await (await reporter.request.get('/v1/me')).json()).statusMails;
  expect(await wish()).toBe(false);

  await page.getByRole('button', { name: 'Turn them on again' }).click();
  await expect(
    page.getByRole('heading', { name: 'You will get these emails again' }),
  ).toBeFocused();
  expect(await wish()).toBe(true);
  await reporter.close();
  await office.close();
});
