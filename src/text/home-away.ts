/** The home page without a network, or when the shop does not respond. */
import { sentences } from './sentences.ts';

export const homeAwayText = sentences({
  away: ['No connection yet', 'এখনও নেটওয়ার্ক নেই'],
  awayHint: [
    'The shop has not been opened on this phone before. You can already write a request order: it is saved here and sent when you’re back online.',
    'এই ফোনে দোকানটি আগে খোলা হয়নি। তবু এখনই অনুরোধ লিখে রাখতে পারেন: এখানে জমা থাকবে, নেটওয়ার্ক ফিরলে চলে যাবে।',
  ],
  writeRequest: ['Write a request order', 'অনুরোধ লিখুন'],
  failed: ['The shop could not be opened', 'দোকান খোলা গেল না'],
});
