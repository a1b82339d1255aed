/** The in-app browser of another app, which cannot save files. */
import { sentences } from './sentences.ts';

export const insideAppText = sentences({
  noFile: [
    'Inside this app no file can be saved. Open this page in Chrome or Safari, and save it there.',
    'এই অ্যাপের ভেতরে কোনো ফাইল রাখা যায় না। পাতাটি ক্রোম বা সাফারিতে খুলে সেখানে রাখুন।',
  ],
  /** For a waiting submission: Chrome and Safari do not have it. */
  noFileOfThis: [
    'Inside this app no file can be saved, and Chrome or Safari do not have what waits here. Send it as text, or show this screen at the counter.',
    'এই অ্যাপের ভেতরে কোনো ফাইল রাখা যায় না, আর যা এখানে অপেক্ষা করছে তা ক্রোম বা সাফারিতে নেই। লেখা হিসেবে পাঠান, অথবা কাউন্টারে এই পর্দা দেখান।',
  ],
});
