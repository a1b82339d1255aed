// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route as About } from '#routes/about.tsx';
import { addToBag } from '#state/bag.ts';
import { aProduct } from '#tests/builders/product.ts';
import { network, setNetwork, statusResponse } from './network.ts';
import { signIn, useShop, visit } from './shop-harness.tsx';

const theShop = useShop();

async function opened(path = '/gallery') {
  const visited = visit(path);
  await screen.findAllByRole('banner');
  return visited;
}

describe('the shell', () => {
  // shell-3
  it('leads home with its sign', async () => {
    const { user, address } = await opened();
    await user.click(screen.getByRole('link', { name: 'Nirog, home' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  // shell-15
  it('marks the link of the present screen as current, and no other', async () => {
    await opened('/gallery');
    const links = within(screen.getByRole('navigation', { name: 'Main links' }));
    await waitFor(() =>
      expect(
        links
          .getAllByRole('link')
          .filter((link) => link.getAttribute('aria-current') === 'page')
          .map((link) => link.textContent),
      ).toEqual(['Gallery']),
    );
  });

  // shell-23, shell-24
  it('ends with the drug licence, the pharmacist’s registration, and that it is a demonstration', async () => {
    await opened();
    const footer = (await screen.findByRole('contentinfo')).textContent;
    expect(footer).toContain('Drug licence DEMO-0000');
    expect(footer).toContain('registration A-00000');
    expect(footer).toContain('Demo shop: prices and contact details are not real');
  });

  // bag-36, shell-27
  it('has the bag bar beside the chat button while the bag holds something', async () => {
    await opened();
    const chat = await screen.findByRole('button', { name: 'Talk to us' });
    expect(screen.queryByRole('button', { name: /^View bag/ })).toBeNull();
    addToBag(aProduct());
    const bar = await screen.findByRole('button', { name: /^View bag/ });
    expect(bar.parentElement?.contains(chat)).toBe(true);
  });

  // shell-25
  it.each(['/order', '/contact', '/review', '/checkout', '/product/details/napa-500-mg-tablet'])(
    'leads to a person from %s too',
    async (address) => {
      await opened(address);
      expect(await screen.findByRole('button', { name: 'Talk to us' })).toBeTruthy();
    },
  );

  // shell-30
  it('opens Messenger and WhatsApp in a window of their own, a phone call not', async () => {
    const { user } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Talk to us' }));
    const targets = ['Messenger', 'WhatsApp', 'Phone call'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('target'),
    );
    expect(targets).toEqual(['_blank', '_blank', null]);
  });
});

describe('the categories menu', () => {
  // shell-6
  it('says that the categories cannot be had, and asks again on Retry', async () => {
    network.respond = (path) => (path.startsWith('HomeArea') ? statusResponse(500) : undefined);
    const { user } = await opened();
    const header = within(screen.getAllByRole('banner')[0] ?? document.body);
    header.getByRole('button', { name: 'Categories' }).focus();
    await user.keyboard('{Enter}');
    expect(await header.findByText(/The categories could not be loaded/)).toBeTruthy();
    network.respond = null;
    await user.click(header.getByRole('button', { name: 'Retry' }));
    expect(await header.findByRole('link', { name: 'Medicine' })).toBeTruthy();
  });
});

describe('a screen that is slow', () => {
  const { loader } = About.options;
  afterEach(() => void (About.options.loader = loader));

  // shell-55
  it('leaves the one before in sight for a second, then shows its outline', async () => {
    const { go } = await opened('/gallery');
    await screen.findByRole('heading', { level: 1, name: 'Gallery' });
    About.options.loader = () => new Promise<never>(() => undefined);
    const from = Date.now();
    void go('/about');
    expect(await screen.findByRole('status', { name: 'Opening…' })).toBeTruthy();
    expect(Date.now() - from).toBeGreaterThanOrEqual(950);
    expect(screen.queryByRole('heading', { level: 1, name: 'Gallery' })).toBeNull();
  });
});

describe('an address', () => {
  // shell-40
  it('of a sub-category is read by the id alone, whatever follows it', async () => {
    const { user, go } = await opened('/category/medicine');
    const chip = await screen.findByRole('link', { name: 'Fever & Pain' });
    const to = chip.getAttribute('href') ?? '';
    await user.click(chip);
    const name = { level: 1, name: 'Fever & Pain' };
    await screen.findByRole('heading', name);
    await go('/gallery');
    await go(`${to}/fever-pain/and/more`);
    expect(await screen.findByRole('heading', name)).toBeTruthy();
  });

  // notifications-1, shell-42
  it('/notification leads to /Notifications', async () => {
    await signIn(theShop());
    const { address } = await opened('/notification');
    await waitFor(() => expect(address()).toBe('/Notifications'));
    expect(await screen.findByText('Notification list is empty.')).toBeTruthy();
  });
});

describe('a screen that this phone has not seen', () => {
  // offline-14, shell-73
  it('says so without a network, and offers request, bag, home and what is known', async () => {
    const { go } = await opened('/');
    await screen.findAllByRole('article');
    addToBag(aProduct());
    setNetwork('offline');
    await go('/category/baby-care');
    expect(
      await screen.findByRole('heading', { name: 'This page isn’t saved on your phone' }),
    ).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: /Send a request order/ }).getAttribute('href')).toBe(
      '/order',
    );
    expect(main.getByRole('button', { name: 'Look into your bag' })).toBeTruthy();
    expect(main.getByRole('link', { name: 'Home page' })).toBeTruthy();
    expect(main.getByRole('link', { name: 'Medicine' }).getAttribute('href')).toBe(
      '/category/medicine',
    );
    const known = main.getByRole('list', { name: 'Products saved on this phone' });
    expect(within(known).getAllByRole('article').length).toBeLessThanOrEqual(12);
  });

  // offline-14, shell-74
  it('asks again by itself when the network is back', async () => {
    setNetwork('offline');
    visit('/category/medicine');
    await screen.findByRole('heading', { name: 'This page isn’t saved on your phone' });
    setNetwork('online');
    expect(await screen.findByRole('heading', { level: 1, name: 'Medicine' })).toBeTruthy();
  });
});

describe('the customer’s links', () => {
  // customer-area-6
  it('are one strip that scrolls to the present place, with Logout beside it', async () => {
    await signIn(theShop());
    const scrollBy = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => undefined);
    await opened('/profile/complain');
    const ways = await screen.findByRole('navigation', { name: 'Your account' });
    const strip = within(ways).getByRole('list');
    await waitFor(() => expect(scrollBy.mock.contexts).toContain(strip));
    const logout = within(ways).getByRole('button', { name: 'Logout' });
    expect(strip.contains(logout)).toBe(false);
    expect(strip.nextElementSibling).toBe(logout);
  });
});
