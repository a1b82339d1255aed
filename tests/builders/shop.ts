import type { DatedShop } from '#contract/shop.ts';
import { shopOf, type Shop, type ShopPlaces } from '#domain/shop.ts';
import { demoSettings } from '#demo/seed/shop.ts';
import { shopStore } from '#state/shop.ts';

/** What the server derives from the districts of the demonstration. */
export const demoPlaces: ShopPlaces = {
  note: {
    insideDhaka: { least: 80_00, most: 80_00 },
    outsideDhaka: { least: 120_00, most: 120_00 },
  },
  exceptions: [],
};

/** The particulars of the demonstration, as the server sends them. */
export function datedShop(settings: Partial<DatedShop> = {}): DatedShop {
  return {
    savedAt: '2026-03-01T00:00:00.000Z',
    isDemonstration: true,
    places: demoPlaces,
    ownPages: [],
    ...structuredClone(demoSettings),
    ...settings,
  };
}

/** The particulars of the demonstration as the screens show them. */
export function demoShop(settings: Partial<DatedShop> = {}): Shop {
  return shopOf(datedShop(settings));
}

/** Stores the particulars on this phone, as a first page with a network does. */
export function storeShop(settings: Partial<DatedShop> = {}): void {
  shopStore.set(datedShop(settings));
}
