/** Submissions on this phone and their statuses. */
import { digits } from './numbers.ts';
import { sentences } from './sentences.ts';

export const outboxText = sentences({
  listTitle: ['Your requests on this phone', 'এই ফোনে আপনার অনুরোধ'],
  listTitleMixed: ['What you wrote on this phone', 'এই ফোনে যা লিখেছেন'],
  open: ['See them', 'দেখুন'],
  none: ['Nothing is waiting on this phone.', 'এই ফোনে কিছু অপেক্ষায় নেই।'],

  /** The statuses. */
  saved: ['Saved on this phone – not sent yet', 'এই ফোনে রাখা হয়েছে – এখনো পাঠানো হয়নি'],
  sending: ['Sending…', 'পাঠানো হচ্ছে…'],
  sendingPhoto: [
    (n: number, of: number) => `Sending… file ${n} of ${of}`,
    (n: number, of: number) => `পাঠানো হচ্ছে… ${digits(of, 'bn')}টি ফাইলের ${digits(n, 'bn')} নম্বরটি`,
  ],
  sentOrder: [
    (number: string) => `Sent – Order ${number}`,
    (number: string) => `পাঠানো হয়েছে – অর্ডার ${digits(number, 'bn')}`,
  ],
  openOrder: ['See the order', 'অর্ডারটি দেখুন'],
  sent: [
    (number: string) => `Sent – Request ${number}`,
    (number: string) => `পাঠানো হয়েছে – অনুরোধ ${digits(number, 'bn')}`,
  ],
  sentPlain: ['Sent', 'পাঠানো হয়েছে'],
  signInToSend: ['Log in to send', 'পাঠাতে লগইন করুন'],
  refused: [
    (reason: string) => `The pharmacy could not accept: ${reason}`,
    (reason: string) => `ফার্মেসি নিতে পারেনি: ${reason}`,
  ],
  refusedPlain: ['The pharmacy could not accept this', 'ফার্মেসি এটি নিতে পারেনি'],
  stillNeeded: ['Still need this?', 'এটি কি এখনো দরকার?'],
  needsUpdate: ['Update the app to send', 'পাঠাতে অ্যাপ আপডেট করুন'],
  unreadable: ['This phone can no longer read this request', 'এই ফোন অনুরোধটি আর পড়তে পারছে না'],
  lost: ['The pharmacy no longer has this', 'ফার্মেসির কাছে এটি আর নেই'],
  takingBack: ['Being withdrawn…', 'ফেরত নেওয়া হচ্ছে…'],

  /** Below the status: the reason, and the next step. */
  whySaved: [
    'It will be sent automatically when you’re back online.',
    'নেটওয়ার্ক এলে নিজে থেকেই চলে যাবে।',
  ],
  whyFull: [
    'Your phone has no space left, so it can’t be sent. Free some space; it is then sent automatically.',
    'আপনার ফোনে জায়গা নেই, তাই পাঠানো যাচ্ছে না। কিছু জায়গা খালি করুন, তারপর নিজে থেকেই চলে যাবে।',
  ],
  whyClosed: [
    'The pharmacy takes no orders at the moment. It is sent automatically once the pharmacy is open.',
    'ফার্মেসি এখন অর্ডার নিচ্ছে না। ফার্মেসি খুললে নিজে থেকেই চলে যাবে।',
  ],
  whyRetrying: [
    'The pharmacy could not be reached. We keep trying.',
    'ফার্মেসির সঙ্গে যোগাযোগ করা যায়নি। আমরা চেষ্টা করছি।',
  ],
  whyStale: [
    'It has waited for a week. We send it only when you say so.',
    'এক সপ্তাহ হয়ে গেছে। আপনি বললে তবেই পাঠাব।',
  ],
  whyOutcomeUnknown: [
    'We could not see whether it arrived. Call us first, or send it again.',
    'এটি পৌঁছেছে কি না বোঝা যায়নি। আগে ফোন করুন, অথবা আবার পাঠান।',
  ],
  whySignIn: [
    'The pharmacy asks you to log in again. It is saved here, and sent automatically once you have.',
    'ফার্মেসি আপনাকে আবার লগইন করতে বলছে। এটি এখানেই আছে, লগইনের পর নিজে থেকেই যাবে।',
  ],
  whyUpdate: [
    'The shop has a newer app. Close this page and open it again.',
    'দোকানের নতুন অ্যাপ এসেছে। পাতাটি বন্ধ করে আবার খুলুন।',
  ],
  whyUnreadable: [
    'Save a copy, show it to us, and write the request again.',
    'একটি কপি রেখে আমাদের দেখান, তারপর আবার অনুরোধ করুন।',
  ],
  whyServerForgot: [
    'We had told you that it arrived, but the pharmacy no longer has it. Please send it again.',
    'পৌঁছেছে বলে জানিয়েছিলাম, কিন্তু ফার্মেসির কাছে এটি আর নেই। দয়া করে আবার পাঠান।',
  ],
  whyLost: [
    (phone: string) =>
      `We had told you that it arrived, but the pharmacy has lost it, and what you wrote is not on this phone any more. If you still need it, please enter it again or call us: ${phone}`,
    (phone: string) =>
      `পৌঁছেছে বলে জানিয়েছিলাম, কিন্তু ফার্মেসি এটি হারিয়েছে, আর যা লিখেছিলেন তা এই ফোনেও নেই। এখনো দরকার হলে আবার লিখে পাঠান, অথবা আমাদের ফোন করুন: ${digits(phone, 'bn')}`,
  ],
  whyRefused: [
    'Correct it and send again, or delete it. It is kept for 30 days.',
    'ঠিক করে আবার পাঠান, নয়তো মুছে ফেলুন। ৩০ দিন থাকবে।',
  ],
  whyRefusedNoEdit: [
    'It cannot be changed here: send a new one, or delete it. It is kept for 30 days.',
    'এটি এখানে বদলানো যায় না: নতুন একটি পাঠান, নয়তো মুছে ফেলুন। ৩০ দিন থাকবে।',
  ],
  whyFileRefused: [
    'Send it without that file, or edit it and choose another one. Everything else is kept, for 30 days.',
    'ফাইলটি বাদ দিয়ে পাঠান, অথবা বদলে অন্য ফাইল দিন। বাকি সব ৩০ দিন এখানেই থাকবে।',
  ],
  filesRefused: [
    'Everything else you wrote is kept: send it without that file, or choose another one.',
    'বাকি যা লিখেছেন সব আছে: ফাইলটি বাদ দিয়ে পাঠান, অথবা অন্য ফাইল বেছে নিন।',
  ],
  chooseAnother: ['Choose another file', 'অন্য ফাইল বেছে নিন'],
  leaveOut: [
    (count: number) =>
      count === 1 ? 'Send without that file' : `Send without those ${count} files`,
    (count: number) =>
      count === 1 ? 'ফাইলটি বাদ দিয়ে পাঠান' : `ওই ${digits(count, 'bn')}টি ফাইল বাদ দিয়ে পাঠান`,
  ],
  whyTakingBack: [
    'It may already have been sent. We’ll ask the pharmacy as soon as we can.',
    'হয়তো এর মধ্যেই চলে গেছে। যত তাড়াতাড়ি সম্ভব ফার্মেসিকে জিজ্ঞেস করছি।',
  ],
  waitedLong: [
    (phone: string) =>
      `This has waited for more than three days. If you need it, please call us: ${phone}`,
    (phone: string) => `তিন দিনের বেশি হয়ে গেছে। দরকার হলে আমাদের ফোন করুন: ${digits(phone, 'bn')}`,
  ],
  lostByBrowser: [
    (count: number) =>
      count === 1
        ? '1 unsent request was removed by the browser. Please enter it again.'
        : `${count} unsent requests were removed by the browser. Please enter them again.`,
    (count: number) =>
      `ব্রাউজার না-পাঠানো ${digits(count, 'bn')}টি অনুরোধ মুছে ফেলেছে। দয়া করে আবার লিখে দিন।`,
  ],
  understood: ['I understand', 'বুঝেছি'],

  /** A submission and its status: 'Message to the pharmacy: Saved on this phone – not sent yet'. */
  about: [
    (what: string, state: string) => `${what}: ${state}`,
    (what: string, state: string) => `${what}: ${state}`,
  ],

  /** The strip, most urgent first. */
  stripSaved: [
    (count: number) =>
      count === 1
        ? 'Saved on this phone – not sent yet'
        : `${count} saved on this phone – not sent yet`,
    (count: number) =>
      count === 1
        ? 'এই ফোনে রাখা হয়েছে – এখনো পাঠানো হয়নি'
        : `${digits(count, 'bn')}টি এই ফোনে রাখা আছে – এখনো পাঠানো হয়নি`,
  ],
  stripFull: ['Not sent – your phone has no room left', 'পাঠানো হয়নি – আপনার ফোনে জায়গা নেই'],
  stripAttention: [
    (count: number) => (count === 1 ? '1 needs you' : `${count} need you`),
    (count: number) => `${digits(count, 'bn')}টি আপনার অপেক্ষায়`,
  ],
  /**
   * For a customer whose session has ended: only that submissions are waiting, never their content.
   */
  waitForOwner: [
    (count: number) =>
      count === 1
        ? 'Saved on this phone – log in to send'
        : `${count} saved on this phone – log in to send`,
    (count: number) =>
      count === 1
        ? 'এই ফোনে রাখা হয়েছে – পাঠাতে লগইন করুন'
        : `${digits(count, 'bn')}টি এই ফোনে রাখা আছে – পাঠাতে লগইন করুন`,
  ],

  /** The label of a submission, by the name of its kind (`domain/submission.ts`). */
  'request-order': ['Request order', 'ওষুধের অনুরোধ'],
  order: ['Order', 'অর্ডার'],
  'product-request': ['Product request', 'পণ্যের অনুরোধ'],
  contact: ['Message to the pharmacy', 'ফার্মেসিকে বার্তা'],
  review: ['Review', 'মতামত'],
  comment: ['Comment', 'মন্তব্য'],
  complaint: ['Complaint', 'অভিযোগ'],
  prescription: ['Prescription', 'প্রেসক্রিপশন'],
  photos: [
    (done: number, of: number) =>
      done === of ? `${of} ${of === 1 ? 'file' : 'files'}` : `file ${done} of ${of} sent`,
    (done: number, of: number) =>
      done === of
        ? `${digits(of, 'bn')}টি ফাইল`
        : `${digits(of, 'bn')}টির মধ্যে ${digits(done, 'bn')}টি ফাইল পাঠানো হয়েছে`,
  ],
  /** A submission and its age: 'Request order from this morning'. */
  written: [
    (kind: string, from: string) => `${kind} ${from}`,
    (kind: string, from: string) => `${from} ${kind}`,
  ],
  more: [(count: number) => `and ${count} more`, (count: number) => `আরও ${digits(count, 'bn')}টি`],
  code: [(code: string) => `Code ${code}`, (code: string) => `কোড ${digits(code, 'bn')}`],

  /** The actions. */
  sendNow: ['Send now', 'এখনই পাঠান'],
  sendAgain: ['Send again', 'আবার পাঠান'],
  keep: ['Yes, send it', 'হ্যাঁ, পাঠান'],
  noLonger: ['No, delete it', 'না, মুছে ফেলুন'],
  edit: ['Edit', 'বদলান'],
  remove: ['Delete', 'মুছুন'],
  share: ['Share', 'শেয়ার করুন'],
  saveCopy: ['Save a copy', 'কপি রাখুন'],
  signIn: ['Sign in', 'লগইন'],
  dismiss: ['Remove from list', 'তালিকা থেকে সরান'],
  close: ['Close', 'বন্ধ করুন'],
  back: ['No, keep it', 'না, থাকুক'],
  deleteAskTitle: ['Delete this request?', 'অনুরোধটি মুছে ফেলবেন?'],
  deleteThisTitle: ['Delete this?', 'এটি মুছে ফেলবেন?'],
  deleteAsk: [
    'It has not been sent. Deleting removes it, with its files, from this phone for good.',
    'এটি এখনো পাঠানো হয়নি। মুছলে ফাইলসহ এই ফোন থেকে চিরতরে চলে যাবে।',
  ],
  takeBackAsk: [
    'It may already have been sent. We’ll check with the pharmacy and won’t send it again.',
    'এটি হয়তো এর মধ্যেই চলে গেছে। আমরা ফার্মেসিকে জিজ্ঞেস করব, আর কিছু পাঠাব না।',
  ],
  editAskTitle: ['Replace your draft?', 'আগের খসড়া সরিয়ে দেবেন?'],
  editAsk: [
    'There is an unfinished draft on this phone. Editing this one deletes that draft.',
    'এই ফোনে একটি অসমাপ্ত খসড়া আছে। এটি বদলাতে গেলে খসড়াটি মুছে যাবে।',
  ],
  editAskYes: ['Replace the draft', 'খসড়া সরিয়ে দিন'],
  backInForm: [
    'It is back in the form. It goes out when you send it again.',
    'এটি আবার ফর্মে আছে। আবার পাঠালে তবেই যাবে।',
  ],
  cannotNow: [
    'That is not possible at this moment: it is being sent.',
    'এখন তা করা যাচ্ছে না: এটি পাঠানো হচ্ছে।',
  ],
  handOver: ['Send another way', 'অন্যভাবে পাঠান'],
  handedOver: [
    (moment: string) =>
      `Handed over another way on ${moment}. The pharmacy may have it; it counts as sent only when it has answered.`,
    (moment: string) =>
      `${moment}-এ অন্যভাবে পাঠিয়েছেন। ফার্মেসির কাছে থাকতে পারে; তারা জানালে তবেই পাঠানো হয়েছে বলব।`,
  ],
  mayBeEntered: [
    (phone: string) =>
      `You have handed it over another way: the pharmacy may still enter it. Call ${phone} before you delete it or send another one.`,
    (phone: string) =>
      `এটি অন্যভাবে পাঠিয়েছেন: ফার্মেসি এখনো লিখে নিতে পারে। মুছে ফেলার বা আরেকটি পাঠানোর আগে ${digits(phone, 'bn')} নম্বরে ফোন করুন।`,
  ],
  /** The heading of a shared submission. */
  shareHeading: [(shop: string) => `Request to ${shop}`, (shop: string) => `${shop}-কে অনুরোধ`],
});
