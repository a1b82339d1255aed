/** Uploads from the counter (counter-224). */
import { wholeNumber } from '#text/numbers.ts';
import { sentences } from '#text/sentences.ts';

export const uploadsText = sentences({
  sending: [
    (percent: number) => `Being sent … ${wholeNumber(percent, 'en')}%`,
    (percent: number) => `পাঠানো হচ্ছে … ${wholeNumber(percent, 'bn')}%`,
  ],
  stop: ['Stop sending', 'পাঠানো থামান'],
  stopped: ['You stopped it: it was not sent.', 'আপনি থামিয়েছেন, তাই পাঠানো হয়নি।'],
  kept: [
    (name: string) => `${name} is still chosen.`,
    (name: string) => `${name} এখনো বেছে নেওয়া আছে।`,
  ],
  again: ['Send again', 'আবার পাঠান'],
  choosePicture: ['Choose a photograph', 'ছবি বেছে নিন'],
  otherPicture: ['Choose another photograph', 'অন্য ছবি বেছে নিন'],
});
