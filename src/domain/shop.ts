/** A name or sentence of the shop's own, in both languages. */
export interface BothLanguages {
  en: string;
  bn: string;
}

export interface Contact {
  /** As it is written for people. */
  shown: string;
  /** What a press opens: tel:, mailto:, https:. */
  href: string;
}

export interface SocialLink {
  /** Its own name, the same in both languages. */
  name: string;
  href: string;
}

export interface PaymentMethod {
  name: string;
  /** A picture below the shop's own address. */
  picture: string;
}

/** What every page says of a shop: the first load carries it. */
export interface ShopFront {
  name: BothLanguages;
  tagline: BothLanguages;
  /** In the header. */
  phone: Contact;
  email: Contact;
}

/** Everything about a shop that another shop would say differently (shell-85). */
export interface Shop extends ShopFront {
  /** Further ones in the footer. */
  phones: readonly Contact[];
  /** Named where an order or payment went wrong. */
  customerServicePhone: Contact;
  /** Of the drug administration; '' shows none. */
  licenceNumber: string;
  /** Who answers for what is handed over, with the registration of the pharmacy council; '' shows none. */
  pharmacist: { name: BothLanguages; registration: string };
  address: BothLanguages;
  /** When somebody answers, in words. */
  openingHours: BothLanguages;
  social: readonly SocialLink[];
  chat: { messenger: string; whatsapp: string; phone: string };
  paymentMethods: readonly PaymentMethod[];
  copyrightYear: number;
  /** The note on delivery, in whole taka as it is worded; the computed charge is the one charged. */
  deliveryNote: { insideDhaka: number; outsideDhaka: number };
  /** Until when an order may be cancelled on its day, Asia/Dhaka; said, not enforced (shell-86). */
  cancellationCutoff: { hour: number; minute: number };
  /** Whether products that need a prescription may be ordered without one (checkout-18). */
  prescriptionRule: 'off' | 'warn' | 'require';
}

/** What stands on every page of the demo shop: neutral contacts that nobody answers. */
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

/** An operator's own shop: what is not given stays as in the demo. Called once at start, before anything is shown. */
export function configureShop(given: Partial<Shop>): void {
  own = given;
}

/** What the operator gave of it. */
export function ownShop(): Partial<Shop> {
  return own;
}

/** What every page says of this shop; everything else is in `wholeShop`. */
export function theShop(): ShopFront {
  return { ...demoFront, ...own };
}

/** The note on delivery, for what is shown before the rest of `wholeShop` is there. */
export function deliveryNote(): Shop['deliveryNote'] {
  return own.deliveryNote ?? demoDeliveryNote;
}
