// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyAddress } from '#domain/address.ts';
import { addressStore, writeAddressDown } from '#state/address.ts';
import { sessionStore } from '#state/session.ts';
import { aKey, anAddress, aRequest, requestPath } from '#tests/server/support/requests.ts';
import { callApi } from '#tests/server/support/test-shop.ts';
import { respondBy, requestsTo, setNetwork, shopResponse } from './network.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { openField, signIn, usePhone, visit, write } from './shop-harness.tsx';

const theShop = usePhone();

const fullPhone = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe('Edit Profile', () => {
  beforeEach(() => signIn(theShop(), 'Rahima Khatun'));

  // customer-area-107, customer-area-108
  it('the page names whom to call about the phone number, and links to the saved addresses', async () => {
    visit('/profile/edit');
    await screen.findByText(/To change it, please call us/);
    const link = screen.getByRole('link', { name: 'Saved addresses' });
    expect(link.getAttribute('href')).toBe('/profile/edit/address');
  });

  // customer-area-111, customer-area-112, offline-31
  it('the form is not saved or queued without a network, and stays unchanged', async () => {
    const { user } = visit('/profile/edit');
    const name = await screen.findByLabelText<HTMLInputElement>('Name');
    setNetwork('offline');
    await write(user, name, 'Rahima Begum');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saving needs a connection. What you wrote stays here.');
    expect(name.value).toBe('Rahima Begum');
    expect(sessionStore.get()?.name).toBe('Rahima Khatun');
    expect(await submissionsOnDisk()).toEqual([]);
  });
});

describe('Saved Addresses', () => {
  beforeEach(() => signIn(theShop(), 'Rahima Khatun'));

  // customer-area-117
  it('every change is saved immediately and confirmed, or its failure is reported', async () => {
    const { user } = visit('/profile/edit/address');
    await screen.findByText('Every change is saved at once.');
    const street = screen.getByLabelText('Address');
    await write(user, street, 'House 7');
    expect(localStorage.getItem('address')).toContain('House 7');
    const { localStorage: real } = globalThis;
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const getItem = (key: string) => real.getItem(key);
    vi.stubGlobal('localStorage', { getItem, setItem: full, removeItem: full });
    await user.type(street, '!');
    expect(await screen.findByText('This phone could not save the change.')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  // customer-area-119
  it('the latest delivery address is offered to copy', async () => {
    const headers = { datacontent: sessionStore.get()?.token ?? '', ...aKey() };
    const address = anAddress({ address: 'House 9, Road 2' });
    await callApi(theShop(), requestPath, aRequest({ address }), headers);
    addressStore.set({ ...emptyAddress, address: 'Elsewhere' });
    const { user } = visit('/profile/edit/address');
    const latest = within(
      (await screen.findByRole('heading', { name: 'Where we delivered last' })).closest(
        'section',
      ) ?? document.body,
    );
    await latest.findByText('House 9, Road 2');
    await user.click(latest.getByRole('button', { name: 'Use this address' }));
    await waitFor(() => expect(addressStore.get().address).toBe('House 9, Road 2'));
  });
});

describe('the address of a visitor', () => {
  // customer-area-129
  it('the form is filled with the address stored on this phone', async () => {
    writeAddressDown({ ...emptyAddress, receiverName: 'Karim', address: 'House 3' });
    cleanup();
    window.dispatchEvent(new StorageEvent('storage', { key: addressStore.key }));
    visit('/order');
    const street = await screen.findByRole('textbox', { name: 'Address' });
    expect(street).toHaveProperty('value', 'House 3');
    expect(requestsTo('ProductOrderArea/OrderShipping')).toEqual([]);
  });
});

describe('the latest address of a customer', () => {
  // customer-area-128
  it('the address is requested by POST if the host does not support GET', async () => {
    await signIn(theShop(), 'Rahima');
    const calls: string[] = [];
    const { fetch: carried } = globalThis;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (!url.includes('GetLatestAddress')) return carried(url, init);
      calls.push(init.method ?? 'GET');
      return init.method === 'POST' ? shopResponse(null) : new Response('', { status: 405 });
    });
    visit('/order');
    const name = await screen.findByRole('textbox', { name: /Receiver Name/ });
    await waitFor(() => expect(name).toHaveProperty('value', 'Rahima'));
    expect(calls).toEqual(['GET', 'POST']);
  });
});

describe('Submit Complain', () => {
  beforeEach(() => signIn(theShop(), 'Rahima Khatun'));

  async function complain(text: string) {
    const visited = visit('/profile/complain');
    await visited.user.selectOptions(await openField('Complain Type'), 'Others');
    await visited.user.type(screen.getByLabelText('Complain'), text);
    const submit = () => visited.user.click(screen.getByRole('button', { name: 'Submit' }));
    return { ...visited, submit };
  }

  // customer-area-137
  it('the complaint is shown as saved, not as submitted, before the pharmacy has it', async () => {
    const { submit } = await complain('It came late.');
    setNetwork('offline');
    await submit();
    await screen.findAllByText('Saved on this phone – not sent yet');
    expect(screen.queryByText('Submit Complain Successfully.')).toBeNull();
    act(() => setNetwork('online'));
    await screen.findByText('Submit Complain Successfully.');
  });

  // customer-area-139
  it('the form stays if the phone could not save the complaint', async () => {
    const { submit } = await complain('It came late.');
    const put = fullPhone();
    await submit();
    await screen.findByText(/^It could not be saved on this phone/);
    put.mockRestore();
    expect(screen.getByLabelText('Complain')).toHaveProperty('value', 'It came late.');
  });

  // customer-area-140
  it('another complaint can follow', async () => {
    const { user, submit } = await complain('It came late.');
    await submit();
    await screen.findByText('Submit Complain Successfully.');
    await user.click(screen.getByRole('button', { name: 'Write another one' }));
    expect(await screen.findByLabelText('Complain')).toHaveProperty('value', '');
  });
});

describe('saved prescriptions', () => {
  beforeEach(() => signIn(theShop(), 'Rahima Khatun'));

  // customer-area-82, errors-64
  it('an empty list shows what to do', async () => {
    visit('/profile/prescription/history');
    await screen.findByText('No prescription found');
    screen.getByText('Add a photo or a document to keep it here.');
  });

  // customer-area-94
  it('a request that the phone could not save is reported and not sent', async () => {
    respondBy({
      'ProductOrderArea/Prescription/Get': () => [{ Id: 'p-1', FilePath: '/nothing.png' }],
    });
    const { user } = visit('/profile/prescription/history');
    await user.click(await screen.findByRole('checkbox', { name: 'Select: Prescription 1' }));
    const put = fullPhone();
    await user.click(screen.getByRole('button', { name: 'Request Order' }));
    await screen.findByText('This phone could not save the request. Nothing was sent.');
    put.mockRestore();
  });
});

describe('Special Offers inside the area', () => {
  // customer-area-141
  it('the offers are the public ones', async () => {
    await signIn(theShop(), 'Rahima Khatun');
    visit('/profile/special/offer');
    const list = await screen.findByRole('list', { name: 'Offers' });
    expect(within(list).getAllByRole('article')).toHaveLength(7);
    expect(screen.getByRole('navigation', { name: 'Your account' })).toBeTruthy();
  });
});
