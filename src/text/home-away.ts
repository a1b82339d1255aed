/** The home page when the network is away, or the shop does not answer. */
import { sentences } from './sentences.ts';

export const homeAwayText = sentences({
  away: ['No connection yet', 'এখনও সংযোগ নেই'],
  awayHint: [
    'This phone has not seen the shop before. You can already write a request order: it is kept here and sent when the network is back.',
    'এই ফোনে দোকানটি আগে খোলা হয়নি। তবু এখনই অনুরোধ লিখে রাখতে পারেন: এখানে জমা থাকবে, নেটওয়ার্ক ফিরলে চলে যাবে।',
  ],
  writeRequest: ['Write a request order', 'অনুরোধ লিখুন'],
  failed: ['The shop could not be opened', 'দোকান খোলা গেল না'],
});
