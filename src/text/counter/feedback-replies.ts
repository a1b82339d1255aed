/**
 * Messages to customers, and refusals for staff, about messages, complaints and posts (counter-180
 * to counter-191).
 */
import { sentences } from '#text/sentences.ts';

export const feedbackReplies = sentences({
  messageReplied: [
    (text: string) => `The pharmacy answers your message: ${text}`,
    (text: string) => `আপনার বার্তার উত্তরে ফার্মেসি বলছে: ${text}`,
  ],
  complaintReplied: [
    (text: string) => `The pharmacy answers your complaint: ${text}`,
    (text: string) => `আপনার অভিযোগের উত্তরে ফার্মেসি বলছে: ${text}`,
  ],
  alreadyReplied: [
    (by: string) => `${by} has answered it already.`,
    (by: string) => `${by} এর উত্তর আগেই দিয়েছেন।`,
  ],
  replyEmpty: ['Please write an answer.', 'উত্তর লিখুন।'],
  noAccount: [
    'Whoever wrote this has no account to be told in. Please call or write a mail.',
    'যিনি লিখেছেন তাঁর কোনো অ্যাকাউন্ট নেই। ফোন করুন বা ই-মেইল লিখুন।',
  ],
});
