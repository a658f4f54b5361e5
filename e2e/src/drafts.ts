import type { Page } from '@playwright/test';

/** Waits until the browser has stored a draft with a text: a reload may come before. */
export async function draftIsStored(page: Page, text: string) {
  await page.waitForFunction(
    (text) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('drafts');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('forms').objectStore('forms').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result).includes(text));
          };
        };
      }),
    text,
  );
}
