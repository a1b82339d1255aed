/**
 * The shipping address that this phone stores: the current one as a flat object under `address`,
 * and the typed ones (Home, Office, Other) in a record of their own (customer-area-130).
 */
import * as v from 'valibot';
import {
  shippingAddress as storedAddress,
  shippingOnWire as writeAddress,
} from '#contract/shipping.ts';
import { storageKeys } from '#contract/stored.ts';
import {
  addressTypes,
  emptyAddress,
  isEmptyAddress,
  type AddressType,
  type ShippingAddress,
} from '#domain/address.ts';
import { sessionStore } from './session.ts';
import { createStore, useStore } from './store.ts';

export const addressStore = createStore<ShippingAddress>({
  key: storageKeys.address,
  schema: storedAddress,
  initial: emptyAddress,
  write: (value) => (isEmptyAddress(value) ? undefined : writeAddress(value)),
});

/** The address type in use, and the stored addresses of the other types. */
export interface AddressBook {
  activeType: AddressType;
  kept: Partial<Record<AddressType, ShippingAddress>>;
}

export const addressBookStore = createStore<AddressBook>({
  key: 'addresses',
  schema: v.object({
    activeType: v.picklist(addressTypes),
    kept: v.partial(v.object({ Home: storedAddress, Office: storedAddress, Other: storedAddress })),
  }),
  initial: { activeType: 'Home', kept: {} },
  write: ({ activeType, kept }) => ({
    activeType,
    kept: Object.fromEntries(
      Object.entries(kept).map(([type, value]) => [type, writeAddress(value)]),
    ),
  }),
});

/**
 * The id of the customer who was signed in when the addresses were written; '' for an address that
 * a guest wrote.
 */
const addressOwnerStore = createStore<string>({
  key: 'address-of',
  schema: v.string(),
  initial: '',
  write: (value) => value || undefined,
});

/** When the address was last written, in epoch milliseconds. */
const addressAtStore = createStore<number>({
  key: 'address-at',
  schema: v.number(),
  initial: 0,
  write: (value) => value || undefined,
});

/**
 * When this phone's address was last written, in epoch milliseconds. Returns 0 if that is unknown,
 * or if a clock that was ahead wrote a future date. A form with a draft compares this time with the
 * draft's: otherwise the draft would bring back an older address after an edit elsewhere.
 */
export function addressWrittenAt(): number {
  const at = addressAtStore.get();
  return at > Date.now() ? 0 : at;
}

const stores = [addressStore, addressBookStore, addressOwnerStore, addressAtStore];

/** The storage keys of the address stores. */
export const addressKeys = stores.map(({ key }) => key);

/** Whether the addresses were written while that customer was signed in. */
export function isAddressOf(customerId: string): boolean {
  return addressOwnerStore.get() === customerId;
}

/**
 * Deletes the addresses if they were written while that customer was signed in (customer-area-132).
 */
export function forgetAddressOf(customerId: string): void {
  if (!isAddressOf(customerId)) return;
  for (const store of stores) store.clear();
}

/** The current address. Re-renders when it changes here or in another tab. */
export function useAddress(): ShippingAddress {
  return useStore(addressStore);
}

export function useAddressBook(): AddressBook {
  return useStore(addressBookStore);
}

/** Changes and stores the address. Returns false if the phone could not store it. */
export function writeAddressDown(
  change: ShippingAddress | ((current: ShippingAddress) => ShippingAddress),
): boolean {
  const customer = sessionStore.get();
  if (customer) addressOwnerStore.set(customer.id);
  addressAtStore.set(Date.now());
  return addressStore.set(change);
}

/**
 * Switches to another address type and stores the current address under its own type. A type
 * without an address starts with the same receiver, who rarely changes.
 */
export function chooseAddressType(type: AddressType): void {
  const { activeType, kept } = addressBookStore.get();
  if (type === activeType) return;
  const present = addressStore.get();
  const { receiverName, receiverPhone, customerPhone } = present;
  const next = kept[type] ?? { ...emptyAddress, receiverName, receiverPhone, customerPhone };
  addressBookStore.set({ activeType: type, kept: { ...kept, [activeType]: present } });
  writeAddressDown(next);
}
