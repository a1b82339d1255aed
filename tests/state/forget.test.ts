// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderDetails } from '#domain/order.ts';
import {
  addressBookStore,
  addressStore,
  chooseAddressType,
  writeAddressDown,
} from '#state/address.ts';
import { checkoutStore, chooseAtCheckout } from '#state/checkout.ts';
import { forgetCustomer, forgetUntilSignedIn } from '#state/forget.ts';
import { handInvoiceOver } from '#state/invoice.ts';
import { lastSearchesStore, storeSearch } from '#state/last-searches.ts';
import { storePrivateResponse } from '#state/private-responses.ts';
import { sessionStore } from '#state/session.ts';
import { bringBack } from '#state/set-aside.ts';

const rahima = {
  id: 'c-1',
  name: 'Rahima',
  phone: '01712345678',
  email: '',
  image: '',
  token: 't-1',
};

/** The parts of the customer's order that storage needs. */
const order = { order: { id: 'o-1', contactName: 'Rahima' } } as unknown as OrderDetails;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.set(rahima);
});

describe('signing out', () => {
  // offline-129
  it('deletes an invoice whose tab never opened', async () => {
    handInvoiceOver(order);
    expect(localStorage.getItem('invoice')).toContain('Rahima');
    await forgetCustomer(rahima.id);
    expect(localStorage.getItem('invoice')).toBeNull();
  });

  // checkout-8, customer-area-132, offline-129, offline-130, sign-in-59
  it('deletes responses, checkout, address and session, but not the language', async () => {
    localStorage.setItem('lang', 'bn');
    storePrivateResponse(rahima.id, 'orders', { wire: 'Rahima’s orders', at: 1 });
    chooseAtCheckout({ note: 'Rahima’s note' });
    writeAddressDown((address) => ({ ...address, receiverName: 'Rahima' }));
    expect(JSON.stringify(Object.entries(localStorage)).split('Rahima').length).toBeGreaterThan(3);
    await forgetCustomer(rahima.id);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Rahima');
    expect(localStorage.getItem('lang')).toBe('bn');
  });

  // search-18, sign-in-59
  it('deletes the last searches', async () => {
    storeSearch('insulin');
    expect(lastSearchesStore.get()).toEqual(['insulin']);
    await forgetCustomer(rahima.id);
    expect(lastSearchesStore.get()).toEqual([]);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('insulin');
  });

  // offline-42
  it('empties an open form', async () => {
    chooseAtCheckout({ note: 'Rahima’s note' });
    let shown = checkoutStore.get().note;
    const stop = checkoutStore.subscribe(() => (shown = checkoutStore.get().note));
    await forgetCustomer(rahima.id);
    expect(shown).toBe('');
    stop();
  });

  // offline-133
  it('does not fail if storage is forbidden', async () => {
    const closed = () => Promise.reject(new DOMException('closed', 'SecurityError'));
    vi.stubGlobal('localStorage', null);
    vi.stubGlobal('sessionStorage', null);
    vi.stubGlobal('caches', { keys: closed });
    vi.stubGlobal('indexedDB', {
      deleteDatabase: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
    await forgetCustomer(rahima.id);
    expect(sessionStore.get()).toBeNull();
    vi.unstubAllGlobals();
  });

  it('in another tab empties a form in this tab that has no subscriber', () => {
    chooseAtCheckout({ note: 'Rahima’s note' });
    checkoutStore.subscribe(() => undefined)();
    // The other tab deletes the records, and no event reaches this tab.
    localStorage.clear();
    expect(checkoutStore.get().note).toBe('');
  });
});

describe('a session that the server has ended', () => {
  function writeEverything(): void {
    writeAddressDown((address) => ({ ...address, receiverName: 'Rahima', address: 'Home street' }));
    chooseAddressType('Office');
    writeAddressDown((address) => ({ ...address, address: 'Office street' }));
    chooseAtCheckout({ note: 'Rahima’s note', submissionId: 'of-rahima' });
  }

  // sign-in-55, customer-area-132
  it('hides the addresses and the checkout, and restores them when the customer signs in again', async () => {
    writeEverything();
    await forgetUntilSignedIn(rahima.id);
    expect(addressStore.get().address).toBe('');
    expect(addressBookStore.get()).toEqual({ activeType: 'Home', kept: {} });
    expect(checkoutStore.get().note).toBe('');
    bringBack('c-2');
    expect(addressStore.get().address).toBe('');
    chooseAtCheckout({ submissionId: 'of-nobody' });
    // Another tab handles the end of the session later.
    await forgetUntilSignedIn(rahima.id);
    bringBack(rahima.id);
    expect(addressStore.get()).toMatchObject({ receiverName: 'Rahima', address: 'Office street' });
    expect(addressBookStore.get()).toMatchObject({
      activeType: 'Office',
      kept: { Home: { address: 'Home street' } },
    });
    expect(checkoutStore.get()).toMatchObject({ note: 'Rahima’s note', submissionId: 'of-rahima' });
    // They belong to the customer again, so a sign-out deletes them.
    await forgetCustomer(rahima.id);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Rahima');
  });

  it('restores nothing over data that was written since', async () => {
    writeEverything();
    await forgetUntilSignedIn(rahima.id);
    writeAddressDown((address) => ({ ...address, address: 'Somebody’s street' }));
    chooseAtCheckout({ note: 'Somebody’s note' });
    bringBack(rahima.id);
    expect(addressStore.get().address).toBe('Somebody’s street');
    expect(checkoutStore.get().note).toBe('Somebody’s note');
  });

  // offline-129
  it('leaves no data behind if somebody signs out after it', async () => {
    writeEverything();
    await forgetUntilSignedIn(rahima.id);
    await forgetCustomer('c-2');
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/Rahima|street/);
  });

  it('restores nothing from a record that cannot be read', () => {
    localStorage.setItem(`private/unsaved/set-aside/${rahima.id}`, '{"address":5');
    bringBack(rahima.id);
    expect(addressStore.get().address).toBe('');
  });
});
