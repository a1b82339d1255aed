/** Complaints (S2 §5, §8). */
import type { ComplaintType } from '#domain/complaint.ts';
import { sentences } from './sentences.ts';

export const complaintsText = sentences({
  textRequired: ['Complain Text is required.', 'অভিযোগ লিখতে হবে।'],
  typeRequired: ['Complain Type is required.', 'অভিযোগের ধরন বেছে নিতে হবে।'],
  tooLong: ['This complaint is too long to send.', 'অভিযোগটি পাঠানোর জন্য বেশি বড়।'],
  submitted: ['Submit Complain Successfully.', 'অভিযোগ জমা হয়েছে।'],
  failed: ['Something went wrong.', 'কিছু একটা সমস্যা হয়েছে।'],
});

/** The types as people read them; the wire keeps the document's words. */
export const complaintTypeText = sentences({
  Website: ['Website', 'ওয়েবসাইট'],
  Delivary: ['Delivary', 'ডেলিভারি'],
  'Agent Behaviors': ['Agent Behaviors', 'প্রতিনিধির আচরণ'],
  Products: ['Products', 'পণ্য'],
  Others: ['Others', 'অন্যান্য'],
}) satisfies Record<ComplaintType, unknown>;
