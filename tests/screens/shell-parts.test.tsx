// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route as About } from '#routes/about.tsx';
import { addToBag } from '#state/bag.ts';
import { languageStore } from '#state/language.ts';
import { shopStore } from '#state/shop.ts';
import { aProduct } from '#tests/builders/product.ts';
import { datedShop, storeShop } from '#tests/builders/shop.ts';
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
  it('the logo links to home', async () => {
    const { user, address } = await opened();
    await user.click(screen.getByRole('link', { name: 'Nirog, home' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  // shell-15
  it('the link of the current screen is marked, and no other', async () => {
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
  it('the footer shows the drug licence, the pharmacist’s registration, and the demonstration notice', async () => {
    await opened();
    const footer = (await screen.findByRole('contentinfo')).textContent;
    expect(footer).toContain('Drug licence DEMO-0000');
    expect(footer).toContain('registration A-00000');
    expect(footer).toContain('Demo shop: prices and contact details are not real');
    expect(footer).toContain('© 20');
  });

  // shell-23
  it('the footer of a new shop has no line without its year and name', async () => {
    await opened();
    const footer = await screen.findByRole('contentinfo');
    act(() => storeShop({ identity: { ...datedShop().identity, copyrightYear: 0 } }));
    expect(footer.textContent).not.toContain('©');
  });

  // shell-130
  it('says on every page that the shop takes no orders, in both languages, and nothing while it is open', async () => {
    const own = { en: 'Closed for Eid.', bn: 'ঈদের ছুটি।' };
    const none = { en: '', bn: '' };
    await opened();
    const strip = () => screen.queryByText(/opens soon|Closed for Eid|ঈদের ছুটি/);
    expect(strip()).toBeNull();
    act(() => storeShop({ opening: { state: 'soon', note: none } }));
    expect(strip()?.textContent).toContain('The pharmacy opens soon');
    act(() => storeShop({ opening: { state: 'closed', note: own } }));
    expect(strip()?.textContent).toBe('Closed for Eid.');
    act(() => void languageStore.set('bn'));
    expect(strip()?.textContent).toBe('ঈদের ছুটি।');
    act(() => storeShop({ opening: { state: 'open', note: own } }));
    expect(strip()).toBeNull();
    act(() => shopStore.clear());
    expect(strip()).toBeNull();
  });

  // bag-36, shell-27
  it('the bag bar is next to the chat button while the bag has products', async () => {
    await opened();
    const chat = await screen.findByRole('button', { name: 'Talk to us' });
    expect(screen.queryByRole('button', { name: /^View bag/ })).toBeNull();
    addToBag(aProduct());
    const bar = await screen.findByRole('button', { name: /^View bag/ });
    expect(bar.parentElement?.contains(chat)).toBe(true);
  });

  // shell-25
  it.each(['/order', '/contact', '/review', '/checkout', '/product/details/napa-500-mg-tablet'])(
    'the chat button is available from %s too',
    async (address) => {
      await opened(address);
      expect(await screen.findByRole('button', { name: 'Talk to us' })).toBeTruthy();
    },
  );

  // shell-30
  it('Messenger and WhatsApp open in a new window, a phone call does not', async () => {
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
  it('a failure is shown, and Retry fetches again', async () => {
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

describe('a slow screen', () => {
  const { loader } = About.options;
  afterEach(() => void (About.options.loader = loader));

  // shell-55
  it('the old screen stays visible for a second, then the outline follows', async () => {
    const { go } = await opened('/gallery');
    await screen.findByRole('heading', { level: 1, name: 'Gallery' });
    Object.assign(About.options, { loader: () => new Promise<never>(() => undefined) });
    const from = Date.now();
    void go('/about');
    expect(await screen.findByRole('status', { name: 'Opening…' })).toBeTruthy();
    expect(Date.now() - from).toBeGreaterThanOrEqual(950);
    expect(screen.queryByRole('heading', { level: 1, name: 'Gallery' })).toBeNull();
  });
});

describe('an address', () => {
  // shell-40
  it('a sub-category is found by its id, whatever follows it', async () => {
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
  it('the address /notification redirects to /Notifications', async () => {
    await signIn(theShop());
    const { address } = await opened('/notification');
    await waitFor(() => expect(address()).toBe('/Notifications'));
    expect(await screen.findByText('Notification list is empty.')).toBeTruthy();
  });
});

describe('a screen that is not cached', () => {
  // offline-14, shell-73
  it('an offline page offers request, bag, home and cached products', async () => {
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
  it('the screen loads by itself when the network returns', async () => {
    setNetwork('offline');
    visit('/category/medicine');
    await screen.findByRole('heading', { name: 'This page isn’t saved on your phone' });
    setNetwork('online');
    expect(await screen.findByRole('heading', { level: 1, name: 'Medicine' })).toBeTruthy();
  });
});

describe('the customer’s links', () => {
  // customer-area-6
  it('the links are one strip that scrolls to the current one, next to Logout', async () => {
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
