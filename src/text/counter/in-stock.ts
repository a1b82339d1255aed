/** The notification to a customer who waited for a product (counter-162). */
import type { Pair } from '#text/sentences.ts';

export const newsInStock: Pair<(name: string) => string> = [
  (name) => `${name}, which you asked for, is in the shop again.`,
  (name) => `আপনি যে ${name} চেয়েছিলেন, তা আবার দোকানে এসেছে।`,
];
