import { showTarget } from '@redflag/shared/text/show-target';
import { admin } from '#product.ts';
import { sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const script = '"><img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';

test('hostile content is harmless on every screen, and no reported address is a link', async ({
  page,
  person,
  signIn,
}) => {
  // A violation of the content security policy is a console error, which fails the test.
  page.on('dialog', () => expect('a dialog').toBe('none'));
  await signIn(person);
  await page.request.patch('/v1/me', { data: { username: script.slice(0, 45) } });
  const { id: userId } = await (await page.request.get('/v1/me')).json();
  const target = 'http://evil.example.com/\u202E?javascript:alert(1)';
  const id = await sendReport(page.request, {
    category: 'website',
    target,
    description: `${script} ${target}`,
    pictureName: `${script.replaceAll('"', "'")}.jpg`,
  });

  const expectHarmless = async () => {
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    const elsewhere = await page
      .locator('a[href]')
      .evaluateAll((links) =>
        links
          .map((link) => (link as HTMLAnchorElement).href)
          .filter((url) => !url.startsWith(origin)),
      );
    expect(elsewhere).toEqual([]);
  };
  for (const screen of [
    `/user/report/${id}`,
    `/user/user-report/${id}`,
    '/user/dashboard?tab=mine',
    `/user/dashboard?${new URLSearchParams({ category: 'website', target })}`,
    '/user/notifications',
  ]) {
    await page.goto(screen);
    const shown = screen.endsWith('notifications') ? /evil\[\.\]e/ : showTarget(target);
    await expect(page.getByText(shown).first()).toBeVisible();
    await expectHarmless();
  }

  await signIn(admin);
  await page.request.patch(`/v1/reports/${id}`, { data: { status: 'Rejected', reason: script } });
  for (const screen of [`/admin/report/${id}`, '/admin/report-lists', '/admin/audit-log']) {
    await page.goto(screen);
    await expect(page.getByText(showTarget(target)).first()).toBeVisible();
    await expectHarmless();
  }
  await page.goto(`/admin/user/${userId}`);
  await expect(page.getByText('"><img').first()).toBeVisible();
  await expectHarmless();
});

test('the API documentation obeys the content security policy, and a malformed URL shows an error page', async ({
  page,
}) => {
  await page.goto('/docs/');
  await page.getByRole('link', { name: 'Service' }).click();
  await expect(page.getByText('/v1/app-config')).toBeVisible();
  await page.goto('/%ff');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});
