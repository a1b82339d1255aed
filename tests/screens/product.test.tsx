// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emptyAddress } from '#domain/address.ts';
import { addressStore } from '#state/address.ts';
import {
  hold,
  requestsTo,
  network,
  refusal,
  setNetwork,
  shopResponse,
  statusResponse,
} from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

useShop();

const napa = '/product/details/napa-500-mg-tablet';
const onePath = 'ProductArea/ProductContent/ByProduct/';
const commentsPath = 'ReviewArea/Comment/ByProduct';

/** Napa as the server sends it, with these changes. */
function napaOnWire(differences: Record<string, unknown> = {}) {
  return {
    Id: '11001',
    Name: 'Napa',
    NameBn: 'নাপা',
    Strength: '500 mg',
    GenericName: 'Paracetamol',
    Type: 'Tablet',
    SupplierName: 'Beximco Pharmaceuticals Ltd.',
    UnitSalePrice: 1.2,
    Discount: 0,
    DiscountPercent: 0,
    ImagePath: '',
    Details: '',
    Permalink: 'napa-500-mg-tablet',
    ...differences,
  };
}

function respondWithProduct(differences: Record<string, unknown>): void {
  network.respond = (path) =>
    path.startsWith(onePath) ? shopResponse(napaOnWire(differences)) : undefined;
}

function article(): HTMLElement {
  const found = screen.getByRole('heading', { level: 1 }).closest('article');
  if (!found) throw new Error('no product is shown');
  return found;
}

describe('the product page', () => {
  // catalogue-48, catalogue-50
  it('picture, name, strength, company, price and Add to Bag are above the tabs', async () => {
    visit(napa);
    await screen.findByRole('heading', { level: 1, name: 'Napa' });
    const shown = article();
    expect(shown.textContent).toContain('500 mg · Tablet');
    expect(shown.textContent).toContain('Beximco Pharmaceuticals Ltd.');
    expect(shown.textContent).toContain('৳1.20/pc');
    expect(
      within(shown).getByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' }),
    ).toBeTruthy();
    expect(within(shown).getByRole('img', { name: 'Napa' }).getAttribute('src')).toBe(
      '/Content/ImageData/Product/Orginal/napa-500-mg-tablet.webp',
    );
    const tabs = await screen.findByRole('tablist');
    expect(shown.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  // catalogue-51
  it("the title of the page is the product's name", async () => {
    visit(napa);
    await waitFor(() => expect(document.title).toBe('Napa 500 mg · Nirog'));
  });

  // catalogue-53
  it('an id in the address is replaced by the permalink', async () => {
    const { address } = visit('/product/details/11001');
    await screen.findByRole('heading', { level: 1, name: 'Napa' });
    expect(address()).toBe(napa);
    expect(requestsTo(onePath)).toHaveLength(1);
  });

  it('the page opens under /Product/Details/{permalink} too', async () => {
    visit('/Product/Details/napa-500-mg-tablet');
    await screen.findByRole('heading', { level: 1, name: 'Napa' });
  });

  // catalogue-44, catalogue-50
  it('a prescription product is marked', async () => {
    visit('/product/details/inflam-200-mg-tablet');
    await screen.findByRole('heading', { level: 1, name: 'Inflam' });
    expect(within(article()).getByText('Prescription needed')).toBeTruthy();
  });

  // catalogue-52
  it('the page links back to its category', async () => {
    visit(napa);
    const trail = await screen.findByRole('navigation', { name: 'You are here' });
    const link = within(trail).getByRole('link', { name: 'Medicine' });
    await waitFor(() => expect(link.getAttribute('href')).toBe('/category/medicine'));
  });

  // catalogue-66
  it('Related Products are listed beside the product', async () => {
    visit(napa);
    const aside = await screen.findByRole('complementary', { name: 'Related Products' });
    const links = await within(aside).findAllByRole('link');
    expect(links.length).toBeGreaterThan(3);
    expect(requestsTo('ProductArea/Product/GetRelated/11001')).toHaveLength(1);
  });

  // catalogue-66
  it('a failure of the related products is shown, and Retry fetches again', async () => {
    const relatedPath = 'ProductArea/Product/GetRelated';
    network.respond = (path) => (path.startsWith(relatedPath) ? statusResponse(500) : undefined);
    const { user } = visit(napa);
    const aside = await screen.findByRole('complementary', { name: 'Related Products' });
    expect(await within(aside).findByText(/Related products could not be loaded/)).toBeTruthy();
    network.respond = null;
    await user.click(within(aside).getByRole('button', { name: 'Retry' }));
    expect(await within(aside).findAllByRole('link')).not.toHaveLength(0);
  });

  // catalogue-66
  it('the section is hidden if no product is related', async () => {
    network.respond = (path) => (path.includes('/GetRelated/') ? shopResponse([]) : undefined);
    visit(napa);
    await screen.findByRole('heading', { level: 1, name: 'Napa' });
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: 'Related Products' })).toBeNull(),
    );
  });

  // catalogue-60
  it('the page is in Bengali on a Bengali page', async () => {
    visit(napa, 'bn');
    await screen.findByRole('heading', { level: 1, name: 'নাপা' });
    await waitFor(() => expect(article().textContent).toContain('৫০০ মিগ্রা · ট্যাবলেট'));
    expect(screen.getByRole('tab', { name: 'পণ্যের বিবরণ' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'তথ্য' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'মতামত' })).toBeTruthy();
  });
});

describe('buying by the piece and by the strip', () => {
  // bag-11, catalogue-57
  it('piece and strip are two choices, each with its price', async () => {
    const { user } = visit(napa);
    await screen.findByRole('heading', { level: 1, name: 'Napa' });
    const shown = within(article());
    expect(
      shown.getByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' }).textContent,
    ).toContain('1 piece ৳1.20');
    const strip = shown.getByRole('button', { name: '+1 strip ৳12.00: Napa 500 mg Tablet' });
    expect(strip.textContent).toContain('10 pieces');
    await user.click(strip);
    const quantity = () => shown.getByRole<HTMLInputElement>('textbox').value;
    expect(quantity()).toBe('10');
    await user.click(shown.getByRole('button', { name: 'One more Napa 500 mg Tablet' }));
    await user.click(shown.getByRole('button', { name: '+1 strip ৳12.00: Napa 500 mg Tablet' }));
    expect(quantity()).toBe('21');
  });

  // catalogue-57
  it('the bag never gets more than the stock', async () => {
    respondWithProduct({ Stock: 12, PackName: 'strip of 10', PackPieces: 10 });
    const { user } = visit(napa);
    const strip = await screen.findByRole<HTMLButtonElement>('button', { name: /^\+1 strip/ });
    await user.click(strip);
    expect(strip.disabled).toBe(true);
  });

  // catalogue-57
  it('no strip is offered for a product sold whole, or if less than a strip is left', async () => {
    respondWithProduct({ Stock: 4, PackName: 'strip of 10', PackPieces: 10 });
    visit(napa);
    await screen.findByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' });
    expect(screen.queryByRole('button', { name: /strip/ })).toBeNull();
  });

  it('the choices are in Bengali on a Bengali page', async () => {
    visit(napa, 'bn');
    expect(await screen.findByRole('button', { name: /^\+১ পাতা ৳১২.০০: নাপা / })).toBeTruthy();
  });
});

describe("the pharmacy's notes on a medicine", () => {
  const guidance = [
    { Topic: 'Pregnancy', Text: 'Ask first.', TextBn: 'আগে জিজ্ঞেস করুন।' },
    { Topic: 'Use', Text: 'For fever.', TextBn: 'জ্বরে।' },
    { Topic: 'Horoscope', Text: 'Lucky.', TextBn: '' },
  ];

  // catalogue-61, catalogue-62
  it('the notes are in plain words, by topic, in the order of the counter', async () => {
    respondWithProduct({ Guidance: guidance });
    visit(napa);
    expect(await screen.findByText('For fever.')).toBeTruthy();
    const titles = within(screen.getByRole('tabpanel')).getAllByRole('heading', { level: 2 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'What it is for',
      'Pregnant or breastfeeding',
      // Below the topics is the host's own text, which is empty here.
      'No details have been written yet',
    ]);
    expect(screen.queryByText('Lucky.')).toBeNull();
    expect(screen.getByRole('link', { name: /^Call 09610/ })).toBeTruthy();
  });

  // catalogue-61
  it('the notes are in Bengali on a Bengali page', async () => {
    respondWithProduct({ Guidance: guidance });
    visit(napa, 'bn');
    expect(await screen.findByText('জ্বরে।')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'কী কাজে লাগে' })).toBeTruthy();
  });

  // catalogue-62
  it('a medicine without notes refers to our pharmacist', async () => {
    respondWithProduct({});
    visit(napa);
    expect(await screen.findByText('Ask our pharmacist')).toBeTruthy();
    expect(screen.getByText(/We have no information here yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Chat on WhatsApp' })).toBeTruthy();
  });
});

describe('delivery, return and origin', () => {
  // catalogue-58
  it('both delivery times are shown before a district is chosen', async () => {
    visit(napa);
    expect(await screen.findByText(/in Dhaka city, in 2 to 4 days elsewhere/)).toBeTruthy();
    const [link] = screen.getAllByRole('link', { name: 'Return Policy' });
    expect(link?.getAttribute('href')).toBe('/return');
  });

  // catalogue-59
  it('the delivery days of the chosen district are shown', async () => {
    addressStore.set({
      ...emptyAddress,
      district: { id: '1', name: 'Khulna', nameBn: 'খুলনা', charge: null },
    });
    visit(napa);
    const line = await screen.findByText(/Expected in Khulna/);
    expect(line.textContent).toMatch(/\d{1,2}.* – \d{1,2} \w+ \d{4}/);
  });
});

describe('the same product from other companies', () => {
  // catalogue-67, catalogue-68, catalogue-69, catalogue-70
  it('alternatives show the price of a piece, cheapest first, and are not repeated as related products', async () => {
    visit(napa);
    const region = await screen.findByRole('region', { name: 'Same medicine, other brands' });
    const rows = within(region).getAllByRole('link');
    const prices = rows.map((row) => Number(/৳([\d.]+)\/pc/.exec(row.textContent)?.[1]));
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    expect(prices).toHaveLength(4);
    expect(region.textContent).not.toContain('Beximco');
    expect(within(region).getByText(/Ask your doctor or pharmacist/)).toBeTruthy();
    const aside = screen.getByRole('complementary', { name: 'Related Products' });
    const hrefs = (list: HTMLElement) =>
      within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'));
    expect(hrefs(aside).filter((href) => hrefs(region).includes(href))).toEqual([]);
  });

  // catalogue-68
  it('the button shows all of them', async () => {
    const { user } = visit(napa);
    const region = await screen.findByRole('region', { name: 'Same medicine, other brands' });
    await user.click(within(region).getByRole('button', { name: /^Show all \d+/ }));
    expect(within(region).getAllByRole('link').length).toBeGreaterThan(4);
  });

  it('cached products are the alternatives without a network', async () => {
    const { go } = visit('/category/medicine');
    await screen.findByRole('heading', { level: 1, name: 'Medicine' });
    setNetwork('offline');
    await go(napa);
    const region = await screen.findByRole('region', { name: 'Same medicine, other brands' });
    expect(within(region).getAllByRole('link').length).toBeGreaterThan(0);
  });
});

describe('the tab Product Details', () => {
  // catalogue-63
  it('the tab is an empty state if there is no text', async () => {
    respondWithProduct({ Details: '' });
    visit(napa);
    expect(await screen.findByText('No details have been written yet')).toBeTruthy();
  });

  // catalogue-63
  it("the tab shows the host's text", async () => {
    respondWithProduct({ Details: '<ul><li>Keep it cool and dry.</li></ul>' });
    visit(napa);
    expect((await screen.findByText('Keep it cool and dry.')).tagName).toBe('LI');
  });
});

describe('the tab Information', () => {
  // catalogue-65
  it('the tab shows name, company, generic name, strength, category and price', async () => {
    const { user } = visit(napa);
    await user.click(await screen.findByRole('tab', { name: 'Information' }));
    const facts = within(screen.getByRole('tabpanel'));
    await facts.findByText('Name');
    const fact = (term: string) => facts.getByText(term).nextElementSibling?.textContent;
    expect(fact('Name')).toBe('Napa');
    expect(fact('Company')).toBe('Beximco Pharmaceuticals Ltd.');
    expect(fact('Generic Name')).toBe('Paracetamol');
    expect(fact('Strength')).toBe('500 mg');
    expect(fact('Category')).toBe('Medicine');
    expect(facts.getByText('৳1.20/pc')).toBeTruthy();
  });

  // catalogue-127
  it('a generic name in English letters is marked as English on a Bengali page only', async () => {
    respondWithProduct({});
    const { user } = visit(napa, 'bn');
    await user.click(await screen.findByRole('tab', { name: 'তথ্য' }));
    await within(screen.getByRole('tabpanel')).findByText('Paracetamol');
    const languages = screen.getAllByText('Paracetamol').map((one) => one.lang);
    expect(languages).toEqual(['en', 'en']);
    expect(within(screen.getByRole('tabpanel')).getByText('নাপা').lang).toBe('');
  });

  // catalogue-127
  it('the Bengali generic name is shown on a Bengali page if the shop has one', async () => {
    respondWithProduct({ GenericNameBn: 'প্যারাসিটামল' });
    const { user } = visit(napa, 'bn');
    await user.click(await screen.findByRole('tab', { name: 'তথ্য' }));
    await within(screen.getByRole('tabpanel')).findByText('প্যারাসিটামল');
    const languages = screen.getAllByText('প্যারাসিটামল').map((one) => one.lang);
    expect(languages).toEqual(['', '']);
    expect(screen.queryByText('Paracetamol')).toBeNull();
  });
});

describe('the tab Reviews', () => {
  function respondWithComments(total: number): void {
    network.respond = (path) => {
      if (!path.startsWith(commentsPath)) return undefined;
      const request: { pageNumber: number } = Object(network.requests.at(-1)?.body);
      const first = (request.pageNumber - 1) * 5;
      const rows = Array.from({ length: Math.min(5, total - first) }, (_, position) => ({
        Id: String(first + position),
        Customer: position === 0 ? null : { Name: 'Rahima' },
        Content: `Comment ${first + position + 1}`,
        CreatedAt: '2026-02-01T08:00:00Z',
      }));
      return shopResponse({ Data: rows, Total: total });
    };
  }

  // catalogue-72, catalogue-73
  it('comments are shown five per page, and a null customer as Customer', async () => {
    respondWithComments(7);
    const { user } = visit(napa);
    await user.click(await screen.findByRole('tab', { name: 'Reviews' }));
    expect(await screen.findByText('Comment 5')).toBeTruthy();
    expect(screen.queryByText('Comment 6')).toBeNull();
    expect(screen.getByText('Customer')).toBeTruthy();
    expect(requestsTo(commentsPath).at(0)?.body).toEqual({
      filter: [{ field: 'ProductId', value: '11001', operation: 0 }],
      pageNumber: 1,
      pageSize: 5,
    });
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Comment 7')).toBeTruthy();
  });

  // catalogue-74, catalogue-75
  it('an empty tab explains that writing a comment needs a login', async () => {
    respondWithComments(0);
    const { user } = visit(napa);
    await user.click(await screen.findByRole('tab', { name: 'Reviews' }));
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    expect(screen.getByText(/Please log in to post/)).toBeTruthy();
  });
});

describe('a product that cannot be shown', () => {
  // catalogue-23, catalogue-55
  it("an unknown product shows 'Not Found! Error Code: 404'", async () => {
    visit('/product/details/no-such-thing');
    expect(await screen.findByRole('heading', { name: 'Not Found! Error Code: 404' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toBeTruthy();
  });

  // catalogue-54, catalogue-66
  it('a product from a fetched list is shown without a network', async () => {
    const { go } = visit('/category/medicine');
    await screen.findByRole('heading', { level: 1, name: 'Medicine' });
    setNetwork('offline');
    await go(napa);
    expect(await screen.findByRole('heading', { level: 1, name: 'Napa' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to Bag: Napa 500 mg Tablet' })).toBeTruthy();
    expect(await screen.findByText(/Related products could not be loaded/)).toBeTruthy();
  });

  it('an uncached product is described as not visited yet without a network', async () => {
    setNetwork('offline');
    visit(napa);
    expect(await screen.findByText('This page isn’t saved on your phone')).toBeTruthy();
  });
});

describe('a product from a card on a slow network', () => {
  // catalogue-54
  it("the page opens with the card's data and is completed by the response", async () => {
    const { go } = visit('/category/medicine');
    const card = (await screen.findAllByRole('article'))[0];
    if (!card) throw new Error('no card');
    const link = within(card).getAllByRole('link')[0]?.getAttribute('href') ?? '';
    const response = hold(/ByProduct|GetRelated/);
    await go(link);
    const title = await screen.findByRole('heading', { level: 1 });
    expect(card.textContent).toContain(title.textContent);
    expect(
      screen.getByRole('button', { name: new RegExp(`^Add to Bag: ${title.textContent}`) }),
    ).toBeTruthy();
    expect(article().textContent).toContain('৳');
    expect(screen.queryByText(/Pack:/)).toBeNull();
    network.holds = null;
    response();
    expect(await screen.findByText(/Pack:/)).toBeTruthy();
  });
});

describe('a product that the shop has hidden', () => {
  // catalogue-125
  it.each([
    ['en', 'We do not sell this at the moment', 'Back to the shop'],
    ['bn', 'এটি এখন আমরা বিক্রি করছি না', 'দোকানে ফিরে যান'],
  ] as const)(
    'the page shows that the product is not sold at the moment, with links (%s)',
    async (language, said, back) => {
      network.respond = (path) =>
        path.startsWith(onePath) ? refusal('What the shop says', 'not-sold') : undefined;
      visit(napa, language);
      await screen.findByRole('heading', { level: 1, name: said });
      expect(screen.getByRole('link', { name: back })).toBeTruthy();
      expect(screen.queryByRole('button', { name: /Retry|আবার চেষ্টা/ })).toBeNull();
      await waitFor(() => expect(document.title).toContain(said));
    },
  );
});
