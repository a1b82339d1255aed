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

/** Everything about a shop that another shop would say differently (S1 §1). */
export interface Shop {
  name: BothLanguages;
  tagline: BothLanguages;
  /** In the header. */
  phone: Contact;
  /** Further ones in the footer. */
  phones: readonly Contact[];
  /** Named where an order or payment went wrong. */
  customerServicePhone: Contact;
  email: Contact;
  address: BothLanguages;
  /** When somebody answers, in words. */
  openingHours: BothLanguages;
  social: readonly SocialLink[];
  chat: { messenger: string; whatsapp: string; phone: string };
  paymentMethods: readonly PaymentMethod[];
  copyrightYear: number;
  /** The note on delivery, in whole taka as it is worded; the computed charge is the one charged. */
  deliveryNote: { insideDhaka: number; outsideDhaka: number };
  /** Until when an order may be cancelled on its day, Asia/Dhaka; said, not enforced (decisions, "Look and language"). */
  cancellationCutoff: { hour: number; minute: number };
  /** Whether products that need a prescription may be ordered without one (decisions, "Checkout"). */
  prescriptionRule: 'off' | 'warn' | 'require';
}

/** The demo shop: neutral contacts that nobody answers. */
export const demoShop: Shop = {
  name: { en: 'Nirog', bn: 'নীরোগ' },
  tagline: {
    en: 'The first model pharmacy in the country',
    bn: 'দেশের প্রথম মডেল ফার্মেসি',
  },
  phone: { shown: '09610-000000', href: 'tel:+8809610000000' },
  phones: [
    { shown: '09610-000000', href: 'tel:+8809610000000' },
    { shown: '01700-000000', href: 'tel:+8801700000000' },
  ],
  customerServicePhone: { shown: '09610-000000', href: 'tel:+8809610000000' },
  email: { shown: 'care@nirog.example', href: 'mailto:care@nirog.example' },
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

let current: Shop = demoShop;

/** An operator's own shop: what is not given stays as in the demo. Called once at start, before anything is shown. */
export function configureShop(own: Partial<Shop>): void {
  current = { ...demoShop, ...own };
}

/** The shop that this is. */
export function theShop(): Shop {
  return current;
}
