/** A name or sentence of the shop, in both languages. */
export interface BothLanguages {
  en: string;
  bn: string;
}

export interface Contact {
  /** The text that is shown. */
  shown: string;
  /** The link: tel:, mailto:, https:. */
  href: string;
}

export interface SocialLink {
  /** The same in both languages. */
  name: string;
  href: string;
}

export interface PaymentMethod {
  name: string;
  /** A picture below the shop's own address. */
  picture: string;
}

/** Everything that differs between two shops (shell-85). */
export interface Shop {
  name: BothLanguages;
  tagline: BothLanguages;
  /** In the header. */
  phone: Contact;
  email: Contact;
  /** More phones, in the footer. */
  phones: readonly Contact[];
  /** Shown if an order or payment failed. */
  customerServicePhone: Contact;
  /** The drug administration's number; '' shows none. */
  licenceNumber: string;
  /** The responsible pharmacist, and the registration at the pharmacy council; '' shows none. */
  pharmacist: { name: BothLanguages; registration: string };
  address: BothLanguages;
  /** In words. */
  openingHours: BothLanguages;
  social: readonly SocialLink[];
  chat: { messenger: string; whatsapp: string; phone: string };
  paymentMethods: readonly PaymentMethod[];
  copyrightYear: number;
  /** The charges in the note on delivery, in whole taka. The order's charge is computed separately. */
  deliveryNote: { insideDhaka: number; outsideDhaka: number };
  /** Until when an order may be cancelled on its day, Asia/Dhaka; shown, not enforced (shell-86). */
  cancellationCutoff: { hour: number; minute: number };
  /** Whether products that need a prescription may be ordered without one (checkout-18). */
  prescriptionRule: 'off' | 'warn' | 'require';
}

/** The demo shop, with contacts that do not exist. */
const demoShop: Shop = {
  name: { en: 'Nirog', bn: 'নীরোগ' },
  tagline: {
    en: 'The first model pharmacy in the country',
    bn: 'দেশের প্রথম মডেল ফার্মেসি',
  },
  phone: { shown: '09610-000000', href: 'tel:+8809610000000' },
  email: { shown: 'care@nirog.example', href: 'mailto:care@nirog.example' },
  phones: [
    { shown: '09610-000000', href: 'tel:+8809610000000' },
    { shown: '01700-000000', href: 'tel:+8801700000000' },
  ],
  customerServicePhone: { shown: '09610-000000', href: 'tel:+8809610000000' },
  licenceNumber: 'DEMO-0000',
  pharmacist: {
    name: { en: 'The pharmacist in charge', bn: 'দায়িত্বপ্রাপ্ত ফার্মাসিস্ট' },
    registration: 'A-00000',
  },
  address: {
    en: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
    bn: 'বাড়ি ১২, সড়ক ৫, ধানমন্ডি, ঢাকা ১২০৫',
  },
  openingHours: {
    en: 'Every day, 8 AM to 11 PM',
    bn: 'প্রতিদিন সকাল ৮টা থেকে রাত ১১টা',
  },
  social: [
    { name: 'Facebook', href: 'https://facebook.example/nirog' },
    { name: 'YouTube', href: 'https://youtube.example/nirog' },
    { name: 'Instagram', href: 'https://instagram.example/nirog' },
  ],
  chat: {
    messenger: 'https://messenger.example/nirog',
    whatsapp: 'https://whatsapp.example/8801700000000',
    phone: 'tel:+8809610000000',
  },
  paymentMethods: [
    { name: 'Cash On Delivery', picture: '/payments/cash.svg' },
    { name: 'bKash', picture: '/payments/bkash.svg' },
    { name: 'Nagad', picture: '/payments/nagad.svg' },
    { name: 'Rocket', picture: '/payments/rocket.svg' },
    { name: 'Visa', picture: '/payments/visa.svg' },
    { name: 'Mastercard', picture: '/payments/mastercard.svg' },
  ],
  copyrightYear: 2022,
  deliveryNote: { insideDhaka: 80, outsideDhaka: 120 },
  cancellationCutoff: { hour: 13, minute: 10 },
  prescriptionRule: 'warn',
};

let shop = demoShop;

/**
 * Sets the operator's own shop; fields that are not given stay those of the demo shop. Called once
 * at start, before anything is rendered.
 */
export function configureShop(given: Partial<Shop>): void {
  shop = { ...demoShop, ...given };
}

/** This shop (shell-85). */
export function theShop(): Shop {
  return shop;
}
