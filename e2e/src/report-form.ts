import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import pg from 'pg';
import { createToken, makePerson } from './people.ts';
import { takePhotograph } from './photograph.ts';

interface FiledReport {
  category: string;
  subcategory?: string;
  target: string;
}

/** Returns a website that no other test reports. */
export function newSite(name = 'shop'): string {
  return `${name}-${randomUUID().slice(0, 8)}.example.com`;
}

/** Opens the new-report form from the dashboard. */
export async function openReportForm(page: Page) {
  await page.getByRole('button', { name: 'New Report' }).click();
  // The dashboard has fields with the same names.
  await page.getByRole('heading', { name: 'New report' }).waitFor();
}

/** From the dashboard, opens, fills in and submits a new report, up to 'Report Submitted!'. */
export async function fileReport(page: Page, report: FiledReport) {
  await openReportForm(page);
  await submitReport(page, report);
}

/** Fills in the open report form. */
export async function fillReport(page: Page, { category, subcategory, target }: FiledReport) {
  await page.getByLabel('Category', { exact: true }).selectOption({ label: category });
  if (subcategory) await page.getByLabel('Subcategory').selectOption({ label: subcategory });
  await page.getByLabel('Target', { exact: true }).fill(target);
  await page.getByLabel('Description').fill('They promised a refund and asked for my PIN.');
  await page.getByLabel('Evidence').setInputFiles(await takePhotograph());
}

/** Fills in and submits the open report form, up to 'Report Submitted!'. */
export async function submitReport(page: Page, report: FiledReport) {
  await fillReport(page, report);
  await submitForm(page);
}

/**
 * Submits the open report form as it is filled in.
 * @returns the dialog 'Report Submitted!'
 */
export async function submitForm(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Submit' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you Sure?' });
  await sure.getByRole('button', { name: 'Submit' }).click();
  const done = page.getByRole('dialog', { name: 'Report Submitted!' });
  await done.waitFor();
  return done;
}

/**
 * Files a report without the form, as the person whose session the request carries; for the
 * administrator, who decides no own ones while another can, as somebody else, ever the same.
 * @returns the report's id
 * @throws if the server refuses the report
 */
export async function sendReport(
  request: APIRequestContext,
  report: {
    category: string;
    subcategory?: string;
    target: string;
    description?: string;
    pictureName?: string;
    amount?: string;
    currency?: string;
  },
): Promise<string> {
  const { pictureName, ...fields } = { description: 'They asked for my PIN.', ...report };
  const picture = await takePhotograph();
  const answer = await request.post('/v1/reports', {
    ...((await isAdministrator(request)) && { headers: await headersOfSomebodyElse() }),
    multipart: { ...fields, evidence: { ...picture, name: pictureName ?? picture.name } },
  });
  if (!answer.ok()) throw new Error(`${answer.status()} ${await answer.text()}`);
  return (await answer.json()).id;
}

async function isAdministrator(request: APIRequestContext): Promise<boolean> {
  return (await (await request.get('/v1/me')).json()).role === 'admin';
}

async function headersOfSomebodyElse(): Promise<{ cookie: string }> {
  const database = new pg.Client(process.env.PRODUCT_DATABASE);
  await database.connect();
  const { email } = await makePerson(database, 'person-who-reports');
  const token = await createToken(database, email);
  await database.end();
  return { cookie: `session=${token}` };
}
