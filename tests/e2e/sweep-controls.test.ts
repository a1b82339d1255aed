import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tap } from './support/touch.ts';
import { takePhone, type Phone } from './support/phone.ts';
import { findFaults } from './support/sweep/find-faults.ts';

let phone: Phone;
let page: Page;

beforeAll(async () => {
  phone = await takePhone();
  page = await phone.open();
});

afterAll(() => phone.remove());

const rules = `body { margin: 0; font: 16px/1.5 sans-serif }
  button, .link { display: block; inline-size: 200px; block-size: 48px; margin: 8px }
  .far { block-size: 3000px } .low { position: fixed; inset: auto 0 0 0; block-size: 60px }
  .room { block-size: 80px } .clear { opacity: 0.01; background: red }`;

/** The faults of a page with this body, in the sweep's words. */
async function faultsIn(body: string, width = 360, within = ''): Promise<string[]> {
  await page.setViewportSize({ width, height: 740 });
  await page.setContent(`<!doctype html><style>${rules}</style>${body}`);
  const found = await page.evaluate(findFaults, { within });
  return found.map(({ kind, place }) => `${kind}: ${place}`);
}

const good = `<main><h1>Bag</h1><button class="order">Order Now</button><p>Two strips of Napa.</p>
  <img alt="" src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"></main>`;

describe('the sweep', () => {
  it('a correct page has no faults at any scroll position', async () => {
    expect(await faultsIn(good)).toEqual([]);
    expect(await faultsIn(`${good}<div class="far"></div>${good}`)).toEqual([]);
    // A bar at the end of the window, with space for the content behind it at the end of the page.
    const bar = '<div class="low" style="background:#fff"><button class="bag">Bag</button></div>';
    expect(
      await faultsIn(`${good}<div class="far"></div>${good}<p class="room"></p>${bar}`),
    ).toEqual([]);
  });

  it('a dialog that receives no taps is found, as in an earlier panel of the bag', async () => {
    await faultsIn(`<div style="pointer-events:none"><dialog class="panel">${good}</dialog></div>`);
    await page.evaluate(() => document.querySelector('dialog')?.showModal());
    const found = await page.evaluate(findFaults, {});
    expect(found.map(({ kind, place }) => `${kind}: ${place}`)).toContain(
      'covered: button.order by html',
    );
    await expect(tap(page, page.getByRole('button', { name: 'Order Now' }))).rejects.toThrow(
      'cannot be met with a finger',
    );
  });

  it('an invisible box that takes taps is found, at rest and at the end of scrolling', async () => {
    const box = '<div class="low clear"></div>';
    const covered = `<div style="block-size:660px"></div>${good}<div class="far"></div>`;
    const low = await faultsIn(
      `<div style="block-size:480px"></div>${good}<i class="low clear" style="block-size:200px;inset:auto 60% 0 0"></i>`,
    );
    expect(low).toContain('covered: button.order by i.low at the start');
    expect(await faultsIn(`${covered}<button class="last">Last</button>${box}`)).toContain(
      'covered: button.last by div.low at the end',
    );
  });

  it('an element that always covers a control is found', async () => {
    const box = '<i style="position:absolute;inset:0;block-size:300px" class="clear"></i>';
    const found = await faultsIn(`<div style="position:relative">${good}${box}</div>`);
    expect(found).toContain('covered: button.order by i.clear');
  });

  it('a target smaller than a thumb is found, but not a link in a sentence', async () => {
    const small = '<button class="tiny" style="inline-size:30px;block-size:30px">+</button>';
    expect(await faultsIn(small)).toEqual(['small target: button.tiny']);
    const enlarged = `<style>.tiny{position:relative}.tiny::after{content:'';position:absolute;inset:-10px}</style>`;
    expect(await faultsIn(`${enlarged}<p>..</p>${small}`)).toEqual([]);
    expect(await faultsIn('<p>Read <a href="/terms">our terms</a> before you order.</p>')).toEqual(
      [],
    );
  });

  it('text cut off at the side, below, by an ellipsis or in a field is found', async () => {
    const cut = (style: string) =>
      faultsIn(
        `<p class="name" style="inline-size:90px;overflow:hidden;${style}">Napa Extend 665 mg tablet</p>`,
      );
    expect(await cut('white-space:nowrap')).toEqual(['cut text: p.name']);
    expect(await cut('white-space:nowrap;text-overflow:ellipsis')).toEqual(['cut text: p.name']);
    expect(await cut('block-size:30px')).toEqual(['cut text: p.name']);
    expect(
      await cut('display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical'),
    ).toEqual(['cut text: p.name']);
    expect(await cut('')).toEqual([]);
    const field =
      '<input class="search" style="inline-size:120px;block-size:44px" placeholder="Search medicine, generic">';
    expect(await faultsIn(field)).toEqual(['cut text: input.search']);
    const small = '<style>.search::placeholder{font-size:8px}</style>';
    expect(await faultsIn(small + field)).toEqual([]);
  });

  it('text over other text and over a control is found', async () => {
    const over =
      '<p class="a">Nirog pharmacy</p><p class="b" style="margin-block-start:-40px">Login now</p>';
    expect(await faultsIn(over)).toEqual(['overlapping text: p.a with p.b']);
    const name = '<p class="a" style="margin-block-end:-36px">Nirog pharmacy of Dhaka</p>';
    expect(
      await faultsIn(
        `${name}<button class="b" style="position:relative;background:none"></button>`,
      ),
    ).toEqual(['overlapping text: p.a over button.b']);
  });

  it('a broken picture is found', async () => {
    await faultsIn('<img class="shown" alt="Napa" src="data:image/png;base64,AAAA">');
    await page.waitForFunction(() => document.images[0]?.complete);
    const found = await page.evaluate(findFaults, {});
    expect(found.map(({ kind, place }) => `${kind}: ${place}`)).toEqual([
      'broken picture: img.shown',
    ]);
  });

  it('a page that scrolls sideways is found', async () => {
    const wide = '<div style="inline-size:500px;block-size:20px"></div>';
    expect(await faultsIn(wide)).toEqual(['sideways scroll: html']);
    expect(await faultsIn(wide, 768)).toEqual([]);
    const part = (style: string) =>
      `<div class="part" style="inline-size:90px;${style}">${wide}</div>`;
    expect(await faultsIn(part(''), 768, '.part')).toEqual([]);
    expect(await faultsIn(part('overflow:auto'), 768, '.part')).toEqual([
      'sideways scroll: div.part',
    ]);
    expect(await faultsIn(part(''), 360, '.part')).toEqual(['sideways scroll: html']);
  });
});
