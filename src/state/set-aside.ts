/**
 * Saves the customer's addresses and checkout choices when the server has ended the session,
 * because the customer did not sign out. Nobody else can see them, and they are restored when the
 * customer signs in again (sign-in-55). Signing out deletes them.
 */
import * as v from 'valibot';
import { isEmptyAddress } from '#domain/address.ts';
import { addressKeys, addressStore, isAddressOf } from './address.ts';
import { checkoutStore, hasChosen } from './checkout.ts';
import { unsavedPrefix } from './private-prefix.ts';

/** The stored texts of the records, by key. */
const records = v.record(v.string(), v.string());

const keyOf = (owner: string) => `${unsavedPrefix}set-aside/${owner}`;

/** Saves the records under the owner's id. Call it before the records are deleted. */
export function setAside(owner: string): void {
  try {
    const keys = isAddressOf(owner) ? [...addressKeys, checkoutStore.key] : [checkoutStore.key];
    const there = keys.flatMap((key) => {
      const text = localStorage.getItem(key);
      return text === null ? [] : [[key, text] as const];
    });
    // Another tab may have saved records that are already deleted here.
    const aside = { ...Object.fromEntries(there), ...readAside(owner) };
    if (Object.keys(aside).length > 0) localStorage.setItem(keyOf(owner), JSON.stringify(aside));
  } catch {
    // Storage is full or forbidden, so nothing is saved.
  }
}

/** Restores the saved records, except those that have been written since. */
export function bringBack(owner: string): void {
  try {
    const aside = readAside(owner);
    if (isEmptyAddress(addressStore.get())) for (const key of addressKeys) putBack(key, aside[key]);
    if (!hasChosen(checkoutStore.get())) putBack(checkoutStore.key, aside[checkoutStore.key]);
    localStorage.removeItem(keyOf(owner));
  } catch {
    // Storage is forbidden or full, so nothing is restored.
  }
}

function readAside(owner: string): v.InferOutput<typeof records> {
  try {
    return v.parse(records, JSON.parse(localStorage.getItem(keyOf(owner)) ?? '{}'));
  } catch {
    // An unreadable record counts as missing.
    return {};
  }
}

/**
 * Restores a record. The storage event makes the stores of this tab read and validate it, as for a
 * change in another tab.
 */
function putBack(key: string, text: string | undefined): void {
  if (text === undefined) return;
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}
