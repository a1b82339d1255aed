/** Since when prices are known that the shop has not just said: apart, for no first view of a fresh page needs it. */
import { sentences } from './sentences.ts';

export const priceAgeText = sentences({
  pricesFrom: [(age: string) => `Prices ${age}.`, (age: string) => `দাম ${age}।`],
  asOfTime: [(time: string) => `as of ${time}`, (time: string) => `${time}-এর দাম`],
  older: ['an older price', 'আগের দাম'],
  asOfDay: [(day: string) => `as of ${day}`, (day: string) => `${day} তারিখের দাম`],
});
