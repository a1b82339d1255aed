// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  requestsTo,
  network,
  refusal,
  setNetwork,
  shopResponse,
  statusResponse,
} from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

useShop();

const listPath = 'OfferArea/DiscountOffer/List';
const cashbackPath = 'OfferArea/DiscountOffer/Order';

async function cards(name = 'Offers'): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name });
  return within(list).getAllByRole('article');
}

async function card(title: string): Promise<HTMLElement> {
  const found = (await cards()).find((one) => within(one).queryByRole('heading', { name: title }));
  if (!found) throw new Error(`no offer ${title}`);
  return found;
}

function copyingBy(writeText: (text: string) => Promise<void>): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(
    Object.assign(Object.create(navigator.clipboard), { writeText }),
  );
}

describe('Special Offers', () => {
  // catalogue-103, customer-area-141, customer-area-142, customer-area-143
  it('each offer shows icon, header and content', async () => {
    visit('/special/offer');
    expect(await screen.findByRole('heading', { level: 1, name: 'Special Offers' })).toBeTruthy();
    expect(await cards()).toHaveLength(7);
    const friday = await card('Friday is pressure day');
    expect(friday.textContent).toContain('every Friday from 4 to 8 PM');
    // The picture is fetched when the card becomes visible.
    await waitFor(() =>
      expect(friday.querySelector('img')?.getAttribute('src')).toBe(
        '/Content/ImageData/Offer/Small/offer-pressure-friday.webp',
      ),
    );
    expect(document.title).toBe('Special Offers · Nirog');
  });

  // catalogue-104, customer-area-142
  it('a cashback offer shows its value and its minimum amount', async () => {
    visit('/special/offer');
    const offer = await card('৳30 cashback from ৳1,000');
    await waitFor(() => expect(offer.textContent).toContain('Min. order ৳1,000'));
    expect(offer.textContent).toContain('৳30.00 cashback');
    expect((await card('Friday is pressure day')).textContent).not.toContain('Min. order');
    expect(requestsTo(cashbackPath)).toHaveLength(1);
  });

  it('the offers are shown without their terms if those cannot be fetched', async () => {
    network.respond = (path) => (path.startsWith(cashbackPath) ? statusResponse(500) : undefined);
    visit('/special/offer');
    expect(await cards()).toHaveLength(7);
    await waitFor(() => expect(requestsTo(cashbackPath).length).toBeGreaterThan(0));
    expect(screen.queryByText('The offers could not be loaded')).toBeNull();
  });

  // catalogue-104, customer-area-143
  it('a cashback offer that is missing from the list is shown', async () => {
    network.respond = (path) => (path.startsWith(listPath) ? shopResponse([]) : undefined);
    visit('/special/offer');
    await waitFor(async () => expect(await cards()).toHaveLength(1));
  });

  // catalogue-105, customer-area-146
  it('the button copies a coupon code', async () => {
    const { user } = visit('/special/offer');
    const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
    const offer = await card('৳50 off with a coupon');
    copyingBy(writeText);
    await user.click(within(offer).getByRole('button', { name: 'Copy the coupon code NIROG50' }));
    expect(writeText).toHaveBeenCalledWith('NIROG50');
    await waitFor(() => expect(offer.textContent).toContain('Copied'));
  });

  // catalogue-105, customer-area-146
  it('the code is selected to copy by hand if the browser forbids copying', async () => {
    const { user } = visit('/special/offer');
    const offer = await card('৳50 off with a coupon');
    copyingBy(() => Promise.reject(new Error('NotAllowedError')));
    await user.click(within(offer).getByRole('button', { name: /Copy the coupon code/ }));
    await waitFor(() => expect(offer.textContent).toContain('Press and hold the code'));
  });

  it('the offers are in Bengali on a Bengali page', async () => {
    visit('/special/offer', 'bn');
    await screen.findByRole('heading', { level: 1, name: 'বিশেষ অফার'.normalize('NFC') });
    const said = (await cards('অফার')).map((one) => one.textContent).join(' ');
    expect(said).toContain('১,০০০ টাকা থেকে ৩০ টাকা ক্যাশব্যাক'.normalize('NFC'));
    await waitFor(() =>
      expect(document.body.textContent).toContain('সর্বনিম্ন ৳১,০০০.০০'.normalize('NFC')),
    );
  });

  // catalogue-106, customer-area-147, errors-64
  it('an empty list shows No Offer Currently Avaiable', async () => {
    network.respond = () => shopResponse([]);
    visit('/special/offer');
    expect(
      await screen.findByRole('heading', { name: 'No Offer Currently Avaiable' }),
    ).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Offers' })).toBeNull();
  });
});

describe('offers that cannot be loaded', () => {
  // errors-26
  it("the page shows the server's Msg, and Retry fetches again", async () => {
    network.respond = (path) =>
      path.startsWith(listPath) ? refusal('The offers are being written', 9) : undefined;
    const { user } = visit('/special/offer');
    const failed = await screen.findByText('The offers could not be loaded');
    expect(failed.closest('[role=alert]')?.textContent).toContain(
      'The offers are being written Error Code 9',
    );
    network.respond = null;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await cards()).toHaveLength(7);
  });

  // catalogue-107, customer-area-148, errors-27
  it('an offline phone shows no error', async () => {
    setNetwork('offline');
    visit('/special/offer');
    expect(await screen.findByText('The offers aren’t saved on this phone yet')).toBeTruthy();
  });

  // catalogue-107, customer-area-148
  it('cached offers are shown and marked as such', async () => {
    const { go } = visit('/special/offer');
    await cards();
    setNetwork('offline');
    await go('/about');
    await go('/special/offer');
    expect(await cards()).toHaveLength(7);
    expect(screen.getByText(/last seen on this phone/)).toBeTruthy();
  });

  it('the loading page shows outlines of the offers', async () => {
    setNetwork('silent');
    visit('/special/offer');
    expect(await screen.findByRole('status', { name: 'Loading offers…' })).toBeTruthy();
  });
});
