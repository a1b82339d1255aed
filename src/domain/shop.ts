/** A name or sentence of the shop in both languages. */
export interface BothLanguages {
  en: string;
  bn: string;
}

export interface Contact {
  /** As it is displayed. */
  shown: string;
  /** The link: tel:, mailto:, https:. */
  href: string;
}

export interface SocialLink {
  /** The network's own name, the same in both languages. */
  name: string;
  href: string;
}

export interface PaymentMethod {
  name: string;
  /** A picture below the shop's own address. */
  picture: string;
}

/** The parts of the shop's configuration that every page shows. They are in the first load. */
export interface ShopFront {
  name: BothLanguages;
  tagline: BothLanguages;
  /** In the header. */
  phone: Contact;
  email: Contact;
}

/** The configuration of a shop: every value that differs between shops (shell-85). */
export interface Shop extends ShopFront {
  /** Additional numbers in the footer. */
  phones: readonly Contact[];
  /** Shown after a failed order or payment. */
  customerServicePhone: Contact;
  /** Issued by the drug administration; '' shows none. */
  licenceNumber: string;
  /** The responsible pharmacist, with the registration of the pharmacy council; '' shows none. */
  pharmacist: { name: BothLanguages; registration: string };
  address: BothLanguages;
  /** When the phone is answered, in words. */
  openingHours: BothLanguages;
  social: readonly SocialLink[];
  chat: { messenger: string; whatsapp: string; phone: string };
  paymentMethods: readonly PaymentMethod[];
  copyrightYear: number;
  /** The amounts in the note on delivery, in whole taka. Orders use the computed charge instead. */
  deliveryNote: { insideDhaka: number; outsideDhaka: number };
  /**
   * The time (Asia/Dhaka) until which an order may be cancelled on its day. It is displayed, not
   * enforced (shell-86).
   */
  cancellationCutoff: { hour: number; minute: number };
  /** Whether products that require a prescription may be ordered without one (checkout-18). */
  prescriptionRule: 'off' | 'warn' | 'require';
}

/** The demo shop on every page, with neutral contacts that nobody answers. */
const demoFront: ShopFront = {
  name: { en: 'Nirog', bn: 'নীরোগ' },
  tagline: {
    en: 'The first model pharmacy in the country',
    bn: 'দেশের প্রথম মডেল ফার্মেসি',
  },
  phone: { shown: '09610-000000', href: 'tel:+8809610000000' },
  email: { shown: 'care@nirog.example', href: 'mailto:care@nirog.example' },
};

export const demoDeliveryNote: Shop['deliveryNote'] = { insideDhaka: 80, outsideDhaka: 120 };

let own: Partial<Shop> = {};

/**
 * Sets the operator's configuration. Missing values stay as in the demo. Called once at start,
 * before the first render.
 */
export function configureShop(given: Partial<Shop>): void {
  own = given;
}

/** The values that the operator has set. */
export function ownShop(): Partial<Shop> {
  return own;
}

/** The part of the shop's configuration that every page needs. The rest is in `wholeShop`. */
export function theShop(): ShopFront {
  return { ...demoFront, ...own };
}

/** The note on delivery, for pages that render before `wholeShop` is loaded. */
export function deliveryNote(): Shop['deliveryNote'] {
  return own.deliveryNote ?? demoDeliveryNote;
}
