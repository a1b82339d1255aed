import { demoDeliveryNote, ownShop, theShop, type Shop, type ShopFront } from './shop.ts';

/** The demo shop's values that are not on every page. */
const demoDetails: Omit<Shop, keyof ShopFront> = {
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
  deliveryNote: demoDeliveryNote,
  cancellationCutoff: { hour: 13, minute: 10 },
  prescriptionRule: 'warn',
};

/**
 * The whole configuration of this shop, for code that is loaded after the first render (shell-85).
 */
export function wholeShop(): Shop {
  return { ...demoDetails, ...ownShop(), ...theShop() };
}
