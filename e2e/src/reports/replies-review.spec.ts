import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { showTarget } from '@redflag/shared/text/show-target';
import type { Person } from '#people.ts';
import { makePerson } from '#people.ts';
import { takePhotograph } from '#photograph.ts';
import { admin } from '#product.ts';
import { newSite, sendReport } from '#report-form.ts';
import { expect, test } from '#test.ts';

const TEXT = 'I run this shop and never heard of these people.';

/** The parts of a test that a dispute needs. */
interface World {
  browser: Browser;
  request: APIRequestContext;
  holder: Person;
  signIn: (person: Pick<Person, 'email'>, elsewhere?: BrowserContext) => Promise<void>;
}

/** Files reports on a new target, to which its holder replies. Returns the path of the case. */
async function dispute(
  { browser, request, holder, signIn }: World,
  { reports = 1, ...reply }: { reports?: number; statement?: string } = {},
) {
  const target = newSite('disputed');
  const ids: string[] = [];
  for (let index = 0; index < reports; index++)
    ids.push(await sendReport(request, { category: 'website', target }));
  const { targetId } = await (await request.get(`/v1/reports/${ids[0]}`)).json();
  const replyId = await answer({ browser, request, holder, signIn }, targetId, reply);
  return { target: showTarget(target), ids, targetId, replyId, path: `/admin/review/${targetId}` };
}

/** Replies as the holder of a target. */
async function answer({ browser, holder, signIn }: World, targetId: string, fields: object = {}) {
  const context = await browser.newContext({ baseURL: process.env.PRODUCT_ORIGIN });
  await signIn(holder, context);
  const picture = await takePhotograph();
  const made = await context.request.post(`/v1/targets/${targetId}/replies`, {
    multipart: { ground: 'lawful-business', text: TEXT, ...fields, picture },
  });
  expect(made.status()).toBe(201);
  const { id } = await made.json();
  await context.close();
  return String(id);
}

const statusesOf = (request: APIRequestContext, ids: string[]) =>
  Promise.all(
    ids.map(async (id) => (await (await request.get(`/v1/reports/${id}`)).json()).status),
  );
const replyOf = async (request: APIRequestContext, id: string) =>
  (await request.get(`/v1/replies/${id}`)).json();
const prove = (request: APIRequestContext, id: string) =>
  request.patch(`/v1/replies/${id}`, { data: { proven: true } });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an answer is upheld for the marked reports, undone, and upheld again', {
  tag: '@phone',
}, async ({ page, browser, person: holder, signIn, findBarriers }) => {
  await signIn(admin);
  const { request } = page;
  const world = { browser, request, holder, signIn };
  const { path, target, ids, replyId } = await dispute(world, { reports: 2 });
  await request.patch(`/v1/reports/${ids[0]}`, { data: { status: 'Resolved' } });
  await page.goto(path);
  const card = page.getByRole('article', { name: `Answer of ${holder.username}` });
  await expect(card).toContainText('It is a lawful business');
  await expect(card).toContainText('Not proven. Only you and they see it.');
  await expect(card).toContainText(/Answer due \d\d\/\d\d\/\d{4}, not proven/);
  await expect(page.getByRole('list', { name: 'Decided already' })).toContainText('Resolved');
  expect(await findBarriers()).toEqual([]);
  await card.getByRole('button', { name: `View evidence of ${holder.username}` }).click();
  await expect(page.getByRole('dialog', { name: 'Picture 1 of 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Accept the evidence as proof' }).click();
  await expect(card).toContainText('Proven by evidence that a reviewer accepted');

  await card.getByRole('button', { name: 'Uphold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uphold this answer?' });
  await dialog.getByRole('button', { name: 'Uphold' }).click();
  await expect(dialog.getByText('Please mark the reports that are wrong')).toBeVisible();
  await expect(dialog.getByText('Please give a reason')).toBeVisible();
  await expect(dialog.getByRole('checkbox').first()).toBeFocused();
  expect(await findBarriers()).toEqual([]);
  await dialog.getByRole('button', { name: 'Mark all 2' }).click();
  await dialog.getByRole('button', { name: 'This is a lawful business' }).click();
  await dialog.getByRole('button', { name: 'Uphold' }).click();
  await expect(page.getByText('Answer: upheld')).toBeVisible();
  await expect(heading(page)).not.toHaveText(target);
  expect(await statusesOf(request, ids)).toEqual(['Rejected', 'Rejected']);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading(page)).toHaveText(target);
  await expect(card.getByRole('button', { name: 'Uphold' })).toBeVisible();
  expect(await statusesOf(request, ids)).toEqual(['Resolved', 'Pending']);
  expect(await replyOf(request, replyId)).toMatchObject({ state: 'waiting' });

  // The one that waits is left: the case stays.
  await card.getByRole('button', { name: 'Uphold' }).click();
  await dialog.getByRole('checkbox', { name: /Resolved/ }).check();
  await dialog.getByLabel('The marked reports become').selectOption('Closed');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('They paid it back.');
  await dialog.getByRole('button', { name: 'Uphold' }).click();
  await expect(page.getByText('Answer: upheld')).toBeVisible();
  await expect(page.getByText('All 1 marked')).toBeVisible();
  expect(await statusesOf(request, ids)).toEqual(['Closed', 'Pending']);
  await page.getByText('1 earlier answer').click();
  await expect(page.getByText('They paid it back.')).toBeVisible();
});

test('undone while the case is still fetched, it is shown as it was', async ({
  page,
  browser,
  person: holder,
  signIn,
}) => {
  await signIn(admin);
  const world = { browser, request: page.request, holder, signIn };
  const { path, targetId } = await dispute(world, { reports: 2 });
  // What is told live would fetch the case again.
  await page.route('**/v1/events', (route) => route.fulfill({ status: 404 }));
  await page.goto(path);
  await expect(page.getByText('All 2 marked')).toBeVisible();
  const undone = Promise.withResolvers<void>();
  await page.route(
    `**/v1/cases/${targetId}`,
    async (route) => {
      const response = await route.fetch();
      await undone.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Uphold' }).click();
  const dialog = page.getByRole('dialog', { name: 'Uphold this answer?' });
  await dialog.getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'This is a lawful business' }).click();
  await dialog.getByRole('button', { name: 'Uphold' }).click();
  const takenBack = page.waitForResponse(
    (response) => response.request().postData() === JSON.stringify({ state: 'waiting' }),
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await takenBack;
  undone.resolve();
  await expect(page.getByText('Undone')).toBeVisible();
  await expect(page.getByText('All 2 marked')).toBeVisible();
  await expect(page.getByRole('article', { name: `Answer of ${holder.username}` })).toContainText(
    'Not proven',
  );
});

test('a statement is changed, seen as others will, and published', async ({
  page,
  browser,
  person: holder,
  signIn,
  findBarriers,
}) => {
  await signIn(admin);
  const world = { browser, request: page.request, holder, signIn };
  const { path, replyId } = await dispute(world, { statement: 'We sell shoes. Ben lies!' });
  await page.goto(path);
  await expect(page.getByText('They ask us to publish:')).toBeVisible();
  await page.getByRole('button', { name: 'Publish statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish this statement?' });
  const field = dialog.getByRole('textbox', { name: 'Statement' });
  await expect(field).toHaveValue('We sell shoes. Ben lies!');
  await field.fill('');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(dialog.getByText('Please give the statement')).toBeVisible();
  await field.fill('We sell shoes.');
  await expect(dialog.locator('blockquote')).toHaveText('We sell shoes.');
  expect(await findBarriers()).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Answer: published')).toBeVisible();
  expect(await replyOf(page.request, replyId)).toMatchObject({
    ...{ state: 'published', statement: 'We sell shoes.' },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('We sell shoes. Ben lies!')).toBeVisible();
});

test('by keyboard, an answer is refused with a reason, and the queue says by when the others are due', async ({
  page,
  browser,
  database,
  person: holder,
  signIn,
  findBarriers,
}) => {
  await signIn(admin);
  const { request } = page;
  const world = { browser, request, holder, signIn };
  const late = await dispute(world);
  await prove(request, late.replyId);
  await database.query(`update replies set due_at = now() - interval '5 days' where id = $1`, [
    late.replyId,
  ]);
  const { path, target, targetId, replyId } = await dispute(world);
  const second = await answer({ ...world, holder: await makePerson(database) }, targetId);
  await page.goto('/admin/review?category=website&replied=true');
  const row = page.getByRole('row', { name: late.target });
  await expect(row).toContainText(/Answer overdue since \d\d\/\d\d\/\d{4}/);
  await expect(page.getByRole('row', { name: target })).toContainText(', not proven');
  expect(await findBarriers()).toEqual([]);

  await page.goto(path);
  await expect(page.getByRole('heading', { name: '2 answers of holders' })).toBeVisible();
  await page.keyboard.press('a');
  const cards = page.getByRole('article', { name: 'Answer of' });
  await expect(cards.first()).toBeFocused();
  await page.keyboard.press('a');
  await expect(cards.nth(1)).toBeFocused();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Refuse this answer?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answer: refused')).toBeVisible();
  // Another waits.
  await expect(page.getByRole('heading', { name: 'Its holder answers' })).toBeVisible();
  expect(await replyOf(request, second)).toMatchObject({
    ...{ state: 'refused', reason: 'You have not shown that it is yours.' },
  });
  expect(await replyOf(request, replyId)).toMatchObject({ state: 'waiting' });
  await page.keyboard.press('z');
  await expect(page.getByRole('heading', { name: '2 answers of holders' })).toBeVisible();
  await expect
    .poll(() => replyOf(request, second))
    .toMatchObject({ state: 'waiting', reason: null });
});

test('of two reviewers, the second sees what the first decided, and an appeal goes to another', async ({
  page,
  browser,
  database,
  person: holder,
  signIn,
}) => {
  await signIn(admin);
  const chidi = await makePerson(database);
  await database.query(`update users set role = 'admin' where email = $1`, [chidi.email]);
  const context = await browser.newContext({ baseURL: process.env.PRODUCT_ORIGIN });
  await signIn(chidi, context);
  const other = await context.newPage();
  const world = { browser, request: page.request, holder, signIn };
  const { path, replyId } = await dispute(world);
  const outdated = await page.context().newPage();
  // Without live events, so that the screen shows outdated data.
  await outdated.route('**/v1/events', (route) => route.fulfill({ status: 404 }));
  for (const shown of [page, other, outdated]) {
    await shown.goto(path);
    await expect(shown.getByRole('button', { name: 'Refuse' })).toBeVisible();
  }
  await other.getByRole('button', { name: 'Refuse' }).click();
  const dialog = other.getByRole('dialog', { name: 'Refuse this answer?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The site is empty.');
  await dialog.getByRole('button', { name: 'Refuse' }).click();
  await expect(other.getByText('Answer: refused')).toBeVisible();
  const card = page.getByRole('article', { name: 'Answer of' });
  await expect(card).toContainText(`Refused by ${chidi.username}`);
  await expect(card.getByRole('button', { name: 'Uphold' })).toBeHidden();
  await outdated.getByRole('button', { name: 'Refuse' }).click();
  const late = outdated.getByRole('dialog', { name: 'Refuse this answer?' });
  await late.getByRole('button', { name: 'You have not shown that it is yours.' }).click();
  await late.getByRole('button', { name: 'Refuse' }).click();
  await expect(
    outdated.getByText(`It has since been refused by ${chidi.username}: The site is empty.`),
  ).toBeVisible();

  await signIn(holder, context);
  await context.request.post(`/v1/replies/${replyId}/appeal`, {
    data: { text: 'It was not empty yesterday, see for yourself.' },
  });
  await signIn(chidi, context);
  await other.goto(path);
  await expect(
    other.getByText('You refused this. Another reviewer decides about it now.'),
  ).toBeVisible();
  await page.goto(path);
  await expect(card).toContainText(`Refused by ${chidi.username}`);
  await expect(card).toContainText('It was not empty yesterday');
  await expect(card.getByRole('button', { name: 'Uphold' })).toBeVisible();
  await context.close();
});

test('reports that their holder disputes are decided only after a question, and never in bulk', async ({
  page,
  browser,
  person: holder,
  signIn,
  findBarriers,
}) => {
  await signIn(admin);
  const { request } = page;
  const { path, target, ids, replyId } = await dispute({ browser, request, holder, signIn });
  await prove(request, replyId);
  const question = page.getByRole('dialog', { name: 'Decide before you answer its holder?' });
  await page.goto(path);
  await expect(page.getByText('All 1 marked')).toBeVisible();
  await page.keyboard.press('1');
  await expect(question).toContainText('Its holder disputes this, and our answer is due on');
  expect(await findBarriers()).toEqual([]);
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await statusesOf(request, ids)).toEqual(['Pending']);

  await page.goto(`/admin/report/${ids[0]}`);
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const reject = page.getByRole('dialog', { name: 'Reject this report?' });
  await reject.getByRole('textbox').fill('Made up.');
  await reject.getByRole('button', { name: 'Reject report' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await reject.getByRole('button', { name: 'Cancel' }).click();

  await page.goto(`/admin/report-lists?target=${ids.length ? target.replaceAll('[.]', '.') : ''}`);
  await page.getByRole('checkbox', { name: /^Mark the report on/ }).check();
  await page.getByRole('button', { name: 'Change status' }).click();
  const many = page.getByRole('dialog', { name: 'Change the status of this report?' });
  await many.getByLabel('New status').selectOption('Closed');
  await many.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByText('0 reports set to Closed, 1 stayed as it was')).toBeVisible();
  await expect(page.getByText('Decide in its case, where both sides stand.')).toBeVisible();
  expect(await statusesOf(request, ids)).toEqual(['Pending']);

  await page.goto(path);
  await expect(page.getByText('All 1 marked')).toBeVisible();
  await page.keyboard.press('4');
  await question.getByRole('button', { name: 'Decide all the same' }).click();
  await expect(page.getByText('1 report set to Closed')).toBeVisible();
  // The answer still waits.
  await expect(page.getByRole('heading', { name: 'Its holder answers' })).toBeVisible();
  expect(await statusesOf(request, ids)).toEqual(['Closed']);
  await page.keyboard.press('z');
  await expect(page.getByText('Undone: 1 report set to Pending')).toBeVisible();
});
