// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { closeBag } from '#state/bag.ts';
import { observeNetwork } from '#state/network.ts';
import { everythingIsInWindow } from './intersection-observer.ts';
import { requestsTo, network, refusal, setNetwork, statusResponse } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

useShop();

const homePath = 'HomeArea/Home/Get';

/** Whether the media query for reduced motion matches. All other queries do not match. */
let asksForStillness = false;

beforeEach(() => {
  asksForStillness = true;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const list = new EventTarget();
    const matches = media.includes('reduced-motion') && asksForStillness;
    return Object.assign(list, { matches, media, onchange: null }) as MediaQueryList;
  });
});

/** The screen without the shell around it. */
function content() {
  return within(screen.getByRole('main'));
}

async function ready(): Promise<void> {
  await screen.findByRole('heading', { level: 2, name: 'Shop By Category' });
}

function categoryLinks(heading: string): HTMLAnchorElement[] {
  const section = screen.getByRole('region', { name: heading });
  return within(section).getAllByRole<HTMLAnchorElement>('link');
}

describe('home, loaded', () => {
  // catalogue-2
  it('the Shop By Category grid has up to 8 categories, each linking to /category/{id}', async () => {
    visit('/');
    await ready();
    const links = categoryLinks('Shop By Category');
    expect(links).toHaveLength(8);
    expect(links[0]?.textContent).toBe('Medicine');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['1', '2', '3', '4', '5', '6', '7', '8'].map((id) => `/category/${id}`),
    );
  });

  // catalogue-14, catalogue-16
  it('the banners have one picture per viewport width from 764 and 400 px on', async () => {
    visit('/');
    const slider = await screen.findByRole('region', { name: 'Offers and news' });
    const [first] = within(slider).getAllByRole('group');
    if (!first) throw new Error('no slide');
    expect(within(first).getByRole('link').getAttribute('href')).toBe('/order');
    expect(first.textContent).toContain('Send a photo of your prescription');
    const sources = [...first.querySelectorAll('source')];
    expect(sources.map((source) => source.media)).toEqual([
      '(min-width: 764px)',
      '(min-width: 400px)',
    ]);
    expect(sources[0]?.srcset).toMatch(/^\/Content\/ImageData\/Banner\/Orginal\/.*large/);
    expect(first.querySelector('img')?.getAttribute('src')).toMatch(/small/);
  });

  // catalogue-16
  it("the texts of the banners are in the reader's language", async () => {
    visit('/', 'bn');
    const slider = await screen.findByRole('region', { name: 'অফার ও খবর'.normalize('NFC') });
    for (const slide of within(slider).getAllByRole('group')) {
      expect(slide.textContent).toMatch(/[\u0980-\u09ff]/);
      expect(slide.textContent).not.toMatch(/[A-Za-z]{4,}/);
    }
  });

  // catalogue-6
  it('the scrolling notice bar can be paused', async () => {
    const { user } = visit('/');
    await ready();
    const bar = screen.getByRole('region', { name: 'Notices' });
    expect(bar.textContent).toContain('Delivery is 80 TK within Dhaka city and 120 TK outside.');
    const line = bar.querySelector('[data-paused]');
    expect(line).toBeNull();
    await user.click(within(bar).getByRole('button', { name: 'Pause the notices' }));
    expect(bar.querySelector('[data-paused]')).not.toBeNull();
    await user.click(within(bar).getByRole('button', { name: 'Move the notices' }));
    expect(bar.querySelector('[data-paused]')).toBeNull();
  });

  // catalogue-3, catalogue-5
  it('each category has a row of products with its banners', async () => {
    visit('/');
    const row = await screen.findByRole('region', { name: 'Medicine' });
    expect(within(row).getAllByRole('article')).toHaveLength(12);
    expect(within(row).getByRole('region', { name: 'Offers: Medicine' })).toBeTruthy();
    expect(
      within(row).getByRole('link', { name: 'See all of Medicine' }).getAttribute('href'),
    ).toBe('/category/medicine');
  });

  // catalogue-4
  it('the button loads the further rows on a phone and moves the focus to them', async () => {
    const { user } = visit('/');
    const more = await screen.findByRole('button', { name: 'Show 2 more categories' });
    await user.click(more);
    expect(more.isConnected).toBe(false);
    const rows = screen.getAllByRole('link', { name: /^See all of/ });
    expect(document.activeElement).toBe(rows[3]);
  });

  // catalogue-1
  it('the resort banners are the last part', async () => {
    visit('/');
    await ready();
    expect(screen.getByRole('region', { name: 'More from the shop' })).toBeTruthy();
  });

  // catalogue-1
  it('the parts are in their order', async () => {
    visit('/');
    await ready();
    await screen.findByRole('region', { name: 'Medicine' });
    const parts = content()
      .getAllByRole('region')
      .map((part) => part.getAttribute('aria-label') ?? part.querySelector('h2')?.textContent);
    const named = ['Offers and news', 'Shop By Category', 'Notices', 'Medicine'];
    const places = [...named, 'More from the shop'].map((name) => parts.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('home is in Bengali from the first heading to the digits', async () => {
    visit('/', 'bn');
    await screen.findByRole('heading', { level: 2, name: 'ক্যাটাগরি অনুযায়ী কিনুন' });
    expect(categoryLinks('ক্যাটাগরি অনুযায়ী কিনুন')[0]?.textContent).toBe('ওষুধ');
    const row = await screen.findByRole('region', { name: 'ওষুধ' });
    expect(within(row).getAllByText(/৳[০-৯]/).length).toBeGreaterThan(0);
    expect(document.documentElement.lang).toBe('bn');
    expect(document.title).toBe('নীরোগ');
  });

  // catalogue-6, catalogue-13
  it('a slider under reduced motion is a static strip without controls', async () => {
    visit('/');
    const slider = await screen.findByRole('region', { name: 'Offers and news' });
    await ready();
    expect(slider.hasAttribute('data-moving')).toBe(false);
    expect(within(slider).queryByRole('button', { name: 'Pause the slides' })).toBeNull();
  });

  // catalogue-13
  it('a slider does not move before it is visible', async () => {
    asksForStillness = false;
    visit('/');
    const slider = await screen.findByRole('region', { name: 'Offers and news' });
    await ready();
    expect(within(slider).queryByRole('button', { name: 'Pause the slides' })).toBeNull();
  });

  // catalogue-12, catalogue-13
  it('a slider moves when it is visible, and can be paused', async () => {
    everythingIsInWindow();
    asksForStillness = false;
    const { user } = visit('/');
    const slider = await screen.findByRole('region', { name: 'Offers and news' });
    await user.click(await within(slider).findByRole('button', { name: 'Pause the slides' }));
    expect(within(slider).getByRole('button', { name: 'Play the slides' })).toBeTruthy();
  });

  // bag-32, shell-34, shell-79
  it("the home screen's shortcut opens the bag", async () => {
    visit('/?bag=open');
    expect(await screen.findByRole('dialog', { name: 'Your bag' })).toBeTruthy();
    act(closeBag);
  });
});

describe('home, loading', () => {
  // catalogue-10
  it('home shows outlines and announces that the shop is opening', async () => {
    network.state = 'silent';
    visit('/');
    expect((await screen.findByText('The shop is being opened…')).getAttribute('role')).toBe(
      'status',
    );
    expect(content().queryByRole('alert')).toBeNull();
  });
});

describe('home, failed', () => {
  // catalogue-9
  it("home shows the server's Msg with the code in small print, and Retry fetches again", async () => {
    network.respond = (path) => (path === homePath ? refusal('The shop is closed', 17) : undefined);
    const { user } = visit('/');
    const alert = await content().findByRole('alert');
    expect(alert.textContent).toContain('The shop could not be opened');
    expect(alert.textContent).toContain('The shop is closed');
    expect(alert.textContent).toContain('Error Code 17');
    network.respond = null;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await ready();
  });

  // errors-14
  it('home shows the status code of a failing server', async () => {
    network.respond = (path) => (path === homePath ? statusResponse(500) : undefined);
    visit('/');
    await waitFor(() => expect(content().getByRole('alert').textContent).toContain('(Code: 500)'));
    expect(requestsTo(homePath).length).toBeGreaterThan(1);
  });
});

describe('home, offline', () => {
  // catalogue-8, offline-19, shell-70
  it('the cached shop stays on the screen with the age of its prices', async () => {
    visit('/');
    await ready();
    act(() => setNetwork('offline'));
    act(() => observeNetwork('nobody', new Date().toISOString()));
    expect(await screen.findByText(/Prices from a moment ago\./)).toBeTruthy();
    expect(screen.getByText(/^You’re offline\. Keep browsing/)).toBeTruthy();
    await ready();
    act(() => setNetwork('online'));
    act(() => observeNetwork('shop', null));
    await waitFor(() => expect(screen.queryByText(/Prices from/)).toBeNull());
  });

  // catalogue-9, offline-15
  it('an uncached home explains itself and links to a request order, without an error', async () => {
    network.state = 'offline';
    setNetwork('offline');
    visit('/');
    const alert = await content().findByRole('alert');
    expect(alert.textContent).toContain('No connection yet');
    expect(alert.textContent).not.toMatch(/error/i);
    const way = within(alert).getByRole('link', { name: 'Write a request order' });
    expect(way.getAttribute('href')).toBe('/order');
  });

  it('the offline page is in Bengali on a Bengali page', async () => {
    setNetwork('offline');
    visit('/', 'bn');
    expect((await content().findByRole('alert')).textContent).toContain('এখনও নেটওয়ার্ক নেই');
  });
});
