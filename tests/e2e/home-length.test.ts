import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { drawWhole, untilAllThere } from './support/all-there.ts';
import { heightInItsFonts } from './support/letter-width.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';

let world: TestWorld;
let page: Page;

beforeAll(async () => {
  world = await openTestWorld();
  page = await world.phone.open();
});

afterAll(() => world.remove());

async function home(width: number, language: 'en' | 'bn' = 'en'): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(world.network.origin);
  // The stored language decides, because the page may start in English and change to Bengali.
  const isOther = await page.evaluate((wanted) => {
    const before = localStorage.getItem('lang') ?? 'en';
    localStorage.setItem('lang', wanted);
    return before !== wanted;
  }, language);
  if (isOther) await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor();
  // The rows follow the categories: their code is still loading when the first view is shown.
  await page.locator('ul[class*=CategoryRow-products]').first().waitFor();
  await untilAllThere(page);
  await drawWhole(page);
}

const length = () => page.evaluate(() => document.documentElement.scrollHeight);

describe('the home page', () => {
  // Half of its former heights of 6,465 px and 10,081 px. Bengali lines are higher.
  it.each([
    ['en', 360, 3_232],
    ['bn', 360, 3_380],
    ['en', 1280, 5_040],
    ['bn', 1280, 5_040],
  ] as const)(
    'the page in %s at %i px is at most %i px long in narrow fonts',
    async (language, width, px) => {
      await home(width, language);
      expect(await length()).toBeLessThanOrEqual(await heightInItsFonts(page, language, px));
    },
  );

  it.each([1000, 1280, 1440])('every category has one whole row at %i px', async (width) => {
    await home(width);
    const rows = await page.evaluate(() =>
      [...document.querySelectorAll('ul[class*=CategoryRow-products]')].map((list) => {
        const shown = [...list.children].filter((one) => one.getBoundingClientRect().width > 0);
        const tops = new Set(shown.map((one) => Math.round(one.getBoundingClientRect().top)));
        const columns = getComputedStyle(list).gridTemplateColumns.split(' ').length;
        return `${tops.size} row, ${columns - shown.length} free`;
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    expect(new Set(rows)).toEqual(new Set(['1 row, 0 free']));
  });

  // catalogue-2
  it.each(['en', 'bn'] as const)(
    'no word of a category’s name is broken, in %s',
    async (language) => {
      await home(1280, language);
      const cut: string[] = [];
      for (const width of [320, 360, 412, 480, 560, 600, 640, 700, 768, 800, 900, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const words = await page
          .locator('ul[class*=CategoryGrid] span[class*=name]')
          .evaluateAll((names) =>
            names.flatMap(({ firstChild: text }) =>
              [...(text?.textContent ?? '').matchAll(/\S+/g)].map((word) => {
                const range = document.createRange();
                if (text) range.setStart(text, word.index);
                if (text) range.setEnd(text, word.index + word[0].length);
                const lines = new Set(
                  [...range.getClientRects()].map(({ top }) => Math.round(top)),
                );
                return { word: word[0], lines: lines.size };
              }),
            ),
          );
        expect(words.length).toBeGreaterThan(7);
        cut.push(
          ...words.flatMap(({ word, lines }) => (lines === 1 ? [] : [`${word} at ${width}`])),
        );
      }
      expect(cut).toEqual([]);
    },
  );

  it('header, banner, shelves and footer have the same left edge, next to a scroll bar too', async () => {
    for (const width of [1280, 1440]) {
      await home(width);
      // A scroll bar reduces the width of the page, not of the window.
      const edges = await page.evaluate(() => {
        document.documentElement.style.inlineSize = 'calc(100vw - 15px)';
        const places = [
          'header a[href="/"]',
          'nav a[href="/"]',
          'main section',
          'main h2',
          'footer h2',
        ];
        return places.map((place) => {
          const one = document.querySelector(place);
          return Math.round(one?.getBoundingClientRect().left ?? -1);
        });
      });
      expect(new Set(edges).size, `${width}: ${edges.join(' ')}`).toBe(1);
    }
  });

  // Bengali lines are higher.
  it.each([
    ['en', 600],
    ['bn', 640],
  ] as const)(
    'the footer in %s is short on a phone, with all the content of the larger ones',
    async (language, px) => {
      await home(360, language);
      const height = await page.getByRole('contentinfo').evaluate((one) => one.clientHeight);
      expect(height).toBeLessThanOrEqual(await heightInItsFonts(page, language, px));
    },
  );
});
