/** Complaints (customer-area-133 to customer-area-138). */
import type { ComplaintType } from '#domain/complaint.ts';
import { sentences, type Spoken } from './sentences.ts';

export const complaintsText = sentences({
  /** The types in the reader's words. The wire has its own spelling (customer-area-134). */
  website: ['Website', 'ওয়েবসাইট'],
  delivery: ['Delivary', 'ডেলিভারি'],
  agents: ['Agent Behaviors', 'প্রতিনিধির আচরণ'],
  products: ['Products', 'পণ্য'],
  others: ['Others', 'অন্যান্য'],

  textRequired: ['Complain Text is required.', 'অভিযোগ লিখতে হবে।'],
  typeRequired: ['Complain Type is required.', 'অভিযোগের ধরন বেছে নিতে হবে।'],
  tooLong: ['This complaint is too long to send.', 'অভিযোগটি পাঠানোর জন্য বেশি বড়।'],
  submitted: ['Submit Complain Successfully.', 'অভিযোগ জমা হয়েছে।'],
  failed: ['Something went wrong.', 'কিছু একটা সমস্যা হয়েছে।'],
});

const typeNames = {
  Website: 'website',
  Delivary: 'delivery',
  'Agent Behaviors': 'agents',
  Products: 'products',
  Others: 'others',
} as const satisfies Record<ComplaintType, keyof typeof complaintsText>;

export function complaintTypeText(type: ComplaintType, t: Spoken<typeof complaintsText>): string {
  return t[typeNames[type]];
}
