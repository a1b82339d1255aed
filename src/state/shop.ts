import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { datedShop, type DatedShop } from '#contract/shop.ts';
import { emptyPlaces, emptySettings, shopOf, type Shop } from '#domain/shop.ts';
import { createStore } from './store.ts';

/** The shop's particulars as last received, so that they are right without a network. */
export const shopStore = createStore<DatedShop>({
  key: 'shop',
  schema: datedShop,
  initial: {
    savedAt: '',
    isDemonstration: false,
    ...emptySettings,
    places: emptyPlaces,
    ownPages: [],
    // A phone that has received nothing yet must not say that the shop is closed.
    opening: { ...emptySettings.opening, state: 'open' },
  },
});

/**
 * The `savedAt` of the particulars to which the stored lists of the shop belong, such as the places
 * with their charges. A page from the server brings newer particulars, but not the lists.
 */
export const shopListsStore = createStore<string>({
  key: 'shop-lists',
  schema: v.string(),
  initial: '',
});

/**
 * The particulars from which the server renders the page. The phone hydrates the page with the same
 * ones. Null for a page that the phone renders itself.
 */
export const ServerShop = createContext<DatedShop | null>(null);

/** Stores the particulars, unless newer ones are stored. */
export function keepShop(received: DatedShop): void {
  if (received.savedAt > shopStore.get().savedAt) shopStore.set(received);
}

/** The shop's particulars. The component re-renders when they change. */
export function useShop(): Shop {
  const ofServer = useContext(ServerShop);
  const settings = useSyncExternalStore(
    shopStore.subscribe,
    shopStore.get,
    () => ofServer ?? shopStore.initial(),
  );
  return useMemo(() => shopOf(settings), [settings]);
}

/** The shop's particulars now, for code outside of components. */
export function theShop(): Shop {
  return shopOf(shopStore.get());
}
