/** The status of a request order. An unknown status is displayed as the host sends it. */
import { sentences } from './sentences.ts';

export const requestStatusText = sentences({
  Pending: ['Pending', 'অপেক্ষায়'],
  Answered: ['Answered', 'দাম জানানো হয়েছে'],
  Confirmed: ['Confirmed', 'নিশ্চিত'],
  Processing: ['Processing', 'প্রস্তুত হচ্ছে'],
  Delivering: ['Delivering', 'পথে আছে'],
  Delivered: ['Delivered', 'পৌঁছেছে'],
  Cancelled: ['Cancelled', 'বাতিল'],
});
