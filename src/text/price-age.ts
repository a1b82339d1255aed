/**
 * The age of prices that do not come from a fresh response. In its own file, because the first
 * render of a fresh page does not need it.
 */
import { sentences } from './sentences.ts';

export const priceAgeText = sentences({
  pricesFrom: [(age: string) => `Prices ${age}.`, (age: string) => `দাম ${age}।`],
  asOfTime: [(time: string) => `as of ${time}`, (time: string) => `${time}-এর দাম`],
  older: ['an older price', 'আগের দাম'],
  asOfDay: [(day: string) => `as of ${day}`, (day: string) => `${day} তারিখের দাম`],
});
