/**
 * The shop's own particulars (shell-85). Pages, worker and counter read the same response, and
 * phones store it.
 */
import * as v from 'valibot';
import { paymentSigns, type ShopSettings } from '#domain/shop.ts';
import { endpoint } from './endpoint.ts';

const both = v.object({ en: v.string(), bn: v.string() });
const days = v.object({ from: v.number(), to: v.number() });
const time = v.object({ hour: v.number(), minute: v.number() });

/** The parts of the particulars. The owner edits each part by itself. */
export const shopSections = {
  identity: v.object({
    name: both,
    tagline: both,
    copyrightYear: v.number(),
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
    note: v.object({ insideDhaka: v.number(), outsideDhaka: v.number() }),
    insideDhaka: days,
    outsideDhaka: days,
    city: v.object({ district: v.string(), areasOutside: v.array(v.string()) }),
  }),
  payment: v.object({ signs: v.array(v.picklist(paymentSigns)) }),
  prescriptions: v.object({ rule: v.picklist(['off', 'warn', 'require']) }),
  opening: v.object({ state: v.picklist(['soon', 'open', 'closed']), note: both }),
} satisfies { [Name in keyof ShopSettings]: v.GenericSchema<ShopSettings[Name]> };

/** The particulars, and when the last part was saved (ISO, UTC); '' if none was. */
export const datedShop = v.object({
  savedAt: v.string(),
  isDemonstration: v.boolean(),
  ...shopSections,
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
