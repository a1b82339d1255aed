import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { untilAllThere } from './support/all-there.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';

let world: TestWorld;
let page: Page;

const hostile = `<p onclick="window.ran=1" style="position:fixed;inset:0">Two <b>strips</b></p>
  <script>window.ran=1</script><img src="https://tracker.example/x.gif" onerror="window.ran=1">
  <iframe src="https://tracker.example"></iframe><style>body{display:none}</style>
  <form action="https://tracker.example"><input name="phone"></form><svg onload="window.ran=1"></svg>
  <a href="javascript:window.ran=1">press</a> <a href="https://maker.example/napa">maker</a>
  <p lang="en">Keep it cool.</p><p lang="bn">ঠান্ডা জায়গায় রাখুন।</p>`;

beforeAll(async () => {
  world = await openTestWorld();
  page = await world.phone.open();
  // What a worker asks for passes by the page's routes.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  // A legacy host writes this field by hand; ours never would.
  await page.route('**/ProductContent/ByProduct/**', async (route) => {
    const answer = await route.fetch();
    const envelope: { Data: Record<string, unknown> } = await answer.json();
    envelope.Data['Details'] = hostile;
    await route.fulfill({ response: answer, json: envelope });
  });
  // A page that the server drew brings its product along: from another page the phone asks for it.
  await page.goto(`${world.network.origin}/products/Search?query=napa%20500`);
  await untilAllThere(page);
  await page.locator('main a[href$="/napa-500-mg-tablet"]').first().click();
  await page.getByText('strips').waitFor();
});

afterAll(async () => {
  await world.remove();
});

describe('Product Details that a host wrote in HTML', () => {
  it('keep their words, their emphasis and their plain links', async () => {
    const panel = page.getByRole('tabpanel');
    expect(await panel.locator('b').textContent()).toBe('strips');
    const link = panel.getByRole('link', { name: 'maker' });
    expect(await link.getAttribute('href')).toBe('https://maker.example/napa');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  // catalogue-63
  it('hold nothing that could run, load, cover the page or ask for something', async () => {
    const panel = page.getByRole('tabpanel');
    const unwanted =
      'script, img, iframe, style, form, input, svg, [onclick], [style], [href^="javascript"]';
    // The shop's own words beside it have drawings of their own.
    const written = panel.locator('[class*=SafeHtml-html]');
    expect(await written.count()).toBe(1);
    expect(await written.locator(unwanted).count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  // catalogue-64
  it("show the reader's language where the host wrote both", async () => {
    const panel = page.getByRole('tabpanel');
    expect(await panel.getByText('Keep it cool.').count()).toBe(1);
    expect(await panel.getByText('ঠান্ডা').count()).toBe(0);
  });

  it('obey Trusted Types: no bare string was taken for HTML', () => {
    // The page's rules block the hostile handlers while they are parsed, and say so: that is their work.
    expect(world.phone.complaints.filter((said) => /Trusted/i.test(said))).toEqual([]);
  });
});
