/** A page number beyond the last page of a list. */
import { sentences } from './sentences.ts';

export const noSuchPageText = sentences({
  title: [(page: string) => `There is no page ${page}`, (page: string) => `${page} নম্বর পাতা নেই`],
  hint: [
    (last: string) => `This list ends on page ${last}.`,
    (last: string) => `এই তালিকা ${last} নম্বর পাতায় শেষ।`,
  ],
  hintUncounted: ['The list ends before it.', 'তালিকা এর আগেই শেষ।'],
  toLast: [(last: string) => `To page ${last}`, (last: string) => `${last} নম্বর পাতায় যান`],
  toFirst: ['To the first page', 'প্রথম পাতায় যান'],
});
