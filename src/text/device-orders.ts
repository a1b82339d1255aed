/** The orders that a guest has placed on this device (customer-area-195). */
import { sentences } from './sentences.ts';

export const deviceOrdersText = sentences({
  title: ['Orders placed on this device', 'এই ফোনে করা অর্ডার'],
  intro: [
    'Orders you placed here without logging in. To see an order on any phone, log in with its mobile number.',
    'লগইন ছাড়া এই ফোনে যেসব অর্ডার করেছেন। অর্ডারের মোবাইল নম্বর দিয়ে লগইন করলে সব ফোনে দেখতে পাবেন।',
  ],
  none: ['No orders on this device', 'এই ফোনে কোনো অর্ডার নেই'],
  noneHint: [
    'Orders you place without logging in appear here.',
    'লগইন ছাড়া যা অর্ডার করবেন, এখানে দেখা যাবে।',
  ],
  waiting: ['Reading the orders on this device…', 'এই ফোনের অর্ডার খোঁজা হচ্ছে…'],
  failed: ['The orders on this device could not be read.', 'এই ফোনের অর্ডারগুলো পড়া গেল না।'],
  failedHint: ['Your orders are safe with the pharmacy.', 'আপনার অর্ডার ফার্মেসির কাছে নিরাপদে আছে।'],
  order: [(number: string) => `Order ${number}`, (number: string) => `অর্ডার ${number}`],
  asOf: [(when: string) => `Status ${when}`, (when: string) => `${when} অবস্থা`],
  statusUnknown: ['Status not known yet', 'অবস্থা এখনো জানা যায়নি'],
  notRefreshed: ['The latest status could not be loaded.', 'এখনকার অবস্থা আনা গেল না।'],
  gone: ['The pharmacy does not have this order any more.', 'ফার্মেসিতে এই অর্ডারটি আর নেই।'],
  removeOf: [
    (number: string) => `Remove order ${number} from this device`,
    (number: string) => `এই ফোন থেকে ${number} অর্ডারটি সরান`,
  ],
  remove: ['Remove from this device', 'এই ফোন থেকে সরান'],
  removeSure: [
    (number: string) => `Remove order ${number} from this device?`,
    (number: string) => `এই ফোন থেকে ${number} অর্ডারটি সরাবেন?`,
  ],
  removeHint: [
    'The order itself stays as it is. To see it again, log in with its mobile number.',
    'অর্ডারটি যেমন আছে তেমনই থাকবে। আবার দেখতে অর্ডারের মোবাইল নম্বর দিয়ে লগইন করুন।',
  ],
  removeYes: ['Remove', 'সরান'],
  removeNo: ['Keep', 'থাক'],
  removed: ['The order was removed from this device.', 'অর্ডারটি এই ফোন থেকে সরানো হয়েছে।'],
});
