import { randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { addRecord } from '#name-server.ts';
import type { Person } from '#people.ts';
import { makePerson } from '#people.ts';
import { takePhotograph } from '#photograph.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const TEXT = 'I have had this for years, and never wrote to these people.';

/** A target that somebody else has reported. */
type Report = (report: { category: string; target: string }) => Promise<string>;

const reported = test.extend<{ victim: Person; report: Report }>({
  victim: async ({ database }, use) => use(await makePerson(database)),
  report: async ({ browser, victim, signIn }, use) => {
    const theirs = await browser.newContext();
    await signIn(victim, theirs);
    await use(async (fields) => {
      const id = await sendReport(theirs.request, fields);
      return (await (await theirs.request.get(`/v1/reports/${id}`)).json()).targetId;
    });
    await theirs.close();
  },
});

const newNumber = () => `+234803${randomInt(1_000_000, 9_999_999)}`;

async function fillAnswer(page: Page, ground: string) {
  await page.getByLabel(ground).check();
  await page.getByLabel('What should we know?').fill(TEXT);
}

const decide = (office: Page, id: string, change: object) =>
  office.request.patch(`/v1/replies/${id}`, { data: change });

/** Opens the answer that has just been sent. */
async function sendAnswer(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/user\/reply\/[\da-f-]{36}$/);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

reported(
  'a visitor whose number is reported signs up, answers, proves it, and reads what was decided',
  { tag: '@phone' },
  async ({ page, context, outbox, report, office, victim, signIn, browser, findBarriers }) => {
    const number = newNumber();
    await report({ category: 'phone-number', target: number });
    await page.goto('/');
    await page.getByRole('link', { name: 'Reported by mistake?' }).click();
    await expect(page.getByText('Nobody will write to you about a fee.')).toBeVisible();
    await page.getByLabel('Your number, address or account').fill(number);
    await page.getByRole('button', { name: 'This is mine' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Answer the reports on ${number}`,
    );
    await expect(page.getByText('A person decides.')).toBeVisible();
    expect(await findBarriers()).toEqual([]);

    const email = `ada-${randomUUID().slice(0, 8)}@gmail.com`;
    await page.getByLabel('Username').fill('Ada Obi');
    await page.getByRole('region', { name: 'Create account' }).getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByText(`It is about: ${number}`)).toBeVisible();
    await page.getByLabel('Password', { exact: true }).fill('Quiet-river-12');
    await page.getByLabel('Repeat password').fill('Quiet-river-12');
    await page.getByLabel('I accept the').check();
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('The form for your answer opens')).toBeVisible();
    const link = /\S+\/verify-email\?token=\S+/.exec((await outbox(email)).text)?.[0] ?? '';
    const next = await context.newPage();
    await next.goto(link);
    await next.getByRole('button', { name: 'Verify Email' }).click();

    await expect(next.getByText('Reported by 1 person')).toBeVisible();
    await expect(next.getByText('Removal costs nothing.')).toBeVisible();
    await next.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(next.getByText('Please say what is wrong')).toBeVisible();
    await expect(next.getByLabel('It was not me')).toBeFocused();
    await fillAnswer(next, 'It was not me');
    const id = await sendAnswer(next);
    await expect(next.getByText('Waiting for our reviewers')).toBeVisible();

    await next.getByRole('button', { name: 'Send me a code by text message' }).click();
    const field = next.getByLabel('Code', { exact: true });
    await field.fill('000000');
    await next.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    const code = /\b\d{6}\b/.exec((await outbox(number)).text)?.[0] ?? '';
    await field.fill(code);
    await next.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(next.getByText('It is yours, proven by text message')).toBeVisible();
    await expect(next.getByText('Everybody who checks it reads that')).toBeVisible();

    const theirs = await browser.newPage();
    await signIn(victim, theirs.context());
    await theirs.goto(`/user/dashboard?${new URLSearchParams({ target: number })}`);
    await expect(theirs.getByText('Its holder disputes this since')).toBeVisible();
    await theirs.close();

    const reason = 'The calls came from another country.';
    expect((await decide(office, id, { state: 'refused', reason })).ok()).toBe(true);
    // Live, and again from the notification.
    await expect(next.getByText('We refused it')).toBeVisible();
    await expect(next.getByText(reason)).toBeVisible();
    await next.goto('/user/notifications');
    await next.getByRole('link', { name: /We Decided About Your Answer/ }).click();
    await next.getByRole('link', { name: 'See your answer' }).click();
    await next.getByRole('button', { name: 'Ask for another decision' }).click();
    await expect(next.getByText('Please write at least 20 characters')).toBeVisible();
    await next.getByLabel('Why is the decision wrong?').fill('I was in Lagos all that week.');
    await next.getByRole('button', { name: 'Ask for another decision' }).click();
    await expect(next.getByText('Waiting for another decision')).toBeVisible();
  },
);

reported(
  'who has a reported website proves it with a DNS record, and their published words stand apart',
  { tag: '@phone' },
  async ({ page, person, report, office, signIn, findBarriers }) => {
    const site = newSite();
    await report({ category: 'website', target: site });
    await signIn(person);
    await page.goto(`/user/dashboard?target=${site}`);
    await page.getByRole('button', { name: 'Something is wrong here' }).click();
    await page.getByLabel('It is about me').check();
    await page.getByRole('button', { name: 'This is mine' }).click();
    await fillAnswer(page, 'This is an honest business');
    await page.getByLabel('Picture (optional)').setInputFiles(await takePhotograph());
    await page.getByLabel('Your words for everybody').fill('We sell shoes: https://evil.example/a');
    // What was written is there again.
    await expect(page.getByText('59 of 2,000 characters')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('This is an honest business')).toBeChecked();
    await expect(page.getByLabel('What should we know?')).toHaveValue(TEXT);
    await expect(page.getByText('IMG_20261120_101500.jpg')).toBeVisible();
    const id = await sendAnswer(page);
    await expect(page.getByAltText('What you sent, in full size')).toBeVisible();

    await page.getByRole('button', { name: 'Put a file on the site' }).click();
    await expect(page.getByText(`https://${site}/.well-known/redflag-verify.txt`)).toBeVisible();
    await page.getByRole('button', { name: 'Add a DNS record' }).click();
    const toAdd = (term: string) => page.locator(`dt:text-is("${term}") + dd code`);
    await expect(toAdd('Name')).toHaveText(site);
    const record = (await toAdd('Value').textContent()) ?? '';
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(
      page.getByText(`We found no TXT record ${record} on ${site}. A new record may take an hour`),
    ).toBeVisible();
    expect(await findBarriers()).toEqual([]);
    addRecord(site, record);
    await page.getByRole('button', { name: 'Check now' }).click();
    await expect(page.getByText('It is yours, proven by a DNS record')).toBeVisible();
    await page.goto(`/user/dashboard?target=${site}`);
    await expect(page.getByText(/Its holder disputes this since \d\d\/\d\d\/\d{4}/)).toBeVisible();

    await page.goto(`/user/reply/new?target=${site}`);
    await page.getByRole('link', { name: 'See your answer' }).click();
    await office.goto(`/admin/reply/${id}`);
    await expect(office.getByText(/^Proven by a DNS record on/)).toBeVisible();
    await office.getByRole('button', { name: 'Publish statement' }).click();
    const dialog = office.getByRole('dialog', { name: 'Publish this statement?' });
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(office.getByText('Answer: published')).toBeVisible();
    // Live.
    await expect(page.getByText('Your words stand beside the answer')).toBeVisible();
    await page.goto(`/user/dashboard?target=${site}`);
    await expect(page.getByText('Not our words: what its holder said on')).toBeVisible();
    await expect(page.getByText('We sell shoes: hxxps://evil[.]example/a')).toBeVisible();

    await page.goto('/user/account');
    await page.getByRole('link', { name: 'See them' }).click();
    await page.getByRole('link', { name: site.replaceAll('.', '[.]') }).click();
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(page.getByText('You took it back')).toBeVisible();
    await page.goto(`/user/dashboard?target=${site}`);
    await expect(page.getByText('Reported by 1 person')).toBeVisible();
    await expect(page.getByText('Not our words')).toBeHidden();
  },
);

reported(
  'an answer that is late says so, and evidence that a reviewer accepts proves it',
  async ({ page, person, report, signIn, office, database, findBarriers }) => {
    const id = await report({
      category: 'bank',
      target: `GTBank 01234${randomInt(10_000, 99_999)}`,
    });
    await signIn(person);
    const reply = await answer(page.request, id);
    await database.query(`update replies set due_at = now() - interval '1 day' where id = $1`, [
      reply,
    ]);
    await page.goto(`/user/reply/${reply}`);
    await expect(page.getByText('We are late. We are sorry.')).toBeVisible();
    await page.getByRole('button', { name: 'Show our reviewers something else' }).click();
    await expect(page.getByText(/^redflag-[\da-f]{12}$/)).toBeVisible();
    const addPicture = page.getByRole('button', { name: 'Add picture' });
    await addPicture.click();
    await expect(page.getByText('Please choose a picture')).toBeVisible();
    expect(await findBarriers()).toEqual([]);
    await page.getByLabel('Picture', { exact: true }).setInputFiles(await takePhotograph());
    await addPicture.dblclick();
    await expect(page.getByAltText('What you sent, in full size')).toBeVisible();
    await expect(addPicture).toBeHidden();
    await decide(office, reply, { proven: true });
    await expect(page.getByText('It is yours, proven by what you sent us')).toBeVisible();
  },
);

reported('an administrator answers reports on what is theirs', async ({ office, report }) => {
  const site = newSite();
  await report({ category: 'website', target: site });
  await office.goto(
    `/login?${new URLSearchParams({ redirect: `/user/reply/new?target=${site}` })}`,
  );
  await expect(office).toHaveURL(`/admin/reply/new?target=${site}`);
  await fillAnswer(office, 'Something else');
  await office.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(office).toHaveURL(/\/admin\/reply\/[\da-f-]{36}$/);
  await expect(office.getByText('Waiting for our reviewers')).toBeVisible();
});

test('what nobody has reported needs no answer', async ({ page, person, signIn }) => {
  await signIn(person);
  await page.goto(`/user/reply/new?target=${newSite()}`);
  await expect(page.getByText('Nobody has reported this')).toBeVisible();
  await expect(page.getByLabel('Your number, address or account')).toBeVisible();
});

async function answer(request: APIRequestContext, targetId: string): Promise<string> {
  const sent = await request.post(`/v1/targets/${targetId}/replies`, {
    data: { ground: 'other', text: TEXT },
  });
  return (await sent.json()).id;
}
