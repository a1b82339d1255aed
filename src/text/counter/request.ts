/** One request at the counter: its photos, its medicines, and the quote. */
import { digits } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const counterRequestText = sentences({
  title: [(number: string) => `Request ${number}`, (number: string) => `অনুরোধ ${number}`],
  untitled: ['Request', 'অনুরোধ'],
  back: ['Queue', 'অপেক্ষায়'],
  photos: ['Photos', 'ছবি'],
  medicines: ['Medicines', 'ওষুধ'],
  views: ['Parts of the request', 'অনুরোধের অংশ'],
  came: [(when: string) => `Came ${when}`, (when: string) => `এসেছে ${when}`],
  customer: ['Customer', 'গ্রাহক'],
  call: [(phone: string) => `Call ${phone}`, (phone: string) => `${phone} নম্বরে ফোন করুন`],
  noPhone: ['No phone was given', 'ফোন নম্বর দেওয়া নেই'],
  guest: ['Without an account', 'অ্যাকাউন্ট নেই'],
  noAddress: [
    'No address was given: delivery is not in the sum, and the customer cannot accept with a tap.',
    'ঠিকানা নেই: ডেলিভারি চার্জ যোগ হয়নি, আর গ্রাহক এক চাপে মেনে নিতে পারবেন না।',
  ],
  theySay: ['The customer writes', 'গ্রাহক লিখেছেন'],

  workedOnHint: [
    'You can look. To answer, take it over; they are told.',
    'আপনি দেখতে পারেন। উত্তর দিতে হলে কাজটি নিজে নিন; উনি জানতে পারবেন।',
  ],
  takenOverHint: ['What you wrote is still here.', 'আপনি যা লিখেছেন তা এখানেই আছে।'],

  changed: ['Somebody has answered meanwhile', 'এর মধ্যে কেউ উত্তর দিয়েছেন'],
  changedBy: [
    (name: string, total: string) =>
      `${name} told the customer ${total}. What you wrote is still here, and nothing of it was sent.`,
    (name: string, total: string) =>
      `${name} গ্রাহককে ${total} জানিয়েছেন। আপনি যা লিখেছেন তা এখানেই আছে, কিছুই পাঠানো হয়নি।`,
  ],
  movedBy: [
    (status: string) =>
      `It is “${status}” now. What you wrote is still here, and nothing of it was sent.`,
    (status: string) => `এখন অবস্থা “${status}”। আপনি যা লিখেছেন তা এখানেই আছে, কিছুই পাঠানো হয়নি।`,
  ],
  goOn: ['Go on with mine', 'আমারটা রাখি'],
  theirs: ['Take theirs', 'ওনারটা নিই'],

  fellShort: [
    (when: string) =>
      `On ${when} the customer wanted to accept, and there was not enough. Please answer again.`,
    (when: string) => `${when} গ্রাহক মেনে নিতে চেয়েছিলেন, কিন্তু স্টকে কম পড়েছে। আবার উত্তর দিন।`,
  ],
  shortOf: [
    (name: string, promised: string, left: string) =>
      `${name}: ${promised} promised, ${left} in stock at that moment`,
    (name: string, promised: string, left: string) =>
      `${name}: বলা হয়েছিল ${promised}টি, তখন স্টকে ছিল ${left}টি`,
  ],

  row: [(n: number) => `Medicine ${n}`, (n: number) => `${digits(n, 'bn')} নম্বর ওষুধ`],
  written: ['Written', 'লেখা আছে'],
  asked: [(count: string) => `${count} asked for`, (count: string) => `${count}টি চেয়েছেন`],
  fromPhoto: ['From the photo', 'ছবি থেকে'],
  undecided: ['To be decided', 'ঠিক করতে হবে'],
  candidates: ['In the catalogue', 'ক্যাটালগে আছে'],
  substitutes: [
    'In its place: same generic, strength and form',
    'বদলে দেওয়া যায়: একই জেনেরিক, পাওয়ার ও ধরন',
  ],
  noCandidates: ['Nothing like it is in the catalogue.', 'এ রকম কিছু ক্যাটালগে নেই।'],
  same: ['As written', 'যেমন লেখা'],
  sameName: ['Other strength', 'পাওয়ার আলাদা'],
  similar: ['Something like it', 'কাছাকাছি'],
  substitute: ['Substitute', 'বিকল্প'],
  isSubstitute: ['It stands in the place of what was asked for', 'যা চেয়েছেন তার বদলে এটি'],
  stock: [(count: string) => `${count} in stock`, (count: string) => `স্টকে ${count}টি`],
  noStock: ['None in stock', 'স্টকে নেই'],
  each: [(price: string) => `${price} each`, (price: string) => `প্রতিটি ${price}`],
  choose: ['Choose', 'এটি নিন'],
  chooseNamed: [(name: string) => `Choose ${name}`, (name: string) => `${name} নিন`],
  chosen: [(name: string) => `${name} chosen`, (name: string) => `${name} নেওয়া হয়েছে`],
  change: ['Change', 'বদলান'],
  changeNamed: [
    (name: string) => `Change what is offered for ${name}`,
    (name: string) => `${name}-এর জন্য অন্য কিছু দিন`,
  ],
  keep: ['Leave it so', 'এমনই থাক'],
  quantity: ['To be had', 'দেওয়া যাবে'],
  less: ['One less', 'একটি কম'],
  more: ['One more', 'একটি বেশি'],
  few: [
    (count: string) => `Only ${count} of what was asked for`,
    (count: string) => `চাওয়া পরিমাণের মধ্যে মাত্র ${count}টি`,
  ],
  none: ['Not to be had', 'পাওয়া যাবে না'],
  noneNamed: [(name: string) => `${name} is not to be had`, (name: string) => `${name} পাওয়া যাবে না`],
  ownPrice: ['A price of my own', 'নিজে দাম লিখি'],
  ownPriceHint: [
    'For what the catalogue does not have. The customer then cannot accept with a tap: call them.',
    'যা ক্যাটালগে নেই তার জন্য। তখন গ্রাহক এক চাপে মেনে নিতে পারবেন না: ফোন করুন।',
  ],
  pricePerPiece: ['Price of a piece, in taka', 'একটির দাম, টাকায়'],
  priceWrong: ['Write an amount in taka, such as 12.50.', 'টাকায় লিখুন, যেমন ১২.৫০।'],
  search: ['Search the shop', 'দোকানে খুঁজুন'],
  searchFor: [
    (name: string) => `Search the shop for ${name}`,
    (name: string) => `${name} দোকানে খুঁজুন`,
  ],
  searching: ['Searching …', 'খোঁজা হচ্ছে …'],
  found: [
    (count: number) => (count === 1 ? '1 product found' : `${count} products found`),
    (count: number) => `${digits(count, 'bn')}টি পণ্য পাওয়া গেছে`,
  ],
  notFound: ['The shop has nothing by that name.', 'এই নামে দোকানে কিছু নেই।'],
  searchFailed: ['The search did not answer. Type on, or try again.', 'খোঁজা গেল না। আরেকবার লিখুন।'],
  add: ['Add a medicine from the photo', 'ছবি থেকে ওষুধ যোগ করুন'],
  added: ['A row was added', 'একটি ঘর যোগ হয়েছে'],
  remove: ['Remove this row', 'এই ঘর সরান'],
  removed: ['The row was removed', 'ঘরটি সরানো হয়েছে'],
  nameRead: ['Name, as it is on the photo', 'ছবিতে যে নাম লেখা'],
  strengthRead: ['Strength', 'পাওয়ার'],
  askedRead: ['Quantity', 'পরিমাণ'],

  quote: ['Answer', 'উত্তর'],
  note: ['Note to the customer', 'গ্রাহককে কিছু বলার থাকলে'],
  noteHint: [
    'What they should know: how it is taken stays with the doctor.',
    'যা ওনার জানা দরকার। ওষুধ খাওয়ার নিয়ম ডাক্তার বলবেন।',
  ],
  goods: ['Medicines', 'ওষুধের দাম'],
  delivery: ['Delivery', 'ডেলিভারি'],
  total: ['Total', 'মোট'],
  soFar: ['So far', 'এ পর্যন্ত'],
  theyRead: ['What the customer reads', 'গ্রাহক যা দেখবেন'],
  readsTotal: [
    (number: string, total: string) => `Your request ${number} is answered: ${total}.`,
    (number: string, total: string) => `আপনার অনুরোধ ${number}-এর দাম জানানো হয়েছে: ${total}।`,
  ],
  readsInPlace: [(name: string) => `in the place of ${name}`, (name: string) => `${name}-এর বদলে`],
  readsTap: ['They can accept it with one tap.', 'উনি এক চাপে মেনে নিতে পারবেন।'],
  readsCall: [
    'They cannot accept it with a tap: call them.',
    'উনি এক চাপে মেনে নিতে পারবেন না: ফোন করুন।',
  ],
  send: [(total: string) => `Answer: ${total}`, (total: string) => `উত্তর পাঠান: ${total}`],
  sendAgain: [
    (total: string) => `Answer anew: ${total}`,
    (total: string) => `নতুন করে উত্তর পাঠান: ${total}`,
  ],
  sendNothing: ['Say that nothing can be had', 'কিছুই পাওয়া যাবে না, জানিয়ে দিন'],
  nothingSure: ['Nothing of it can be had?', 'কিছুই পাওয়া যাবে না?'],
  nothingHint: [
    'The request ends, and the customer is told, with your note.',
    'অনুরোধটি এখানেই শেষ হবে, আর গ্রাহক আপনার নোটসহ জানতে পারবেন।',
  ],
  sendKey: ['Send the answer', 'উত্তর পাঠান'],
  addKey: ['Add a medicine', 'ওষুধ যোগ'],
  nextOpenKey: ['The next to be decided', 'যেটি এখনো ঠিক হয়নি'],
  nextRow: ['The next medicine', 'পরের ওষুধ'],
  previousRow: ['The medicine before', 'আগের ওষুধ'],
  pickKey: ['Choose by its number', 'নম্বর চেপে বাছাই'],
  noneKey: ['Not to be had', 'পাওয়া যাবে না'],
  decideFirst: [
    (n: number) => `Medicine ${n} is not decided yet.`,
    (n: number) => `${digits(n, 'bn')} নম্বর ওষুধটি এখনো ঠিক হয়নি।`,
  ],
  priceFirst: [
    (n: number) => `Medicine ${n} has no price yet.`,
    (n: number) => `${digits(n, 'bn')} নম্বর ওষুধের দাম লেখা হয়নি।`,
  ],
  nameFirst: [
    (n: number) => `Medicine ${n} has no name yet.`,
    (n: number) => `${digits(n, 'bn')} নম্বর ওষুধের নাম লেখা হয়নি।`,
  ],
  tooMany: [
    (n: number) => `There is less of medicine ${n} in stock than is offered.`,
    (n: number) => `${digits(n, 'bn')} নম্বর ওষুধ স্টকে এতটা নেই।`,
  ],
  noRows: ['Add what you read on the photo, or that nothing can be had.', 'ছবিতে যা লেখা তা যোগ করুন।'],
  openCount: [
    (count: number) => (count === 1 ? '1 to be decided' : `${count} to be decided`),
    (count: number) => `${digits(count, 'bn')}টি ঠিক করতে হবে`,
  ],

  done: [
    (number: string, total: string) => `${number} is answered: ${total}`,
    (number: string, total: string) => `${number}-এর উত্তর গেছে: ${total}`,
  ],
  doneNothing: [
    (number: string) => `${number} has ended: nothing could be had`,
    (number: string) => `${number} শেষ: কিছুই পাওয়া যায়নি`,
  ],
  doneHint: ['The customer has been told.', 'গ্রাহককে জানানো হয়েছে।'],
  nextRequest: [(number: string) => `Next: ${number}`, (number: string) => `পরেরটি: ${number}`],
  noNext: ['No other request waits.', 'আর কোনো অনুরোধ অপেক্ষায় নেই।'],
  toQueue: ['To the queue', 'অপেক্ষার তালিকায়'],
  lookAgain: ['Look at it again', 'আবার দেখুন'],

  history: ['What happened', 'যা যা হয়েছে'],
  theCustomer: ['the customer', 'গ্রাহক'],
  by: [(who: string) => `by ${who}`, (who: string) => `করেছেন ${who}`],
  becameOrder: [
    (number: string) => `It became order ${number}.`,
    (number: string) => `এটি এখন অর্ডার ${number}।`,
  ],
  openOrder: ['Open the order', 'অর্ডার দেখুন'],
  notQuotable: ['It cannot be answered any more.', 'এর উত্তর আর দেওয়া যাবে না।'],
  waitsForYes: ['The customer has not answered yet', 'গ্রাহক এখনো জানাননি'],
  saidYes: ['They said yes on the phone', 'ফোনে রাজি হয়েছেন'],
  saidYesHint: [
    'It becomes an order, as with their own tap. That you did it for them is written down.',
    'গ্রাহক নিজে চাপলে যেমন হতো, তেমনই অর্ডার হবে। আপনি করেছেন, তা লেখা থাকবে।',
  ],
  saidYesSure: [
    (total: string) => `Make the order for ${total}?`,
    (total: string) => `${total}-এর অর্ডারটি করবেন?`,
  ],
  saidYesConfirm: ['Make the order', 'অর্ডার করুন'],
  moveOn: ['Move it on', 'অবস্থা বদলান'],
  moveTo: [(status: string) => `To “${status}”`, (status: string) => `“${status}” করুন`],
  moved: [(status: string) => `It is “${status}” now`, (status: string) => `এখন অবস্থা “${status}”`],
  leaveSure: [
    'What you wrote for this request is not sent yet.',
    'এই অনুরোধে যা লিখেছেন তা এখনো পাঠানো হয়নি।',
  ],
  draftKept: [
    'This is what you began before. It is not sent yet.',
    'আগে যা শুরু করেছিলেন, তা এখানে আছে। এখনো পাঠানো হয়নি।',
  ],
  startAgain: ['Start again', 'নতুন করে শুরু করুন'],
});
