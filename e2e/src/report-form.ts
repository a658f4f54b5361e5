import type { Page } from '@playwright/test';
import { takePhotograph } from './photograph.ts';

export interface FiledReport {
  category: string;
  subcategory?: string;
  target: string;
}

/** Goes to the new-report form the way a person does. */
export async function openReportForm(page: Page) {
  await page.goto('/user/dashboard');
  await page.getByRole('button', { name: 'New Report' }).click();
  await page.getByRole('heading', { name: 'New report' }).waitFor();
}

/** Fills the new-report form in by its labels and submits it, up to 'Report Submitted!'. */
export async function fileReport(page: Page, { category, subcategory, target }: FiledReport) {
  await openReportForm(page);
  await page.getByLabel('Category', { exact: true }).selectOption({ label: category });
  if (subcategory) await page.getByLabel('Subcategory').selectOption({ label: subcategory });
  await page.getByLabel('Target', { exact: true }).fill(target);
  await page.getByLabel('Description').fill('They promised a refund and asked for my PIN.');
  await page.getByLabel('Evidence').setInputFiles(await takePhotograph());
  await page.getByRole('button', { name: 'Submit' }).click();
  const sure = page.getByRole('dialog', { name: 'Are you Sure?' });
  await sure.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('dialog', { name: 'Report Submitted!' }).waitFor();
}
