// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { parseMarkdown } from '#domain/markdown.ts';
import { demoShop } from '#tests/builders/shop.ts';
import { Markdown, type Parts } from '#parts/markdown/Markdown.tsx';
import { figuresOf } from '#text/page-figures.ts';

afterEach(cleanup);

async function show(text: string, parts: Parts = {}) {
  const figures = figuresOf(demoShop(), 'en');
  const rootRoute = createRootRoute({
    component: () => (
      <main>
        <Markdown blocks={parseMarkdown(text)} figures={figures} parts={parts} />
      </main>
    ),
    notFoundComponent: () => null,
  });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: rootRoute, history });
  render(<RouterProvider router={router as never} />);
  return { page: await screen.findByRole('main'), history };
}

const marks =
  '\n~\n\n~**~*~[~](~]~)~(~{~}~{phone}~{directors}~## ~### ~- ~1. ~> ~!> ~\\~{#a}~#~| ~|---|'
    .split('~')
    .concat(['javascript:alert(1)', '//evil.example', '/\\evil', 'https://a.b', '/order'])
    .concat([
      '[x](javascript:alert(1))',
      '[x](//evil.example)',
      '[x](\tjavascript:x)',
      '[x](/\t/e)',
    ]);

describe('Markdown', () => {
  // catalogue-128
  it('shows a link to another site, a phone and an own page, and opens the own page in place', async () => {
    const { page, history } = await show(
      'See [there](https://example.com) or [here](/order#prescriptions).\n\n[Call {phone}](tel:{phone})',
    );
    const [there, here, call] = within(page).getAllByRole('link');
    expect(there?.getAttribute('href')).toBe('https://example.com');
    expect(there?.getAttribute('rel')).toBe('noopener noreferrer');
    expect(call?.getAttribute('href')).toBe('tel:+8809610000000');
    expect(call?.textContent).toBe('Call 09610-000000');
    await userEvent.click(here as HTMLElement);
    expect(history.location.href).toBe('/order#prescriptions');
  });

  // catalogue-128
  it('makes only a link that is a whole paragraph look like a button', async () => {
    const { page } = await show('[Alone](/order)\n\nIn a [sentence](/order).');
    const [alone, inSentence] = within(page).getAllByRole('link');
    expect(alone?.className).not.toBe('');
    expect(inSentence?.className).toBe('');
  });

  // catalogue-128
  it('shows only the words of an unsafe link, and HTML as text', async () => {
    const { page } = await show('[Click **me**](javascript:alert(1)) <img src=x onerror=alert(1)>');
    expect(within(page).queryByRole('link')).toBeNull();
    expect(page.querySelector('img')).toBeNull();
    expect(page.textContent).toBe('Click me <img src=x onerror=alert(1)>');
  });

  // catalogue-124
  it('shows an unknown figure as it was typed', async () => {
    const { page } = await show('{shop name} and {fax}');
    expect(page.textContent).toBe('Nirog and {fax}');
  });

  // catalogue-121
  it('shows a part in place of its name', async () => {
    const { page } = await show('Before\n\n{directors}\n\nAfter', { directors: <p>The board</p> });
    expect(page.textContent).toBe('BeforeThe boardAfter');
  });

  it('shows tables with row headers, and numbers from the first one of a list', async () => {
    const { page } = await show('| Within Dhaka | 80 |\n\n3. Three\n4. Four');
    expect(within(page).getByRole('rowheader', { name: 'Within Dhaka' })).toBeTruthy();
    expect(within(page).getByRole('list').getAttribute('start')).toBe('3');
    expect(within(page).getByRole('list').textContent).toBe('3Three4Four');
  });

  // catalogue-128
  it('renders any text, and no address but a safe one becomes a link', async () => {
    const piece = fc.oneof(fc.string({ unit: 'binary', maxLength: 8 }), fc.constantFrom(...marks));
    const texts = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        const { page } = await show(text);
        for (const link of page.querySelectorAll('a')) {
          const { protocol, host } = new URL(
            link.getAttribute('href') ?? '',
            'https://own.example',
          );
          expect(['https:', 'http:', 'mailto:', 'tel:']).toContain(protocol);
          if (link.getAttribute('href')?.startsWith('/')) expect(host).toBe('own.example');
        }
        expect(page.querySelector('script, iframe, img')).toBeNull();
        cleanup();
      }),
      { numRuns: 150 },
    );
  });
});
