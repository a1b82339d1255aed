/** The server's sentences about the list of staff (counter-1, counter-2). */
import { sentences } from '#text/sentences.ts';

export const staffListText = sentences({
  nameUnfit: [
    'A name has 2 to 40 letters or digits, with spaces, dots and dashes between them.',
    'নাম ২ থেকে ৪০ অক্ষর বা সংখ্যার হবে, মাঝে ফাঁক, ডট বা ড্যাশ থাকতে পারে।',
  ],
  nameTaken: ['Somebody of this name is on the list already.', 'এই নামে একজন আগে থেকেই তালিকায় আছেন।'],
  notYourself: [
    'This cannot be done to yourself. Another owner can, or the command line.',
    'নিজের বেলায় এটি করা যায় না। অন্য কোনো মালিক পারবেন, অথবা কমান্ড লাইন।',
  ],
  unknown: ['Nobody of this name is on the list.', 'এই নামে কেউ তালিকায় নেই।'],
});
