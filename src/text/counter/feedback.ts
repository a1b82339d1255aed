/**
 * The screens of feedback: messages and complaints, reviews and comments (counter-180 to
 * counter-191).
 */
import { digits } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const feedbackText = sentences({
  messagesIntro: [
    'What people wrote to the shop. Who has waited longest stands first.',
    'মানুষ দোকানকে যা লিখেছেন। যিনি সবচেয়ে বেশি সময় অপেক্ষা করছেন তিনি আগে।',
  ],
  which: ['Which messages', 'কোন বার্তা'],
  open: ['Waiting', 'অপেক্ষায়'],
  answered: ['Answered', 'উত্তর দেওয়া হয়েছে'],
  closed: ['Closed', 'বন্ধ'],
  noneOpen: ['Nobody is waiting for an answer', 'কেউ উত্তরের অপেক্ষায় নেই'],
  noneOpenMore: [
    'New messages and complaints appear here by themselves.',
    'নতুন বার্তা ও অভিযোগ এখানে নিজে থেকেই আসবে।',
  ],
  noneHere: ['Nothing here', 'এখানে কিছু নেই'],
  message: ['Message', 'বার্তা'],
  complaint: ['Complaint', 'অভিযোগ'],
  customer: ['Customer', 'ক্রেতা'],
  guest: ['No account', 'অ্যাকাউন্ট নেই'],
  call: [
    (phone: string) => `Call ${phone}`,
    (phone: string) => `${digits(phone, 'bn')} নম্বরে ফোন করুন`,
  ],
  mail: [(email: string) => `Write to ${email}`, (email: string) => `${email} ঠিকানায় লিখুন`],
  replyInApp: ['Answer in the app', 'অ্যাপে উত্তর দিন'],
  byPhone: ['Answered by phone', 'ফোনে উত্তর দিয়েছি'],
  byMail: ['Answered by mail', 'ই-মেইলে উত্তর দিয়েছি'],
  close: ['Close', 'বন্ধ করুন'],
  reopen: ['Take out again', 'আবার খুলুন'],
  yourReply: ['Your answer', 'আপনার উত্তর'],
  yourReplyHint: [
    'The customer reads it among their notifications.',
    'ক্রেতা এটি তাঁর নোটিফিকেশনে পড়বেন।',
  ],
  note: ['What was said (may stay empty)', 'কী কথা হয়েছে (খালি রাখা যায়)'],
  noteHint: ['Only the shop’s people read it.', 'শুধু দোকানের লোকজন এটি পড়েন।'],
  send: ['Send the answer', 'উত্তর পাঠান'],
  noteDown: ['Note it down', 'লিখে রাখুন'],
  sent: ['The customer has been told', 'ক্রেতাকে জানানো হয়েছে'],
  noted: ['Noted', 'লেখা হয়েছে'],
  hasClosed: ['Closed', 'বন্ধ করা হয়েছে'],
  hasReopened: ['Taken out again', 'আবার খোলা হয়েছে'],
  app: ['in the app', 'অ্যাপে'],
  phone: ['by phone', 'ফোনে'],
  byLetter: ['by mail', 'ই-মেইলে'],
  repliedBy: [
    (who: string, how: string, when: string) => `${who} answered ${how}, ${when}`,
    (who: string, how: string, when: string) => `${who} ${how} উত্তর দিয়েছেন, ${when}`,
  ],
  closedBy: [
    (who: string, when: string) => `${who} closed it, ${when}`,
    (who: string, when: string) => `${who} বন্ধ করেছেন, ${when}`,
  ],
  next: ['Next message', 'পরের বার্তা'],
  previous: ['Message before', 'আগের বার্তা'],

  postsIntro: [
    'What customers wrote in public. It is in the shop at once; what should not be there can be hidden.',
    'ক্রেতারা প্রকাশ্যে যা লিখেছেন। লেখার সাথে সাথেই দোকানে দেখা যায়; যা থাকা উচিত নয় তা লুকানো যায়।',
  ],
  kinds: ['Reviews or comments', 'মতামত বা মন্তব্য'],
  reviews: ['Reviews of the shop', 'দোকান নিয়ে মতামত'],
  comments: ['Comments on products', 'পণ্য নিয়ে মন্তব্য'],
  show: ['Which of them', 'কোনগুলো'],
  all: ['All', 'সব'],
  unanswered: ['Without an answer', 'উত্তর নেই'],
  hidden: ['Hidden', 'লুকানো'],
  about: [(product: string) => `About ${product}`, (product: string) => `${product} নিয়ে`],
  hide: ['Hide', 'লুকান'],
  publish: ['Publish again', 'আবার দেখান'],
  hasHidden: ['Hidden from the shop', 'দোকান থেকে লুকানো হয়েছে'],
  hasPublished: ['In the shop again', 'আবার দোকানে দেখা যাচ্ছে'],
  reply: ['Answer', 'উত্তর দিন'],
  changeReply: ['Change the answer', 'উত্তর বদলান'],
  publicReply: ['Answer of the pharmacy', 'ফার্মেসির উত্তর'],
  publicHint: [
    'Everybody reads it below these words. Empty takes it back.',
    'সবাই এই কথার নিচে এটি পড়বেন। খালি রাখলে উত্তর তুলে নেওয়া হয়।',
  ],
  publishReply: ['Publish the answer', 'উত্তর প্রকাশ করুন'],
  replySaved: ['The answer is in the shop', 'উত্তর দোকানে দেখা যাচ্ছে'],
  replyGone: ['The answer is taken back', 'উত্তর তুলে নেওয়া হয়েছে'],
  writtenBy: [
    (who: string, when: string) => `${who}, ${when}`,
    (who: string, when: string) => `${who}, ${when}`,
  ],
  noPosts: ['Nothing here', 'এখানে কিছু নেই'],
  noPostsMore: ['What customers post in the shop appears here.', 'ক্রেতারা দোকানে যা লেখেন তা এখানে আসে।'],
});
