/**
 * The shipping address that this phone remembers: the flat object
 * under `address`, and the typed ones (Home, Office, Other) apart (customer-area-130).
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

/** Which typed address is in use, and the others as they were left. */
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

/** Whose the addresses are: the customer who was signed in when they were written; '' for this phone's. */
const addressOwnerStore = createStore<string>({
  key: 'address-of',
  schema: v.string(),
  initial: '',
  write: (value) => value || undefined,
});

/** When the address was last written, in milliseconds. */
const addressAtStore = createStore<number>({
  key: 'address-at',
  schema: v.number(),
  initial: 0,
  write: (value) => value || undefined,
});

/** When this phone's address was last written, in milliseconds; 0 where nobody knows, as by a clock that was ahead. */
export function addressWrittenAt(): number {
  const at = addressAtStore.get();
  return at > Date.now() ? 0 : at;
}

const stores = [addressStore, addressBookStore, addressOwnerStore, addressAtStore];

/** Under which keys the addresses stand. */
export const addressKeys = stores.map(({ key }) => key);

/** True where they were written while that customer was signed in. */
export function isAddressOf(customerId: string): boolean {
  return addressOwnerStore.get() === customerId;
}

/** Forgets what was written down while that customer was signed in (customer-area-132). */
export function forgetAddressOf(customerId: string): void {
  if (!isAddressOf(customerId)) return;
  for (const store of stores) store.clear();
}

/** The address as it stands, rendered again when it changes here or in another tab. */
export function useAddress(): ShippingAddress {
  return useStore(addressStore);
}

export function useAddressBook(): AddressBook {
  return useStore(addressBookStore);
}

/** Changes the address and remembers it; false when the phone could not. */
export function writeAddressDown(
  change: ShippingAddress | ((current: ShippingAddress) => ShippingAddress),
): boolean {
  const customer = sessionStore.get();
  if (customer) addressOwnerStore.set(customer.id);
  addressAtStore.set(Date.now());
  return addressStore.set(change);
}

/**
 * Turns to another typed address: the present one is kept under its type. One
 * that was never written starts with the same receiver, who rarely changes.
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
