// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { askedFor, network, setNetwork, shopAnswer } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

useShop();

const napa = '/product/details/napa-500-mg-tablet';
const onePath = 'ProductArea/ProductContent/ByProduct/';
const commentsPath = 'ReviewArea/Comment/ByProduct';

/** Napa as the server sends it, with differences. */
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

function answerProduct(differences: Record<string, unknown>): void {
  network.answer = (path) =>
    path.startsWith(onePath) ? shopAnswer(napaOnWire(differences)) : undefined;
}

function article(): HTMLElement {
  const found = screen.getByRole('heading', { level: 1 }).closest('article');
  if (!found) throw new Error('no product is shown');
  return found;
}

describe('the product page', () => {
  it('shows picture, name, strength, company, price and Add to Bag above the tabs', async () => {
    visit(napa);
    await screen.findByRole('heading', { level: 1, name: 'Napa' });
    const shown = article();
    expect(shown.textContent).toContain('500 mg · Tablet');
    expect(shown.textContent).toContain('Beximco Pharmaceuticals Ltd.');
    expect(shown.textContent).toContain('৳1.20/pc');
    expect(within(shown).getByRole('button', { name: 'Add to Bag: Napa' })).toBeTruthy();
    expect(within(shown).getByRole('img', { name: 'Napa' }).getAttribute('src')).toBe(
      '/Content/ImageData/Product/Orginal/napa-500-mg-tablet.webp',
    );
    const tabs = screen.getByRole('tablist');
    expect(shown.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is titled by the product name', async () => {
    visit(napa);
    await waitFor(() => expect(document.title).toBe('Napa 500 mg · Nirog'));
  });

  it('takes an id, and then shows the permalink in the address', async () => {
    const { address } = visit('/product/details/11001');
    await screen.findByRole('heading', { level: 1, name: 'Napa' });
    expect(address()).toBe(napa);
    expect(askedFor(onePath)).toHaveLength(1);
  });

  it('opens under /Product/Details/{permalink} too', async () => {
    visit('/Product/Details/napa-500-mg-tablet');
    await screen.findByRole('heading', { level: 1, name: 'Napa' });
  });

  it('marks a product that needs a prescription', async () => {
    visit('/product/details/inflam-200-mg-tablet');
    await screen.findByRole('heading', { level: 1, name: 'Inflam' });
    expect(within(article()).getByText('Prescription needed')).toBeTruthy();
  });

  it('leads back to its category', async () => {
    visit(napa);
    const trail = await screen.findByRole('navigation', { name: 'You are here' });
    const link = within(trail).getByRole('link', { name: 'Medicine' });
    await waitFor(() => expect(link.getAttribute('href')).toBe('/category/medicine'));
  });

  it('lists Related Products beside it', async () => {
    visit(napa);
    const aside = await screen.findByRole('complementary', { name: 'Related Products' });
    const links = await within(aside).findAllByRole('link');
    expect(links.length).toBeGreaterThan(3);
    expect(askedFor('ProductArea/Product/GetRelated/11001')).toHaveLength(1);
  });

  it('speaks Bengali', async () => {
    visit(napa, 'bn');
    await screen.findByRole('heading', { level: 1, name: 'নাপা' });
    await waitFor(() => expect(article().textContent).toContain('৫০০ মিগ্রা · ট্যাবলেট'));
    expect(screen.getByRole('tab', { name: 'পণ্যের বিবরণ' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'তথ্য' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'মতামত' })).toBeTruthy();
  });
});

describe('the tab Product Details', () => {
  it('is an empty state where nothing was written', async () => {
    answerProduct({ Details: '' });
    visit(napa);
    expect(await screen.findByText('No details have been written yet')).toBeTruthy();
  });

  it('shows what the host wrote', async () => {
    answerProduct({ Details: '<ul><li>Keep it cool and dry.</li></ul>' });
    visit(napa);
    expect((await screen.findByText('Keep it cool and dry.')).tagName).toBe('LI');
  });
});

describe('the tab Information', () => {
  it('tells name, company, generic name, strength, category and price', async () => {
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
});

describe('the tab Reviews', () => {
  function answerComments(total: number): void {
    network.answer = (path) => {
      if (!path.startsWith(commentsPath)) return undefined;
      const asked: { pageNumber: number } = Object(network.asked.at(-1)?.body);
      const first = (asked.pageNumber - 1) * 5;
      const rows = Array.from({ length: Math.min(5, total - first) }, (_, position) => ({
        Id: String(first + position),
        Customer: position === 0 ? null : { Name: 'Rahima' },
        Content: `Comment ${first + position + 1}`,
        CreatedAt: '2026-02-01T08:00:00Z',
      }));
      return shopAnswer({ Data: rows, Total: total });
    };
  }

  it('pages comments five at a time, and shows a null customer as Customer', async () => {
    answerComments(7);
    const { user } = visit(napa);
    await user.click(await screen.findByRole('tab', { name: 'Reviews' }));
    expect(await screen.findByText('Comment 5')).toBeTruthy();
    expect(screen.queryByText('Comment 6')).toBeNull();
    expect(screen.getByText('Customer')).toBeTruthy();
    expect(askedFor(commentsPath).at(0)?.body).toEqual({
      filter: [{ field: 'ProductId', value: '11001', operation: 0 }],
      pageNumber: 1,
      pageSize: 5,
    });
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Comment 7')).toBeTruthy();
  });

  it('says that there are none yet, and that writing one needs a login', async () => {
    answerComments(0);
    const { user } = visit(napa);
    await user.click(await screen.findByRole('tab', { name: 'Reviews' }));
    expect(await screen.findByText('No reviews yet')).toBeTruthy();
    expect(screen.getByText(/Posting needs a login/)).toBeTruthy();
  });
});

describe('a product that cannot be shown', () => {
  it("says 'Not Found! Error Code: 404' where there is none", async () => {
    visit('/product/details/no-such-thing');
    expect(await screen.findByRole('heading', { name: 'Not Found!' })).toBeTruthy();
    expect(screen.getByText('Error Code: 404')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the shop' })).toBeTruthy();
  });

  it('is shown from what a list has brought already when the network is away', async () => {
    const { go } = visit('/category/medicine');
    await screen.findByRole('heading', { level: 1, name: 'Medicine' });
    setNetwork('offline');
    await go(napa);
    expect(await screen.findByRole('heading', { level: 1, name: 'Napa' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add to Bag: Napa' })).toBeTruthy();
    expect(await screen.findByText(/Related products could not be loaded/)).toBeTruthy();
  });

  it('was not visited yet when nothing is known of it and the network is away', async () => {
    setNetwork('offline');
    visit(napa);
    expect(await screen.findByText('Not visited yet on this phone')).toBeTruthy();
  });
});
