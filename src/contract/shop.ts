/**
 * The shop's own particulars (shell-85). Pages, worker and counter read the same response, and
 * phones store it.
 */
import * as v from 'valibot';
import type { Director } from '#domain/directors.ts';
import { paymentMethods } from '#domain/order.ts';
import { paperSizes } from '#domain/papers.ts';
import {
  emptyPlaces,
  emptySettings,
  paymentSigns,
  type ShopPlaces,
  type ShopSettings,
} from '#domain/shop.ts';
import { pageNames, type OwnPage } from '#domain/text-pages.ts';
import { endpoint } from './endpoint.ts';
import { wireNumber } from './wire.ts';

/** A text in both languages. */
export const both = v.object({ en: v.string(), bn: v.string() });
const days = v.object({ from: wireNumber, to: wireNumber });
const time = v.object({ hour: wireNumber, minute: wireNumber });

const account = v.object({
  isOn: v.boolean(),
  kind: v.picklist(['merchant', 'personal']),
  number: v.string(),
  howTo: both,
});
const standardPayment = emptySettings.payment;

/** The parts of the particulars. The owner edits each part by itself. */
export const shopSections = {
  identity: v.object({
    name: both,
    tagline: both,
    copyrightYear: wireNumber,
    logo: v.string(),
    color: v.string(),
  }),
  contact: v.object({
    phones: v.array(v.string()),
    customerServicePhone: v.string(),
    whatsapp: v.string(),
    messenger: v.string(),
    email: v.string(),
    address: both,
    social: v.array(v.object({ name: v.string(), href: v.string() })),
    hours: v.array(v.nullable(v.object({ opens: time, closes: time }))),
    holidays: both,
    cancellationCutoff: time,
  }),
  legal: v.object({
    licenceNumber: v.string(),
    pharmacist: v.object({ name: both, registration: v.string() }),
    tradeLicence: v.string(),
    bin: v.string(),
  }),
  delivery: v.object({
    insideDhaka: days,
    outsideDhaka: days,
    city: v.object({ district: v.string(), areasOutside: v.array(v.string()) }),
  }),
  // Shops and phones of earlier versions have stored only the signs.
  payment: v.object({
    signs: v.array(v.picklist(paymentSigns)),
    offered: v.optional(v.array(v.picklist(paymentMethods)), standardPayment.offered),
    advancePercent: v.optional(wireNumber, standardPayment.advancePercent),
    accounts: v.optional(
      v.object({ bkash: account, nagad: account, rocket: account }),
      standardPayment.accounts,
    ),
  }),
  prescriptions: v.object({ rule: v.picklist(['off', 'warn', 'require']) }),
  opening: v.object({ state: v.picklist(['soon', 'open', 'closed']), note: both }),
  papers: v.object({
    header: both,
    footer: both,
    invoice: v.picklist(paperSizes),
    slip: v.picklist(paperSizes),
  }),
} satisfies { [Name in keyof ShopSettings]: v.GenericSchema<unknown, ShopSettings[Name]> };

/** Whether this is the name of a part of the particulars. */
export function isParticular(name: string): name is keyof ShopSettings {
  return Object.hasOwn(shopSections, name);
}

const chargeRange = v.nullable(v.object({ least: wireNumber, most: wireNumber }));

/** What customers must know of the table of districts (counter-340). Amounts are in paisa. */
const places = v.object({
  note: v.object({ insideDhaka: chargeRange, outsideDhaka: chargeRange }),
  exceptions: v.array(
    v.object({
      district: v.string(),
      area: v.string(),
      isDelivered: v.boolean(),
      takesCash: v.boolean(),
      days: v.nullable(days),
    }),
  ),
}) satisfies v.GenericSchema<ShopPlaces>;

/**
 * The particulars, and when the owner last saved something of the shop, its lists included (ISO,
 * UTC); '' if nothing was.
 */
export const datedShop = v.object({
  savedAt: v.string(),
  isDemonstration: v.boolean(),
  places: v.optional(places, emptyPlaces),
  ...shopSections,
  // Fields that a phone with an older version has not stored.
  papers: v.optional(shopSections.papers, emptySettings.papers),
  /** The text pages that the owner has written; all others have the standard text. */
  ownPages: v.optional(v.array(v.picklist(pageNames)), []),
});
export type DatedShop = v.InferOutput<typeof datedShop>;

export const get = endpoint({
  name: 'shop.get',
  method: 'GET',
  path: 'Shop',
  request: v.object({}),
  response: datedShop,
  shared: true,
  added: true,
});

const director = v.object({
  name: both,
  role: both,
  image: v.string(),
}) satisfies v.GenericSchema<Director>;

/** The board of directors, for About Us (catalogue-121). */
export const directors = endpoint({
  name: 'shop.directors',
  method: 'GET',
  path: 'Shop/Directors',
  request: v.object({}),
  response: v.object({ rows: v.array(director) }),
  shared: true,
  added: true,
});

/** The owner's text of a page; '' for the standard one. */
export const ownPage = v.object({ text: both }) satisfies v.GenericSchema<OwnPage>;

/**
 * The owner's text of one page in both languages (counter-380). Only pages that `shop.get` lists as
 * `ownPages` need the call.
 */
export const page = endpoint({
  name: 'shop.page',
  method: 'GET',
  path: 'Shop/Page',
  request: v.object({ name: v.picklist(pageNames) }),
  response: ownPage,
  shared: true,
  added: true,
});
