// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tidyThisAddress } from '#app/tidy-address.ts';
import { network, setNetwork } from './network.ts';
import { signIn, useShop, visit } from './shop-harness.tsx';

const theShop = useShop();

describe('the address of a page', () => {
  // shell-32, shell-33
  it.each([
    ['/checkout/', '/checkout'],
    ['/order/', '/order'],
    ['/about//', '/about'],
    ['/', '/'],
    ['/category/medicine/?page=2#top', '/category/medicine?page=2#top'],
    [
      '/category/%E0%A6%93%E0%A6%B7%E0%A7%81%E0%A6%A7/',
      '/category/%E0%A6%93%E0%A6%B7%E0%A7%81%E0%A6%A7',
    ],
    ['/%E0%A4%A', '/'],
    ['/category/%E0%A4%A?page=2', '/'],
    ['/product/details/%', '/'],
  ])('the address %s becomes %s', (given, tidy) => {
    window.history.replaceState(null, '', given);
    tidyThisAddress();
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(tidy);
    window.history.replaceState(null, '', '/');
  });

  // shell-33
  it('an unknown address redirects to home', async () => {
    const { address } = visit('/no/such/page');
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByRole('heading', { name: 'Shop By Category' })).toBeTruthy();
  });
});

describe('an address in another case', () => {
  // shell-120
  it.each([
    ['/CHECKOUT', '/Checkout'],
    ['/branchlocation?page=2#top', '/branchLocation?page=2#top'],
    ['/Category/Medicine', '/category/Medicine'],
    [
      '/CATEGORY/%E0%A6%93%E0%A6%B7%E0%A7%81%E0%A6%A7',
      '/category/%E0%A6%93%E0%A6%B7%E0%A7%81%E0%A6%A7',
    ],
    ['/order/success?OrderNo=N-1001&Payment=2', '/Order/Success?OrderNo=N-1001&Payment=2'],
    ['/Order', '/order'],
  ])('the address %s becomes the shop’s own: %s', async (typed, own) => {
    const { router } = visit(typed);
    await waitFor(() => expect(router.history.location.href).toBe(own));
    await waitFor(() => expect(router.state.status).toBe('idle'));
  });

  // shell-120
  it('the menu marks the open page for an address in another case', async () => {
    visit('/ABOUT');
    const menu = await screen.findByRole('navigation', { name: 'Main links' });
    await within(menu).findByRole('link', { name: 'About Us', current: 'page' });
  });

  // shell-120
  it('the sidebar marks the open page for an address below the profile', async () => {
    await signIn(theShop());
    visit('/Profile/prescription/History');
    const ways = await screen.findByRole('navigation', { name: 'Your account' });
    await within(ways).findByRole('link', { name: 'Prescription History', current: 'page' });
  });
});

describe('an address that the shop does not have', () => {
  // errors-32
  it.each([
    '/category/nope',
    '/category/nope/more',
    '/subCategory/999999',
    '/product/details/nope',
  ])('the address %s shows the not-found state with links', async (path) => {
    const { user, address } = visit(path);
    expect(await screen.findByRole('heading', { name: 'Not Found! Error Code: 404' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Send a request order' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Back to the shop' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('the not-found state is in Bengali', async () => {
    visit('/category/nope', 'bn');
    const title = 'পাওয়া যায়নি! ত্রুটির কোড: ৪০৪'.normalize('NFC');
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('an empty shelf does not show the not-found state', async () => {
    network.respond = (path) =>
      path.startsWith('ProductArea/Product/Get')
        ? Response.json({ IsError: false, Id: null, Msg: '', Data: { Data: [], Total: 0 } })
        : undefined;
    visit('/category/medicine');
    expect(await screen.findByRole('heading', { level: 1, name: 'Medicine' })).toBeTruthy();
    expect(screen.queryByText(/Not Found!/)).toBeNull();
  });

  // errors-31, offline-14
  it('the not-found state is not shown without a network, because the page may exist', async () => {
    setNetwork('offline');
    visit('/category/nope');
    expect(
      await screen.findByRole('heading', { name: 'This page isn’t saved on your phone' }),
    ).toBeTruthy();
    expect(screen.queryByText(/Not Found!/)).toBeNull();
  });
});
