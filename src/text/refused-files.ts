/** Refusals of an uploaded file, and what to send instead. Only the server uses them. */
import { sentences } from './sentences.ts';

export const refusedFilesText = sentences({
  /** The file is named as a picture but cannot be opened. */
  notAPicture: [
    'This is not a picture that can be opened. Please choose another file or take a photo.',
    'এটি খোলা যায় এমন ছবি নয়। দয়া করে অন্য ফাইল দিন বা ছবি তুলুন।',
  ],
  pictureTooLarge: [
    'This picture is larger than we can open. Please make it smaller, or take a photo with the app.',
    'ছবিটি এত বড় যে আমরা খুলতে পারছি না। ছোট করে দিন, অথবা অ্যাপ থেকেই ছবি তুলুন।',
  ],
  pdfLocked: [
    'This PDF is locked with a password. Please send it without one, or send a photo.',
    'এই PDF পাসওয়ার্ড দিয়ে বন্ধ করা। পাসওয়ার্ড ছাড়া পাঠান, অথবা ছবি তুলে দিন।',
  ],
  pdfActive: [
    'This PDF holds a program or another file, so we cannot take it. Please send a plain scan or a photo.',
    'এই PDF-এর ভেতরে প্রোগ্রাম বা অন্য ফাইল আছে, তাই নেওয়া যায় না। সাধারণ স্ক্যান বা ছবি দিন।',
  ],
  pdfDamaged: [
    'We can’t open this PDF: it is damaged or written in an unusual way. Please scan it again or send a photo.',
    'এই PDF খোলা যাচ্ছে না: ফাইলটি নষ্ট, বা অস্বাভাবিকভাবে তৈরি। আবার স্ক্যান করুন বা ছবি তুলে দিন।',
  ],
  pdfHeavy: [
    'This PDF is too complex to open. Please send a plain scan or a photo.',
    'এই PDF এত জটিল যে খোলা যায় না। সাধারণ স্ক্যান বা ছবি দিন।',
  ],
  pdfTellsPlace: [
    'A photo in this PDF tells where it was taken, and we cannot take that out. Please send the photo itself.',
    'এই PDF-এর ছবিতে কোথায় তোলা তা লেখা আছে, আমরা তা মুছতে পারছি না। PDF-এর বদলে ছবিটিই পাঠান।',
  ],
  documentRefused: [
    'This document cannot be opened, or holds a program or another file. Please send it as a PDF or a photo.',
    'এই ডকুমেন্ট খোলা যায় না, অথবা এর ভেতরে প্রোগ্রাম বা অন্য ফাইল আছে। PDF বা ছবি করে পাঠান।',
  ],
});
