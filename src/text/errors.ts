/** Sentences for failed calls (errors-15 to errors-25). */
import { digits } from './numbers.ts';
import { sentences, speak, type Language } from './sentences.ts';

export const errorsText = sentences({
  unexpected: ['Unexpected Error Occurred, Please Try Again.', 'হঠাৎ একটা সমস্যা হয়েছে, আবার চেষ্টা করুন।'],
  refusedUnexpectedly: ['Unexpected Error Occurred!', 'হঠাৎ একটা সমস্যা হয়েছে!'],
  notFound: ['Not Found!', 'পাওয়া যায়নি!'],
  statusCode: [(code: string) => `(Code: ${code})`, (code: string) => `(কোড: ${code})`],
  errorCode: [(code: string) => `Error Code ${code}`, (code: string) => `ত্রুটির কোড ${code}`],
  notFoundCode: [(code: string) => `Error Code: ${code}`, (code: string) => `ত্রুটির কোড: ${code}`],
  unreachable: [
    'The shop could not be reached. Please check your connection and try again.',
    'দোকানের সঙ্গে যোগাযোগ হচ্ছে না। নেটওয়ার্ক দেখে আবার চেষ্টা করুন।',
  ],
  tooSlow: [
    'The network is very slow right now. Nothing is lost; please try again.',
    'নেটওয়ার্ক এখন খুব ধীর। কিছুই হারায়নি; আবার চেষ্টা করুন।',
  ],
  shopFails: [
    'Something’s wrong on our side; your connection is fine.',
    'সমস্যাটা দোকানের দিকে; আপনার নেটওয়ার্ক ঠিক আছে।',
  ],
  notTheShop: [
    'Something other than the shop answered. If you are on a public Wi-Fi, sign in to it first.',
    'দোকানের বদলে অন্য কিছু সাড়া দিয়েছে। পাবলিক ওয়াই-ফাইতে থাকলে আগে তাতে লগইন করুন।',
  ],
  retry: ['Retry', 'আবার চেষ্টা করুন'],
  understood: ['Close', 'বন্ধ করুন'],
  /** The browser's own translation has changed the page while the shop was rendering it. */
  translated: ['The browser’s translation got in the way', 'ব্রাউজারের অনুবাদে পাতাটি আটকে গেছে'],
  translatedHint: [
    'Your bag and what you have written are kept. Reload the page; the shop also speaks Bengali by itself.',
    'আপনার ব্যাগ আর যা লিখেছেন সব আছে। পাতাটি আবার খুলুন; দোকানটি নিজেই বাংলায় দেখা যায়।',
  ],
});

/**
 * The failure of a call. It has the shape of the client's `FailureReason`, which this folder may
 * not import.
 */
export type WentWrong =
  | { kind: 'unreachable' }
  | { kind: 'tooSlow' }
  | { kind: 'unreadable' }
  | { kind: 'stranger' }
  | { kind: 'status'; status: number }
  | { kind: 'refused'; code: string; message: string };

/** The texts of a failure; each is '' if there is none. */
export interface ErrorWords {
  /** The message without its code. */
  sentence: string;
  /** The code, for the small print of dialogs that show only the message. */
  code: string;
  /** Message and code together (errors-22, errors-23): "Msg Error Code 17", "Msg: 400". */
  whole: string;
  /** The cause and a possible remedy, if the sentence does not contain them. */
  hint: string;
}

/** The texts for a failure. */
export function wordsFor(reason: WentWrong, language: Language): ErrorWords {
  const t = speak(errorsText, language);
  switch (reason.kind) {
    case 'unreachable':
      return words(t.unreachable);
    case 'tooSlow':
      return words(t.tooSlow);
    case 'unreadable':
      return { ...words(t.unexpected), hint: t.shopFails };
    case 'stranger':
      return { ...words(t.unexpected), hint: t.notTheShop };
    case 'status': {
      const status = digits(reason.status, language);
      if (reason.status === 404) return words(t.notFound, t.notFoundCode(status));
      const hint = reason.status >= 500 ? t.shopFails : '';
      return { ...words(t.unexpected, t.statusCode(status)), hint };
    }
    case 'refused':
      return refused(reason.message, reason.code, language);
  }
}

function words(sentence: string, code = ''): ErrorWords {
  return { sentence, code, whole: code ? `${sentence} ${code}` : sentence, hint: '' };
}

function refused(message: string, code: string, language: Language): ErrorWords {
  const t = speak(errorsText, language);
  const sentence = message.trim() || t.refusedUnexpectedly;
  const shown = digits(code || '999', language);
  // The only code after a colon (errors-23).
  if (code === '400') return { ...words(sentence, shown), whole: `${sentence}: ${shown}` };
  return words(sentence, t.errorCode(shown));
}

/** The whole sentence for a failure, with its code (errors-22). */
export function sentenceOf(reason: WentWrong, language: Language): string {
  return wordsFor(reason, language).whole;
}
