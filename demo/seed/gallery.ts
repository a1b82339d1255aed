import type { SeedPicture } from './types.ts';

type Line = [scene: string, caption: string, captionBn: string];

const lines: readonly Line[] = [
  ['counter', 'Our counter in Dhanmondi', 'আমাদের ধানমন্ডির কাউন্টার'],
  ['storefront', 'Shutters up at eight in the morning', 'সকাল আটটায় দোকান খোলা'],
  ['delivery-bicycle', 'By bicycle through the lanes of old Dhaka', 'পুরান ঢাকার গলিতে সাইকেলে ডেলিভারি'],
  ['shelves', 'Every medicine has its place', 'প্রতিটি ওষুধের নির্দিষ্ট জায়গা'],
  ['cold-storage', 'Insulin and vaccines are kept cold', 'ইনসুলিন ও টিকা থাকে নির্দিষ্ট ঠান্ডায়'],
  ['bench', 'A bench in the shade for those who wait', 'অপেক্ষমাণ ক্রেতাদের জন্য ছায়ায় বসার বেঞ্চ'],
  ['storefront-evening', 'The Mirpur branch in the evening', 'সন্ধ্যায় মিরপুর শাখা'],
  ['blood-pressure', 'Blood pressure is measured free on Fridays', 'শুক্রবারে বিনা মূল্যে রক্তচাপ মাপা হয়'],
  [
    'packing',
    'Each order is checked twice before it is packed',
    'প্যাকেট করার আগে প্রতিটি অর্ডার দুবার মিলিয়ে দেখা হয়',
  ],
  ['delivery-scooter', 'On the way to Uttara', 'উত্তরার পথে ডেলিভারি'],
  ['baby-corner', 'The mother and baby corner', 'মা ও শিশুর কর্নার'],
  ['prescription', 'A pharmacist reads every prescription', 'প্রতিটি প্রেসক্রিপশন ফার্মাসিস্ট নিজে দেখেন'],
  ['health-camp', 'A health camp in Savar', 'সাভারে স্বাস্থ্য ক্যাম্প'],
  ['warehouse', 'Our store room in Tejgaon', 'তেজগাঁওয়ে আমাদের গুদাম'],
  ['waiting', 'A quiet afternoon in Sylhet', 'সিলেট শাখায় নিরিবিলি এক দুপুর'],
  ['river-branch', 'Our branch by the Kirtankhola in Barishal', 'বরিশালে কীর্তনখোলার পাড়ে আমাদের শাখা'],
  ['call-desk', 'We call before we come', 'আসার আগে আমরা ফোন করি'],
  ['herbs', 'The herbal shelf', 'ভেষজ পণ্যের তাক'],
  ['van', 'The morning van to Narayanganj', 'নারায়ণগঞ্জের সকালের গাড়ি'],
  ['door-delivery', 'Handed over at the door', 'দরজায় পৌঁছে দেওয়া'],
  ['night', 'Open until eleven at night', 'রাত এগারোটা পর্যন্ত খোলা'],
];

export function seedGallery(): SeedPicture[] {
  return lines.map(([scene, caption, captionBn], at) => ({
    id: at + 1,
    caption,
    captionBn,
    image: `gallery-${scene}.webp`,
  }));
}
