/** The frame of the shop's articles: terms, privacy, how to order and similar pages. */
import { sentences } from './sentences.ts';

export const articleText = sentences({
  breadcrumb: ['You are here', 'আপনি এখন এখানে'],
  home: ['Home', 'প্রথম পাতা'],
  onThisPage: ['On this page', 'এই পাতায় যা আছে'],
  linkTo: [
    (section: string) => `Link to “${section}”`,
    (section: string) => `“${section}” অংশের লিংক`,
  ],
  callUs: [(phone: string) => `Call ${phone}`, (phone: string) => `ফোন করুন ${phone}`],
  furtherReading: ['Read on', 'আরও পড়ুন'],
});
