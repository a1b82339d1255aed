/**
 * The shop's own particulars, which its owner edits at the counter (shell-85), and what the screens
 * show of them.
 */
import type { ChargeNote, DeliveryException } from './delivery-terms.ts';
import type { PaymentMethod } from './order.ts';

import type { PageName } from './text-pages.ts';
import type { Papers } from './papers.ts';

/** A name or sentence of the shop, in both languages. */
export interface BothLanguages {
  en: string;
  bn: string;
}

/** Days after the day on which the parcel leaves; 0 is the same day. */
export interface DeliveryDays {
  from: number;
  to: number;
}

/** A time of the day in Bangladesh. */
export interface TimeOfDay {
  hour: number;
  minute: number;
}

/** The opening hours of one day. */
export interface OpenHours {
  opens: TimeOfDay;
  closes: TimeOfDay;
}

/** Whether products that need a prescription may be ordered without one (checkout-18). */
export type PrescriptionRule = 'off' | 'warn' | 'require';

/** The payment methods whose sign the footer can show, by the names of their pictures. */
export const paymentSigns = ['cash', 'bkash', 'nagad', 'rocket', 'visa', 'mastercard'] as const;
export type PaymentSign = (typeof paymentSigns)[number];

/** Mobile wallets to which customers send money by themselves (payments-49). */
export const walletNames = ['bkash', 'nagad', 'rocket'] as const;
export type WalletName = (typeof walletNames)[number];

/** The shop's own account with a mobile wallet. */
export interface WalletAccount {
  /** Customers are told to pay to it. */
  isOn: boolean;
  /** Customers pay a merchant, and send money to a personal account. */
  kind: 'merchant' | 'personal';
  number: string;
  /** How to send, in a sentence; '' for the standard one. */
  howTo: BothLanguages;
}

const noAccount: WalletAccount = {
  isOn: false,
  kind: 'personal',
  number: '',
  howTo: { en: '', bn: '' },
};

/** Everything that differs between two shops, in the parts that the owner edits. */
export interface ShopSettings {
  identity: {
    name: BothLanguages;
    tagline: BothLanguages;
    /** The year in the footer. */
    copyrightYear: number;
    /** The name of the uploaded logo; '' for the standard sign. */
    logo: string;
    /** The main colour as #rrggbb; '' for the standard one. */
    color: string;
  };
  contact: {
    /** As they are shown. The first one is in the header. */
    phones: string[];
    /** Shown if an order or payment failed; '' for the first of `phones`. */
    customerServicePhone: string;
    /** A phone number, or the address of a chat; '' for none. */
    whatsapp: string;
    /** The name or address of a page on Messenger; '' for none. */
    messenger: string;
    email: string;
    address: BothLanguages;
    social: SocialLink[];
    /** From Saturday to Friday; null for a closed day. */
    hours: (OpenHours | null)[];
    /** Holidays and exceptions in words; '' for none. */
    holidays: BothLanguages;
    /** Until when an order may be cancelled on its day; shown, not enforced (shell-86). */
    cancellationCutoff: TimeOfDay;
  };
  legal: {
    /** The number of the drug administration; '' for none. */
    licenceNumber: string;
    /** The responsible pharmacist, and the registration at the pharmacy council; '' for none. */
    pharmacist: { name: BothLanguages; registration: string };
    tradeLicence: string;
    /** The business identification number for VAT; '' for none. */
    bin: string;
  };
  delivery: {
    insideDhaka: DeliveryDays;
    outsideDhaka: DeliveryDays;
    /** The home district, and its areas outside the city, by their English names. */
    city: { district: string; areasOutside: string[] };
  };
  payment: {
    /** In the footer. */
    signs: PaymentSign[];
    /** Which methods the checkout offers. Paying now also needs a gateway or an account. */
    offered: PaymentMethod[];
    /** The advance outside the home city, in percent of the payable; 0 for none (checkout-49). */
    advancePercent: number;
    accounts: Record<WalletName, WalletAccount>;
  };
  prescriptions: { rule: PrescriptionRule };
  opening: {
    /** `soon` until the shop opens for the first time; `closed` takes no orders for now. */
    state: 'soon' | 'open' | 'closed';
    /** What customers read while the shop is closed; '' for the standard sentence. */
    note: BothLanguages;
  };
  papers: Papers;
}

export interface SocialLink {
  /** The same in both languages. */
  name: string;
  href: string;
}

export interface Contact {
  /** The text that is shown; '' if the shop has none. */
  shown: string;
  /** The link: tel:, mailto:, https:. */
  href: string;
}

/** A shop that has entered nothing. */
export const emptySettings: ShopSettings = {
  identity: {
    name: { en: '', bn: '' },
    tagline: { en: '', bn: '' },
    copyrightYear: 0,
    logo: '',
    color: '',
  },
  contact: {
    phones: [],
    customerServicePhone: '',
    whatsapp: '',
    messenger: '',
    email: '',
    address: { en: '', bn: '' },
    social: [],
    hours: [null, null, null, null, null, null, null],
    holidays: { en: '', bn: '' },
    cancellationCutoff: { hour: 13, minute: 10 },
  },
  legal: {
    licenceNumber: '',
    pharmacist: { name: { en: '', bn: '' }, registration: '' },
    tradeLicence: '',
    bin: '',
  },
  delivery: {
    insideDhaka: { from: 0, to: 1 },
    outsideDhaka: { from: 2, to: 4 },
    city: { district: 'Dhaka', areasOutside: [] },
  },
  payment: {
    signs: ['cash'],
    offered: ['PAY_NOW', 'CASH_ON_DELIVERY'],
    advancePercent: 20,
    accounts: { bkash: noAccount, nagad: noAccount, rocket: noAccount },
  },
  prescriptions: { rule: 'warn' },
  opening: { state: 'soon', note: { en: '', bn: '' } },
  papers: {
    header: { en: '', bn: '' },
    footer: { en: '', bn: '' },
    invoice: 'a4',
    slip: 'a5',
  },
};

/** What customers must know of the table of districts (counter-340), which the server derives. */
export interface ShopPlaces {
  note: ChargeNote;
  exceptions: DeliveryException[];
}

export const emptyPlaces: ShopPlaces = {
  note: { insideDhaka: null, outsideDhaka: null },
  exceptions: [],
};

/** The particulars as the screens show them, with a link for every way to reach the shop. */
export interface Shop {
  name: BothLanguages;
  tagline: BothLanguages;
  /** In the header. */
  phone: Contact;
  email: Contact;
  phones: readonly Contact[];
  customerServicePhone: Contact;
  chat: { messenger: string; whatsapp: string; phone: string };
  licenceNumber: string;
  pharmacist: ShopSettings['legal']['pharmacist'];
  address: BothLanguages;
  hours: ShopSettings['contact']['hours'];
  holidays: BothLanguages;
  social: readonly SocialLink[];
  payment: ShopSettings['payment'];
  copyrightYear: number;
  logo: string;
  color: string;
  delivery: ShopSettings['delivery'] & ShopPlaces;
  cancellationCutoff: TimeOfDay;
  prescriptionRule: PrescriptionRule;
  opening: ShopSettings['opening'];
  papers: Papers;
  /** The text pages that the owner has written. Their texts are fetched one by one. */
  ownPages: readonly PageName[];
  /** The shop shows examples, and says so. */
  isDemonstration: boolean;
}

/** The particulars as the screens show them. */
export function shopOf({
  identity,
  contact,
  legal,
  delivery,
  places,
  ...rest
}: ShopSettings & {
  isDemonstration: boolean;
  ownPages: readonly PageName[];
  places: ShopPlaces;
}): Shop {
  const phones = distinct(contact.phones.map(phoneContact));
  const phone = phones[0] ?? phoneContact('');
  const serviceNumber = contact.customerServicePhone;
  return {
    ...identity,
    phone,
    phones,
    customerServicePhone: serviceNumber ? phoneContact(serviceNumber) : phone,
    email: { shown: contact.email, href: contact.email && `mailto:${contact.email}` },
    chat: {
      messenger: messengerLink(contact.messenger),
      whatsapp: whatsAppLink(contact.whatsapp),
      phone: phone.href,
    },
    licenceNumber: legal.licenceNumber,
    pharmacist: legal.pharmacist,
    address: contact.address,
    hours: contact.hours,
    holidays: contact.holidays,
    social: distinct(contact.social),
    payment: rest.payment,
    delivery: { ...delivery, ...places },
    cancellationCutoff: contact.cancellationCutoff,
    prescriptionRule: rest.prescriptions.rule,
    opening: rest.opening,
    papers: rest.papers,
    ownPages: rest.ownPages,
    isDemonstration: rest.isDemonstration,
  };
}

/** Each address once: the same number or page twice is one way to the shop. */
function distinct<Way extends { href: string }>(ways: readonly Way[]): Way[] {
  return ways.filter(({ href }, at) => ways.findIndex((one) => one.href === href) === at);
}

/** A phone with its link. Numbers of Bangladesh get the country's code. */
export function phoneContact(shown: string): Contact {
  return { shown, href: shown && `tel:${internationalNumber(shown)}` };
}

/** The number with the country's code and without separators: +8801712345678. */
function internationalNumber(shown: string): string {
  const plain = shown.replaceAll(/[^\d+]/g, '');
  if (plain.startsWith('+')) return plain;
  return plain.startsWith('0') ? `+88${plain}` : plain;
}

function whatsAppLink(chat: string): string {
  if (!chat || isWebAddress(chat)) return chat;
  return `https://wa.me/${internationalNumber(chat).replace('+', '')}`;
}

function messengerLink(page: string): string {
  return !page || isWebAddress(page) ? page : `https://m.me/${page}`;
}

function isWebAddress(text: string): boolean {
  return text.startsWith('https://');
}
