import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { busyCustomer, fillAccount } from './support/customers.ts';
import { touchInput, keyboardInput, type InputMethod } from './support/input-methods.ts';
import {
  addFromSearch,
  orderFromShelf,
  refillFromProfile,
  requestFromHeader,
  signIn,
  type Walker,
} from './support/main-paths.ts';
import { bagOf } from './support/order-form.ts';
import { takePhone, type Phone } from './support/phone.ts';
import type { Network } from './support/network.ts';
import { preparePharmacy, type PharmacyServer } from './support/server.ts';
import { openOwnNetwork, visitedProfile } from './support/visited.ts';
import { isWide } from './support/wide.ts';
import type { Language } from '#text/sentences.ts';
import type { Page } from 'playwright-core';

let pharmacy: PharmacyServer;
let network: Network;

beforeAll(async () => {
  pharmacy = await preparePharmacy();
  await pharmacy.start();
  await fillAccount(pharmacy);
  network = await openOwnNetwork(() => pharmacy.origin);
});

afterAll(async () => {
  await network.close();
  await pharmacy.remove();
});

interface Way {
  how: string;
  hand: 'touch' | 'keyboard';
  width: number;
  input: (page: Page) => InputMethod;
  /** The language that is always tested. The other one is tested when tested wide. */
  first: Language;
}

const ways: Way[] = [
  {
    how: 'by touch alone, at 360 px',
    hand: 'touch',
    width: 360,
    input: touchInput,
    first: 'bn',
  },
  {
    how: 'by keyboard alone, at 1280 px',
    hand: 'keyboard',
    width: 1280,
    input: keyboardInput,
    first: 'en',
  },
];

interface Path {
  what: string;
  /** The input method that is always tested. The other one is tested when tested wide. */
  first: Way['hand'];
  /** Tested only when tested wide, because another path covers its steps. */
  isWide?: true;
  go: (walker: Walker) => Promise<void>;
}

const paths: Path[] = [
  {
    what: 'a guest orders from a shelf',
    first: 'touch',
    async go(walker) {
      await orderFromShelf(walker);
      expect((await bagOf(walker.page)).Items).toEqual([]);
    },
  },
  {
    what: 'a customer signs in and orders from a shelf',
    first: 'keyboard',
    isWide: true,
    async go(walker) {
      await signIn(walker, busyCustomer);
      await orderFromShelf(walker);
    },
  },
  {
    what: 'a guest searches, and puts two of what is found into the bag',
    first: 'keyboard',
    async go(walker) {
      await addFromSearch(walker);
      expect((await bagOf(walker.page)).Items).toMatchObject([{ quantity: 2 }]);
    },
  },
  {
    what: 'a guest asks for medicines with a photo of the prescription',
    first: 'touch',
    isWide: true,
    go: requestFromHeader,
  },
  {
    what: 'a customer signs in, finds an order in the profile, and orders it again',
    first: 'keyboard',
    async go(walker) {
      await signIn(walker, busyCustomer);
      await refillFromProfile(walker);
    },
  },
];

describe.each(ways)('$how', ({ hand, width, input, first }) => {
  describe.each(isWide ? (['en', 'bn'] as const) : [first])('in the language %s', (language) => {
    let phone: Phone;
    let walker: Walker;

    beforeEach(async () => {
      phone = await takePhone({ width, profile: await visitedProfile(network) });
      const page = await phone.open();
      walker = { page, input: input(page), language };
      await page.goto(network.origin);
      await page.locator('footer').waitFor();
      if (language === 'bn') {
        await walker.input.press(page.getByRole('button', { name: 'বাংলা' }).first());
        await page.locator('html[lang=bn]').waitFor();
      }
    });

    afterEach(async () => {
      expect(phone.complaints).toEqual([]);
      await phone.remove();
    });

    it.each(paths.filter((path) => isWide || (path.first === hand && !path.isWide)))(
      '$what',
      ({ go }) => go(walker),
    );
  });
});
