/**
 * Where the server has ended a session, nobody wanted to leave: the customer's addresses and what was
 * chosen at the checkout are put aside, where nobody else is shown them, and are there again when they
 * sign in (sign-in-55). A sign-out takes them along.
 */
import * as v from 'valibot';
import { isEmptyAddress } from '#domain/address.ts';
import { addressKeys, addressStore, isAddressOf } from './address.ts';
import { checkoutStore, hasChosen } from './checkout.ts';
import { unsavedPrefix } from './private-prefix.ts';

/** The texts of the records, by their keys. */
const records = v.record(v.string(), v.string());

const keyOf = (owner: string) => `${unsavedPrefix}set-aside/${owner}`;

/** Call it before the records are forgotten. */
export function setAside(owner: string): void {
  try {
    const keys = isAddressOf(owner) ? [...addressKeys, checkoutStore.key] : [checkoutStore.key];
    const there = keys.flatMap((key) => {
      const text = localStorage.getItem(key);
      return text === null ? [] : [[key, text] as const];
    });
    // Another tab may have put aside what is forgotten here already.
    const aside = { ...Object.fromEntries(there), ...readAside(owner) };
    if (Object.keys(aside).length > 0) localStorage.setItem(keyOf(owner), JSON.stringify(aside));
  } catch {
    // A full or forbidden storage keeps none.
  }
}

/** Puts them back as they were, where nothing else has been written there since. */
export function bringBack(owner: string): void {
  try {
    const aside = readAside(owner);
    if (isEmptyAddress(addressStore.get())) for (const key of addressKeys) putBack(key, aside[key]);
    if (!hasChosen(checkoutStore.get())) putBack(checkoutStore.key, aside[checkoutStore.key]);
    localStorage.removeItem(keyOf(owner));
  } catch {
    // A full or forbidden storage has none.
  }
}

function readAside(owner: string): v.InferOutput<typeof records> {
  try {
    return v.parse(records, JSON.parse(localStorage.getItem(keyOf(owner)) ?? '{}'));
  } catch {
    // What cannot be read is not there.
    return {};
  }
}

/** The stores of this tab hear of it as of another tab's change, and read it with their own suspicion. */
function putBack(key: string, text: string | undefined): void {
  if (text === undefined) return;
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
