/** The particulars of the demonstration, with contacts that do not exist. */
import { emptySettings, paymentSigns, type OpenHours, type ShopSettings } from '#domain/shop.ts';

const everyDay: OpenHours = {
  opens: { hour: 8, minute: 0 },
  closes: { hour: 23, minute: 0 },
};

export const demoSettings: ShopSettings = {
  identity: {
    name: { en: 'Nirog', bn: 'নীরোগ' },
    tagline: {
      en: 'The first model pharmacy in the country',
      bn: 'দেশের প্রথম মডেল ফার্মেসি',
    },
    copyrightYear: 2022,
    logo: '',
    color: '',
  },
  contact: {
    phones: ['09610-000000', '01700-000000'],
    customerServicePhone: '',
    whatsapp: 'https://whatsapp.example/8801700000000',
    messenger: 'https://messenger.example/nirog',
    email: 'care@nirog.example',
    address: {
      en: 'House 12, Road 5, Dhanmondi, Dhaka 1205',
      bn: 'বাড়ি ১২, সড়ক ৫, ধানমন্ডি, ঢাকা ১২০৫',
    },
    social: [
      { name: 'Facebook', href: 'https://facebook.example/nirog' },
      { name: 'YouTube', href: 'https://youtube.example/nirog' },
      { name: 'Instagram', href: 'https://instagram.example/nirog' },
    ],
    hours: [everyDay, everyDay, everyDay, everyDay, everyDay, everyDay, everyDay],
    holidays: { en: '', bn: '' },
    cancellationCutoff: { hour: 13, minute: 10 },
  },
  legal: {
    licenceNumber: 'DEMO-0000',
    pharmacist: {
      name: { en: 'The pharmacist in charge', bn: 'দায়িত্বপ্রাপ্ত ফার্মাসিস্ট' },
      registration: 'A-00000',
    },
    tradeLicence: '',
    bin: '',
  },
  delivery: {
    insideDhaka: { from: 0, to: 1 },
    outsideDhaka: { from: 2, to: 4 },
    city: {
      district: 'Dhaka',
      areasOutside: ['Dhamrai', 'Dohar', 'Keraniganj', 'Nawabganj', 'Savar'],
    },
  },
  payment: { ...emptySettings.payment, signs: [...paymentSigns] },
  prescriptions: { rule: 'warn' },
  opening: { state: 'open', note: { en: '', bn: '' } },
  papers: emptySettings.papers,
};
