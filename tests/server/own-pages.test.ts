import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { get, page } from '#contract/shop.ts';
import type { BothLanguages } from '#domain/shop.ts';
import type { PageName } from '#domain/text-pages.ts';
import { savePage } from './support/own-pages.ts';
import { useTestShop } from './support/test-shop.ts';

const shop = useTestShop();

async function publicShop() {
  const response = await shop.app.inject({ url: `/api/${get.path}` });
  return v.parse(get.response, response.json().Data);
}

async function textOf(name: PageName) {
  const response = await shop.app.inject({ url: `/api/${page.path}?name=${name}` });
  return v.parse(page.response, response.json().Data).text;
}

const save = (name: PageName, text: BothLanguages) => savePage(shop, name, text);

describe('the owner’s text of a page', () => {
  // counter-380, counter-381
  it('is sent by itself, and the particulars only list the page', async () => {
    expect((await publicShop()).ownPages).toEqual([]);
    expect(await textOf('privacy')).toEqual({ en: '', bn: '' });
    await save('privacy', { en: 'We keep nothing.', bn: '' });
    const particulars = await publicShop();
    expect(particulars.ownPages).toEqual(['privacy']);
    expect(JSON.stringify(particulars)).not.toContain('We keep nothing.');
    expect(await textOf('privacy')).toEqual({ en: 'We keep nothing.', bn: '' });
    expect(await textOf('terms')).toEqual({ en: '', bn: '' });
  });

  // counter-384
  it('ends with an empty text: the page is the standard one again', async () => {
    await save('careers', { en: 'No positions.', bn: 'পদ খালি নেই।' });
    expect((await publicShop()).ownPages).toContain('careers');
    await save('careers', { en: '', bn: '' });
    expect((await publicShop()).ownPages).not.toContain('careers');
  });

  // counter-383
  it('is refused with the language and the line of the first problem', async () => {
    const { sentence } = await save('terms', { en: 'Fine.', bn: 'এক\n{fax}' });
    expect(sentence).toMatch(/^Bengali: Line 2: Your shop has no figure {fax}\./);
    expect(await textOf('terms')).toEqual({ en: '', bn: '' });
  });

  // counter-380
  it('is of a page that exists', async () => {
    const response = await shop.app.inject({ url: `/api/${page.path}?name=imprint` });
    expect(response.statusCode).toBe(400);
  });
});
