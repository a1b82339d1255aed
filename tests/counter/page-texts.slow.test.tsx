// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf } from '#counter/parts/drafts/stored-drafts.ts';
import { readSection } from '#server/services/shop/sections.ts';
import { storeShop } from '#tests/builders/shop.ts';
import { savePage } from '#tests/server/support/own-pages.ts';
import { aboutPage } from '#text/pages/about.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();

beforeEach(() => {
  // Later than the demonstration's particulars were stored.
  theShop().clock.now = new Date(Date.now() + 60_000);
  storeShop();
});

const textOf = async (name: 'page-about' | 'page-terms') =>
  Object(await readSection(theShop().database.db, name)).value.text;

const area = (label: string) => screen.findByLabelText<HTMLTextAreaElement>(label);

async function openPage(name: string, language: 'en' | 'bn' = 'en') {
  await signInAs(theShop(), 'owner');
  return openCounter(`/shop/${name}`, language);
}

/** Replaces what a field holds. Typing a brace would be a key for user-event. */
async function paste(
  { user }: Awaited<ReturnType<typeof openPage>>,
  label: string,
  text: string,
): Promise<void> {
  const field = await area(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

function opened(words: string, nth = 0): HTMLElement {
  const details = screen.getAllByText(words)[nth]?.closest('details');
  if (!details) throw new Error(words);
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  return details;
}

describe('the text of a page at the counter', () => {
  // counter-380, counter-384
  it('begins with the standard text, and an unchanged language is not stored', async () => {
    const at = await openPage('page-about');
    expect((await area('Text (Bengali)')).value).toBe(aboutPage.text[1].trim());
    expect(screen.getAllByText('This is the standard text.')).toHaveLength(2);
    await paste(at, 'Text (English)', 'We are {shop name}.');
    expect(screen.getByText('This is your own text.')).toBeTruthy();
    expect(draftOf('shop page-about')).toBeDefined();
    await at.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved\./)).toBeTruthy();
    expect(await textOf('page-about')).toEqual({ en: 'We are {shop name}.', bn: '' });

    await at.user.click(
      screen.getByRole('button', { name: 'Back to the standard text (English)' }),
    );
    await at.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await textOf('page-about')).toEqual({ en: '', bn: '' }));
  });

  // counter-382
  it('is previewed by the renderer of the page, in the language of the text', async () => {
    const at = await openPage('page-terms');
    await paste(at, 'Text (English)', '## Prices\n\nCall **{phone}** or [order](/order).');
    await paste(at, 'Text (Bengali)', 'ফোন {phone}');
    const preview = within(opened('Preview'));
    expect(await preview.findByRole('heading', { level: 2, name: 'Prices' })).toBeTruthy();
    expect(preview.getByText('09610-000000').tagName).toBe('STRONG');
    await at.user.click(preview.getByRole('link', { name: 'order' }));
    expect(await area('Text (English)')).toBeTruthy();
    expect(await within(opened('Preview', 1)).findByText('ফোন ০৯৬১০-০০০০০০')).toBeTruthy();
  });

  // counter-385
  it('lists the figures with their values, and inserts one at the caret', async () => {
    const at = await openPage('page-terms');
    await paste(at, 'Text (Bengali)', 'খরচ টাকা');
    const field = await area('Text (Bengali)');
    field.setSelectionRange(4, 4);
    opened('Figures of your shop to insert');
    const figure = screen.getByRole('button', { name: '{delivery charge inside Dhaka} 80' });
    await at.user.click(figure);
    await waitFor(() => expect(field.value).toBe('খরচ {delivery charge inside Dhaka}টাকা'));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.queryByRole('button', { name: /directors/ })).toBeNull();
  });

  // counter-383
  it('is refused with a sentence that names the line, beside the text with the problem', async () => {
    const at = await openPage('page-terms');
    await paste(at, 'Text (Bengali)', 'এক\n{fax}');
    await at.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Line 2: Your shop has no figure {fax}\./)).toBeTruthy();
    const field = await area('Text (Bengali)');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('এক\n{fax}');
    expect((await area('Text (English)')).getAttribute('aria-invalid')).not.toBe('true');
  });

  // counter-303, counter-384
  it('has a history that shows and restores an older version', async () => {
    await savePage(theShop(), 'terms', { en: 'The first terms.', bn: 'প্রথম শর্ত।' });
    await savePage(theShop(), 'terms', { en: 'The second terms.', bn: 'দ্বিতীয় শর্ত।' });
    const { user } = await openPage('page-terms');
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const history = within(await screen.findByRole('dialog', { name: 'History' }));
    const versions = await history.findAllByText(/^\d.*, owner/);
    await user.click(versions[1] ?? document.body);
    expect(await history.findByDisplayValue('The first terms.')).toBeTruthy();
    await user.click(await history.findByRole('button', { name: 'Restore this version' }));
    await waitFor(async () =>
      expect(await textOf('page-terms')).toEqual({ en: 'The first terms.', bn: 'প্রথম শর্ত।' }),
    );
  });
});

describe('the papers at the counter', () => {
  // counter-386
  it('the owner sets lines and sizes', async () => {
    const { user } = await openPage('papers', 'bn');
    await user.type(await area('উপরের লাইন (ইংরেজি)'), 'VAT 1');
    await user.click(screen.getByRole('button', { name: 'জমা দিন' }));
    expect(await screen.findByText('এটি ইংরেজি ও বাংলা দুই ভাষাতেই লিখুন।')).toBeTruthy();
    await user.type(await area('উপরের লাইন (বাংলা)'), 'ভ্যাট ১');
    await user.selectOptions(screen.getByLabelText('চালান ও রসিদের কাগজ'), '58mm');
    await user.click(screen.getByRole('button', { name: 'জমা দিন' }));
    await waitFor(async () =>
      expect(Object(await readSection(theShop().database.db, 'papers')).value).toMatchObject({
        header: { en: 'VAT 1', bn: 'ভ্যাট ১' },
        invoice: '58mm',
        slip: 'a5',
      }),
    );
  });
});
