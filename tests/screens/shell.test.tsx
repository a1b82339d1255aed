// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { languageStore } from '#state/language.ts';
import { sessionStore } from '#state/session.ts';
import { setNetwork } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

useShop();

afterEach(() => {
  act(() => sessionStore.clear());
});

const aCustomer = {
  id: '7',
  name: 'Karimunnesa',
  email: '',
  phone: '01712345678',
  image: '',
  token: 't',
};

/** The page's own header: happy-dom gives a <header> inside the content the role banner too. */
function header(): HTMLElement {
  const [first] = screen.getAllByRole('banner');
  if (!first) throw new Error('no header');
  return first;
}

async function opened(path = '/gallery'): Promise<ReturnType<typeof visit>> {
  const shop = visit(path);
  await screen.findAllByRole('banner');
  return shop;
}

describe('the header', () => {
  // shell-2
  it('the header shows a contact phone, a contact e-mail and the tagline', async () => {
    await opened();
    const phone = within(header()).getByRole('link', { name: 'Call us: 09610-000000' });
    expect(phone.getAttribute('href')).toBe('tel:+8809610000000');
    expect(within(header()).getByRole('link', { name: /care@nirog\.example/ })).toBeTruthy();
    expect(header().textContent).toContain('The first model pharmacy in the country');
  });

  // shell-14
  it('the header has the main links in their order', async () => {
    await opened();
    const links = within(screen.getByRole('navigation', { name: 'Main links' })).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Request Order', '/order'],
      ['Special Offers', '/special/offer'],
      ['Branch Locations', '/branchLocation'],
      ['Review', '/review'],
      ['Gallery', '/gallery'],
      ['About Us', '/about'],
      ['Contact Us', '/contact'],
    ]);
  });

  // shell-7
  it('Upload Prescription links to the upload area of the request order', async () => {
    await opened();
    const link = within(header()).getByRole('link', { name: /^Upload Prescription/ });
    expect(link.getAttribute('href')).toBe('/order#prescriptions');
    expect(link.textContent).toContain('Prescriptions');
  });

  // shell-9
  it('Login opens the login form', async () => {
    const { user } = await opened();
    await user.click(within(header()).getByRole('button', { name: 'Login' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { name: 'Login' })).toBeTruthy();
  });

  // shell-10
  it("a long name is shown with 5 characters and '..'", async () => {
    sessionStore.set(aCustomer);
    await opened();
    const button = await within(header()).findByRole('button', { name: 'Menu of Karimunnesa' });
    expect(button.textContent).toBe('Karim..');
  });
});

describe('the categories menu', () => {
  // shell-5
  it('the menu lists each category with its picture and name, linking to /category/{permalink}', async () => {
    const { user } = await opened();
    const button = within(header()).getByRole('button', { name: 'Categories' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const link = await within(header()).findByRole('link', { name: 'Medicine' });
    expect(link.getAttribute('href')).toBe('/category/medicine');
    expect(link.querySelector('img')?.getAttribute('src')).toMatch(/\/Banner\/Icons\//);
    const sub = within(header()).getByRole('link', { name: 'Fever & Pain' });
    expect(sub.getAttribute('href')).toMatch(/^\/subCategory\/\d+$/);
  });

  // shell-4
  it('Escape closes the menu and returns the focus', async () => {
    const { user } = await opened();
    const button = within(header()).getByRole('button', { name: 'Categories' });
    button.focus();
    await user.keyboard('{Enter}');
    await within(header()).findByRole('link', { name: 'Medicine' });
    await user.keyboard('{Escape}');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button);
  });

  // shell-4
  it('a tap and hovering open the menu', async () => {
    const { user } = await opened();
    const button = within(header()).getByRole('button', { name: 'Categories' });
    await user.pointer([{ keys: '[TouchA]', target: button }]);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.pointer([{ keys: '[TouchA]', target: button }]);
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await user.hover(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.unhover(button);
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });

  it('choosing a category closes the menu', async () => {
    const { user, address } = await opened();
    const button = within(header()).getByRole('button', { name: 'Categories' });
    button.focus();
    await user.keyboard('{Enter}');
    await user.click(await within(header()).findByRole('link', { name: 'Medicine' }));
    await waitFor(() => expect(address()).toBe('/category/medicine'));
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the mobile navigation', () => {
  // shell-16, shell-17, shell-18
  it('the drawer slides in with a Close button, a search box, the main links and the categories', async () => {
    const { user } = await opened();
    const hamburger = within(header()).getByRole('button', { name: 'Open the menu' });
    await user.click(hamburger);
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(menu).getByRole('combobox')).toBeTruthy();
    expect(within(menu).getByRole('link', { name: 'Branch Locations' })).toBeTruthy();
    expect(within(menu).getByText('Categories')).toBeTruthy();
    await user.click(within(menu).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(hamburger);
  });

  // shell-18
  it('following a link closes the drawer', async () => {
    const { user, address } = await opened();
    await user.click(within(header()).getByRole('button', { name: 'Open the menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'About Us' }));
    await waitFor(() => expect(address()).toBe('/about'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the language', () => {
  // offline-26, shell-58, shell-59, shell-60, shell-61
  it('the header switches the language, which is stored under lang and set on html', async () => {
    const { user } = await opened();
    expect(document.documentElement.lang).toBe('en');
    await user.click(within(header()).getByRole('button', { name: 'বাংলা' }));
    expect(document.documentElement.lang).toBe('bn');
    expect(localStorage.getItem('lang')).toBe('bn');
    expect(screen.getByRole('navigation', { name: 'প্রধান লিংক' })).toBeTruthy();
    expect(header().textContent).toContain('দেশের প্রথম মডেল ফার্মেসি');
  });

  // shell-62
  it('Bengali is offered once if the browser prefers it', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['bn-BD', 'en-US']);
    const { user } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Stay in English' }));
    expect(screen.queryByRole('button', { name: 'বাংলায় দেখুন' })).toBeNull();
    expect(localStorage.getItem('lang')).toBe('en');
    expect(languageStore.get()).toBe('en');
  });

  // shell-62
  it('Bengali is not offered to a browser that prefers English', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', 'bn-BD']);
    await opened();
    await screen.findByRole('contentinfo');
    await screen.findByRole('button', { name: 'Talk to us' });
    expect(screen.queryByRole('button', { name: 'বাংলায় দেখুন' })).toBeNull();
  });
});

describe('the footer', () => {
  // shell-19, shell-20, shell-21, shell-22
  it('the footer shows address, phones, e-mail, social links, payment methods, the year 2022 and the static pages', async () => {
    await opened();
    const footer = await screen.findByRole('contentinfo');
    expect(footer.textContent).toContain('House 12, Road 5, Dhanmondi, Dhaka 1205');
    expect(footer.textContent).toContain('© 2022 Nirog');
    for (const name of ['09610-000000', '01700-000000', 'care@nirog.example', 'Facebook']) {
      expect(within(footer).getByRole('link', { name })).toBeTruthy();
    }
    expect(within(footer).getByRole('img', { name: 'Cash On Delivery' })).toBeTruthy();
    const pages = ['/howToOrder', '/termsCondition', '/return', '/privacy', '/carrer', '/about'];
    const links = within(footer)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(links).toEqual(expect.arrayContaining(pages));
  });

  // shell-64
  it('the footer has its year in Bengali digits', async () => {
    visit('/gallery', 'bn');
    expect((await screen.findByRole('contentinfo')).textContent).toContain('© ২০২২ নীরোগ');
  });
});

describe('the floating contact buttons', () => {
  // shell-25
  it('the buttons are plain links to Messenger, WhatsApp and a phone call', async () => {
    const { user } = await opened();
    await user.click(await screen.findByRole('button', { name: 'Talk to us' }));
    const hrefs = ['Messenger', 'WhatsApp', 'Phone call'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual([
      'https://messenger.example/nirog',
      'https://whatsapp.example/8801700000000',
      'tel:+8809610000000',
    ]);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });
});

describe('the network strip', () => {
  // offline-16, shell-68
  it('the strip explains that the network is missing, and what still works', async () => {
    await opened();
    expect(screen.queryByText(/^You’re offline\./)).toBeNull();
    act(() => setNetwork('offline'));
    expect(screen.getByText(/^You’re offline\. Keep browsing/)).toBeTruthy();
    act(() => setNetwork('online'));
    expect(screen.queryByText(/^You’re offline\./)).toBeNull();
  });
});

describe('navigating to another address', () => {
  // shell-53
  it('the focus moves to the content', async () => {
    const { user } = await opened('/');
    await screen.findByRole('heading', { level: 2, name: 'Shop By Category' });
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main links' })).getByRole('link', {
        name: 'Gallery',
      }),
    );
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  // shell-13
  it('the first stop of the Tab key skips to the content', async () => {
    const { user } = await opened();
    await user.tab();
    expect(document.activeElement?.textContent).toBe('Skip to the content');
    expect(document.activeElement?.getAttribute('href')).toBe('#main');
  });
});
