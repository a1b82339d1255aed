// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { configureClient } from '#api/client.ts';
import { noActivityId } from '#contract/wire.ts';
import { languageStore } from '#state/language.ts';
import { observeNetwork } from '#state/network.ts';
import { network, refusal, setNetwork, statusResponse } from './network.ts';
import { useShop, visit } from './shop-harness.tsx';

useShop();

// Configures the client to report each response's network status, as the app does.
beforeEach(() => {
  configureClient({
    apiHost: '/api/',
    token: () => '',
    activityId: () => noActivityId,
    language: () => languageStore.get(),
    observed: ({ from, savedAt }) => observeNetwork(from, savedAt),
  });
});

const unexpected = 'Unexpected Error Occurred, Please Try Again.';

const lists = [
  ['/branchLocation', 'FindStoreArea/FindStore/Get', 'The branches could not be loaded'],
  ['/gallery', 'GalleryArea/Gallery/Get', 'The pictures could not be loaded'],
  ['/special/offer', 'OfferArea/DiscountOffer/List', 'The offers could not be loaded'],
] as const;

function respondWith(path: string, response: () => Response): void {
  network.respond = (requested) => (requested.startsWith(path) ? response() : undefined);
}

const page = () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } });

/** The card in place of the list, without the dialog above it. */
async function card(title: string): Promise<HTMLElement> {
  await screen.findByRole('heading', { name: title, hidden: true });
  const found = screen
    .getAllByRole('alert', { hidden: true })
    .find((one) => one.textContent.includes(title));
  if (!found) throw new Error('no card');
  return found;
}

function sayNothingOfTheNetwork(): void {
  expect(screen.queryByText(/Weak network/i)).toBeNull();
  expect(screen.queryByText(/saved on this phone yet/i)).toBeNull();
}

describe.each(lists)('%s', (address, path, title) => {
  // errors-20, errors-26
  it('a response of 500 is shown as a failure of the shop, not of the network', async () => {
    respondWith(path, () => statusResponse(500));
    visit(address);
    const shown = await card(title);
    expect(shown.textContent).toContain(`${unexpected} (Code: 500)`);
    expect(shown.textContent).toContain('Something’s wrong on our side');
    sayNothingOfTheNetwork();
  });

  // errors-18
  it('a page in place of the list is shown as somebody else’s response', async () => {
    respondWith(path, page);
    visit(address);
    const shown = await card(title);
    expect(shown.textContent).toContain(unexpected);
    expect(shown.textContent).toContain('Something other than the shop answered');
    sayNothingOfTheNetwork();
  });

  // errors-23
  it("a message reads 'Msg: 400' in one piece if the Id is 400", async () => {
    respondWith(path, () => refusal('The list is being written', 400));
    visit(address);
    await card(title);
    expect(screen.getAllByText('The list is being written: 400').length).toBeGreaterThan(0);
    expect(screen.queryByText('400')).toBeNull();
  });

  // errors-15
  it('no response on a connected phone is shown as an unreachable shop', async () => {
    respondWith(path, () => {
      throw new TypeError('Failed to fetch');
    });
    visit(address);
    const shown = await card(title);
    expect(shown.textContent).toContain('The shop could not be reached');
  });

  // errors-27, errors-28
  it('the list is described as not saved on this phone only without a network', async () => {
    setNetwork('offline');
    visit(address);
    expect(await screen.findByText(/saved on this phone yet/i)).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the alert of the branch list', () => {
  // errors-28, errors-29
  it.each([
    ['a 500', () => statusResponse(500), `${unexpected} (Code: 500)`],
    ['a page', page, unexpected],
    ["'Msg: 400'", () => refusal('No list', 400), 'No list: 400'],
  ])('the alert shows %s', async (_, response, sentence) => {
    respondWith('FindStoreArea/FindStore/Get', response);
    const { user } = visit('/branchLocation');
    const dialog = await screen.findByRole('alertdialog', { name: sentence });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  // errors-28
  it('the alert shows an unreachable shop if nothing is cached and the phone is connected', async () => {
    respondWith('FindStoreArea/FindStore/Get', () => {
      throw new TypeError('Failed to fetch');
    });
    visit('/branchLocation');
    expect(
      await screen.findByRole('alertdialog', { name: /The shop could not be reached/ }),
    ).toBeTruthy();
  });
});

describe('the live search', () => {
  it("a message reads 'Msg: 400' in one piece above Retry", async () => {
    respondWith('ProductArea/Product/Search', () => refusal('Search is resting', 400));
    const { user } = visit('/about');
    const box = await screen.findByRole('combobox', { name: /Search for a medicine/ });
    await user.type(box, 'napa');
    expect(await screen.findByText('Search is resting: 400')).toBeTruthy();
  });
});
