/** Push notifications: turning them on, and why they are not available (notifications-38). */
import { sentences } from './sentences.ts';

export const pushText = sentences({
  title: ['News on this phone', 'এই ফোনে খবর'],
  off: [
    'Get notified when your order or request is updated, even while the app is closed. Only its number and status are shown.',
    'অর্ডার বা অনুরোধ এগোলে জানানো হবে, অ্যাপ বন্ধ থাকলেও। শুধু নম্বর আর অবস্থা দেখানো হয়।',
  ],
  on: [
    'You will be notified on this phone. Only the number and the status are shown.',
    'এই ফোনে জানানো হবে। শুধু নম্বর আর অবস্থা দেখানো হয়।',
  ],
  isOff: ['You will no longer be notified on this phone.', 'এই ফোনে আর জানানো হবে না।'],
  turnOn: ['Tell me', 'আমাকে জানান'],
  turnOff: ['Turn off', 'বন্ধ করুন'],
  again: ['Try again', 'আবার চেষ্টা করুন'],
  denied: [
    'Notifications of this shop are blocked on this phone. Allow them in the browser’s settings for this site, or in the phone’s settings for the app, and try again.',
    'এই ফোনে এই দোকানের নোটিফিকেশন বন্ধ করা আছে। ব্রাউজারে এই সাইটের সেটিংসে, বা ফোনে অ্যাপের সেটিংসে অনুমতি দিয়ে আবার চেষ্টা করুন।',
  ],
  'needs-install': [
    'On an iPhone or iPad this works from the home screen: press Share, then “Add to Home Screen”, open the shop there, and turn it on here.',
    'আইফোন বা আইপ্যাডে হোম স্ক্রিন থেকে জানানো যায়: Share চাপুন, তারপর “Add to Home Screen” বেছে নিন। সেখান থেকে দোকান খুলে এখানে চালু করুন।',
  ],
  unsupported: [
    'This browser cannot notify you while the app is closed. You’ll find the news in your notifications.',
    'অ্যাপ বন্ধ থাকলে এই ব্রাউজারে জানানো যায় না। খবর আপনার নোটিফিকেশনে থাকবে।',
  ],
  failed: [
    'The phone could not be set up for it. Please try again.',
    'ফোনে এটি চালু করা গেল না। আবার চেষ্টা করুন।',
  ],
  stillOn: [
    'It could not be turned off: you will still be notified on this phone. Please try again.',
    'বন্ধ করা গেল না: এই ফোনে এখনো জানানো হবে। আবার চেষ্টা করুন।',
  ],
  offline: [
    'This needs a connection. Please try again when you’re online.',
    'এর জন্য নেটওয়ার্ক লাগবে। নেটওয়ার্ক এলে আবার চেষ্টা করুন।',
  ],
});
