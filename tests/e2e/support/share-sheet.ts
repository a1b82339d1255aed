import type { Page } from 'playwright-core';

/** Posts files to the share target by a form that navigates, as the phone's share sheet does. */
export async function share(
  page: Page,
  files: { name: string; mimeType: string; buffer: Buffer }[],
): Promise<void> {
  await page.evaluate(() => {
    const form = document.createElement('form');
    form.id = 'share-sheet';
    form.method = 'post';
    form.enctype = 'multipart/form-data';
    form.action = '/share';
    const input = document.createElement('input');
    input.type = 'file';
    input.name = 'files';
    input.multiple = true;
    form.append(input);
    document.body.append(form);
  });
  await page.locator('#share-sheet input').setInputFiles(files);
  await Promise.all([
    page.waitForURL(/\/order/),
    page.evaluate(() => document.querySelector<HTMLFormElement>('#share-sheet')?.submit()),
  ]);
}
