/** Product cards and their buttons. Every page with products loads these texts, so they are few. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const productCardText = sentences({
  prescriptionOnlyLong: ['Prescription needed', 'প্রেসক্রিপশন লাগবে'],
  percentOff: [
    (percent: number) => `${percent}% off`,
    (percent: number) => `${digits(percent, 'bn')}% ছাড়`,
  ],
  listPrice: ['List price', 'এমআরপি'],
  price: ['Price', 'দাম'],
  perPiece: [(price: string) => `${price}/pc`, (price: string) => `${price}/পিস`],
  outOfStock: ['Out of stock', 'স্টকে নেই'],
  requestProduct: ['Request', 'চেয়ে পাঠান'],
  requestNamed: [
    (name: string) => `${name} is out of stock: request it`,
    (name: string) => `${name} স্টকে নেই: চেয়ে পাঠান`,
  ],
  addToBag: ['Add to Bag', 'ব্যাগে নিন'],
  added: [(name: string) => `${name} is in the bag.`, (name: string) => `${name} ব্যাগে নেওয়া হয়েছে।`],
  quantityOf: [(name: string) => `Quantity of ${name}`, (name: string) => `${name} এর পরিমাণ`],
  oneMore: [(name: string) => `One more ${name}`, (name: string) => `${name} আরও একটি`],
  oneLess: [(name: string) => `One less ${name}`, (name: string) => `${name} একটি কম`],
  removeNamed: [(name: string) => `Remove ${name}`, (name: string) => `${name} সরান`],
});
