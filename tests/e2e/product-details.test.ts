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
  // Requests of a worker bypass Playwright's routes.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  // A legacy host has this field written by hand. Our server never returns such HTML.
  await page.route('**/ProductContent/ByProduct/**', async (route) => {
    const answer = await route.fetch();
    const envelope: { Data: Record<string, unknown> } = await answer.json();
    envelope.Data['Details'] = hostile;
    await route.fulfill({ response: answer, json: envelope });
  });
  // A page rendered by the server contains its product. From another page the phone fetches it.
  await page.goto(`${world.network.origin}/products/Search?query=napa%20500`);
  await untilAllThere(page);
  await page.locator('main a[href$="/napa-500-mg-tablet"]').first().click();
  await page.getByText('strips').waitFor();
});

afterAll(async () => {
  await world.remove();
});

describe('Product Details that a host wrote in HTML', () => {
  it('the details keep their text, emphasis and plain links', async () => {
    const panel = page.getByRole('tabpanel');
    expect(await panel.locator('b').textContent()).toBe('strips');
    const link = panel.getByRole('link', { name: 'maker' });
    expect(await link.getAttribute('href')).toBe('https://maker.example/napa');
    expect(await link.getAttribute('rel')).toContain('noopener');
  });

  // catalogue-63
  it('the details contain nothing that could run, load, cover the page or request something', async () => {
    const panel = page.getByRole('tabpanel');
    const unwanted =
      'script, img, iframe, style, form, input, svg, [onclick], [style], [href^="javascript"]';
    // The shop's own text next to it contains icons.
    const written = panel.locator('[class*=SafeHtml-html]');
    expect(await written.count()).toBe(1);
    expect(await written.locator(unwanted).count()).toBe(0);
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  // catalogue-64
  it("the details are in the reader's language if the host wrote both", async () => {
    const panel = page.getByRole('tabpanel');
    expect(await panel.getByText('Keep it cool.').count()).toBe(1);
    expect(await panel.getByText('ঠান্ডা').count()).toBe(0);
  });

  it('no plain string is assigned as HTML, as Trusted Types require', () => {
    // The Content Security Policy blocks the hostile handlers during parsing and reports them, as
    // expected.
    expect(world.phone.complaints.filter((said) => /Trusted/i.test(said))).toEqual([]);
  });
});
