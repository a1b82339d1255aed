/**
 * The server's sentences for staff and for customers about requests and their quotes (counter-50
 * to counter-79).
 */
import { digits } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const requestRefusals = sentences({
  pharmacyKnows: [
    'The pharmacy has been told, and will answer again.',
    'ফার্মেসিকে জানানো হয়েছে, আবার উত্তর দেওয়া হবে।',
  ],
  workedOnBy: [
    (name: string) => `${name} is working on this now. Take it over if that is meant.`,
    (name: string) => `এখন ${name} এটি নিয়ে কাজ করছেন। দরকার হলে নিজের কাছে নিন।`,
  ],
  takeFirst: [
    'Nobody has taken this. Take it first, so that no two people answer it.',
    'এটি কেউ নেননি। আগে নিজের কাছে নিন, যাতে দুজন একই অনুরোধের উত্তর না দেন।',
  ],
  changedMeanwhile: [
    'This has changed since you opened it. Look at it again; what you have typed stays.',
    'আপনি খোলার পর এটি বদলেছে। আবার দেখে নিন; আপনার লেখা থেকে যাবে।',
  ],
  becameOrder: [
    (number: string, order: string) =>
      `${number} has become the order ${order}, which leads it now.`,
    (number: string, order: string) =>
      `${digits(number, 'bn')} থেকে অর্ডার ${digits(order, 'bn')} হয়েছে; এখন সেটিই চলবে।`,
  ],
  cannotBecome: [
    (number: string, from: string, to: string) => `${number} is ${from}: it cannot become ${to}.`,
    (number: string, from: string, to: string) =>
      `${digits(number, 'bn')} এখন: ${from}। এটি ${to} করা যায় না।`,
  ],
  rowsMissing: [
    'Say of every medicine what can be had, or that it cannot.',
    'প্রতিটি ওষুধের ব্যাপারে বলুন, পাওয়া যাবে কি না।',
  ],
  nothingToBeHad: [
    'Nothing of it can be had. Cancel the request with a note instead.',
    'কিছুই পাওয়া যাবে না। বরং কারণ লিখে অনুরোধটি বাতিল করুন।',
  ],
  productGone: [
    (name: string) => `${name} is not sold any more. Choose another product.`,
    (name: string) => `${name} আর বিক্রি হয় না। অন্য পণ্য বেছে নিন।`,
  ],
  tooFew: [
    (name: string, stock: string) => `Of ${name} there are ${stock} in stock.`,
    (name: string, stock: string) => `${name} মজুত আছে ${stock}টি।`,
  ],
  moreThanTotal: [
    (goods: string) => `The medicines alone come to ${goods}, more than --total.`,
    (goods: string) => `শুধু ওষুধের দামই ${goods}, যা --total-এর চেয়ে বেশি।`,
  ],
  tooMuch: [
    (total: string) => `${total} is too much for one request.`,
    (total: string) => `একটি অনুরোধের জন্য ${total} অনেক বেশি।`,
  ],
  quoteChanged: [
    'The pharmacy has changed its answer. Please look at it again.',
    'ফার্মেসি উত্তর বদলেছে। আবার দেখে নিন।',
  ],
  notQuoted: ['There is no answer to accept yet.', 'গ্রহণ করার মতো উত্তর এখনো আসেনি।'],
  notAcceptedHere: [
    'This cannot be ordered with one tap. The pharmacy will call you.',
    'এটি এক চাপে অর্ডার করা যায় না। ফার্মেসি আপনাকে ফোন করবে।',
  ],
  wasCancelled: ['This request was cancelled.', 'এই অনুরোধটি বাতিল হয়েছে।'],
  wasOrdered: [
    (order: string) => `This was ordered already: ${order}.`,
    (order: string) => `এটি আগেই অর্ডার হয়েছে: ${digits(order, 'bn')}।`,
  ],
});

/** The notification to a customer whose request has a quote that can be accepted. */
export const requestNews = sentences({
  toAccept: [
    (number: string, total: string, note: string) =>
      `Your request ${number} comes to ${total} with delivery. Look at it under your requests and accept it. ${note}`.trim(),
    (number: string, total: string, note: string) =>
      `ডেলিভারিসহ আপনার অনুরোধ ${digits(number, 'bn')}-এর দাম ${total}। আপনার অনুরোধগুলোতে দেখে সম্মতি দিন। ${note}`.trim(),
  ],
  cancelled: [
    (number: string, note: string) => `Your request ${number} was cancelled. ${note}`.trim(),
    (number: string, note: string) =>
      `আপনার অনুরোধ ${digits(number, 'bn')} বাতিল হয়েছে। ${note}`.trim(),
  ],
});
