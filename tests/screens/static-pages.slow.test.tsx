// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoPlaces, storeShop } from '#tests/builders/shop.ts';
import { setNetwork } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

useShop();

const pages = [
  ['/carrer', 'Careers', 'চাকরি'],
  ['/return', 'Return Policy', 'ফেরতের নীতি'],
  ['/termsCondition', 'Terms and Conditions', 'শর্তাবলি'],
  ['/privacy', 'Privacy Policy', 'গোপনীয়তার নীতি'],
  ['/howToOrder', 'How To Order', 'যেভাবে অর্ডার করবেন'],
  ['/about', 'About Us', 'আমাদের কথা'],
] as const;

const nfc = (text: string) => text.normalize('NFC');

async function article(title: string): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 1, name: nfc(title) });
  return screen.getByRole('article');
}

function sectionOf(id: string): HTMLElement {
  const section = document.getElementById(id);
  if (!section) throw new Error(`no section ${id}`);
  return section;
}

describe('a page of text', () => {
  // catalogue-118, shell-36, shell-54
  it.each(pages)('the page %s has its title in both languages', async (path, english, bengali) => {
    const first = visit(path);
    await article(english);
    expect(first.address()).toBe(path);
    expect(document.title).toBe(`${english} · Nirog`);
    visit(path, 'bn');
    await screen.findAllByRole('heading', { level: 1, name: nfc(bengali) });
  });

  // catalogue-119
  it.each(pages)(
    'the page %s lists its sections, each with its own address',
    async (path, title) => {
      visit(path);
      const page = await article(title);
      const headings = within(page).getAllByRole('heading', { level: 2 });
      const [contents] = screen.getAllByRole('navigation', { name: 'On this page' });
      if (!contents) throw new Error('no contents');
      const links = within(contents).getAllByRole('link');
      expect(links.length).toBeGreaterThanOrEqual(3);
      for (const link of links) {
        const section = sectionOf(link.getAttribute('href')?.slice(1) ?? '');
        expect(within(section).getByRole('heading', { level: 2 }).textContent).toBe(
          link.textContent,
        );
      }
      // The last heading may be the list of further links.
      expect(headings.length - links.length).toBeLessThanOrEqual(1);
    },
  );

  it.each(pages)('the page %s has no text in the wrong language', async (path, _, bengali) => {
    visit(path, 'bn');
    const page = await article(bengali);
    for (const paragraph of page.querySelectorAll('p, li, th, td, h2, h3')) {
      expect(paragraph.textContent).toMatch(/[\u0980-\u09ff]|^#$|@/);
    }
  });

  // catalogue-118, offline-7
  it.each(pages)(
    'the page %s has a breadcrumb and opens without a network',
    async (path, title) => {
      setNetwork('offline');
      visit(path);
      const page = await article(title);
      const trail = screen.getByRole('navigation', { name: 'You are here' });
      expect(within(trail).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
      expect(within(trail).getByText(title).getAttribute('aria-current')).toBe('page');
      expect(within(page).queryByRole('alert')).toBeNull();
    },
  );
});

describe('the terms', () => {
  // catalogue-124, shell-37, shell-86
  it('the terms have the cancellation cutoff, 1:10 PM, under #cancellation', async () => {
    visit('/termsCondition');
    await article('Terms and Conditions');
    expect(sectionOf('cancellation').textContent).toContain(
      'An order can be cancelled free of charge until 1:10\u00a0PM Bangladesh time.',
    );
  });

  // shell-37
  it('the terms have the disclaimer under #disclaimer', async () => {
    visit('/termsCondition');
    await article('Terms and Conditions');
    expect(sectionOf('disclaimer').textContent).toContain('does not replace your doctor');
  });

  it('the terms say that a request is not a purchase yet, as the request form links to', async () => {
    visit('/termsCondition');
    const page = await article('Terms and Conditions');
    expect(page.textContent).toContain('A request is not a purchase yet');
    expect(page.textContent).toContain('Delivery is 80 TK within Dhaka city and 120 TK outside.');
    expect(page.textContent).toContain('Please pay 20% to process the order.');
  });

  it('the terms have the same facts in Bengali', async () => {
    visit('/termsCondition', 'bn');
    const page = await article('শর্তাবলি');
    expect(sectionOf('cancellation').textContent).toContain('দুপুর\u00a0১:১০ পর্যন্ত');
    expect(page.textContent).toContain(nfc('ঢাকা শহরে ৮০ টাকা, ঢাকার বাইরে ১২০ টাকা'));
    expect(page.textContent).toContain('২০%');
  });

  // catalogue-124
  it('the terms follow a changed charge', async () => {
    const note = {
      insideDhaka: { least: 95_00, most: 95_00 },
      outsideDhaka: { least: 150_00, most: 150_00 },
    };
    storeShop({ places: { ...demoPlaces, note } });
    visit('/termsCondition');
    const page = await article('Terms and Conditions');
    expect(page.textContent).toContain('Delivery is 95 TK within Dhaka city and 150 TK outside.');
  });
});

describe('How To Order', () => {
  // catalogue-123
  it('the page explains the bag, the request order and the prescription', async () => {
    visit('/howToOrder');
    await article('How To Order');
    expect(sectionOf('bag').textContent).toContain('Add to Bag');
    const request = within(sectionOf('request')).getByRole('link', {
      name: 'Start a request order',
    });
    expect(request.getAttribute('href')).toBe('/order');
    const upload = within(sectionOf('prescription')).getByRole('link', {
      name: 'Upload Prescription',
    });
    expect(upload.getAttribute('href')).toBe('/order#prescriptions');
  });

  // catalogue-123
  it('the page explains an order without a network, from "Saved on this phone" to "Sent"', async () => {
    visit('/howToOrder');
    await article('How To Order');
    const states = within(sectionOf('offline')).getAllByRole('listitem');
    expect(states.map((one) => one.querySelector('strong')?.textContent)).toEqual([
      'Saved on this phone',
      'Sending…',
      'Sent',
    ]);
  });

  // catalogue-123, shell-86
  it('the page states 80 TK and 120 TK, 20 %, cash on delivery and the cutoff', async () => {
    visit('/howToOrder');
    await article('How To Order');
    const payment = sectionOf('payment');
    expect(payment.textContent).toContain('Within Dhaka city80 TK');
    expect(payment.textContent).toContain('Outside Dhaka city120 TK');
    expect(payment.textContent).toContain('Please pay 20% to process the order.');
    expect(payment.textContent).toContain('Cash On Delivery');
    expect(sectionOf('cancellation').textContent).toContain('until 1:10\u00a0PM of the next day.');
  });
});

describe('Privacy Policy', () => {
  it('the page lists all data that the phone stores, and for how long', async () => {
    visit('/privacy');
    await article('Privacy Policy');
    const kept = within(sectionOf('phone')).getAllByRole('rowheader');
    expect(kept.map((one) => one.textContent)).toEqual([
      'The bag',
      'Drafts of requests, with their photos',
      'The outbox: what you sent while there was no network',
      'The latest address',
      'Your login',
      'Products, prices and pictures that you have seen; the language',
    ]);
    expect(sectionOf('erase').textContent).toContain('clear the data of this site');
    expect(sectionOf('others').textContent).toContain('no third-party scripts');
  });
});

describe('Careers', () => {
  // catalogue-122
  it('the e-mail link has the position in its subject', async () => {
    visit('/carrer');
    await article('Careers');
    const positions = within(sectionOf('positions')).getAllByRole('link', { name: /^Apply as/ });
    expect(positions).toHaveLength(4);
    expect(positions[2]?.getAttribute('href')).toBe(
      'mailto:care@nirog.example?subject=Application:%20Delivery%20rider',
    );
    expect(screen.getByRole('link', { name: 'Apply by e-mail' })).toBeTruthy();
  });
});
