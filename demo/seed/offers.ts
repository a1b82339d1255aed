import type { SeedCoupon, SeedOffer } from './types.ts';

const noCashback = { leastAmount: 0, discount: 0 } as const;

/** True if the offer costs the shop money: it names a coupon or gives cashback. */
export function isPromise({ couponCode = '', discount }: SeedOffer): boolean {
  return couponCode !== '' || discount > 0;
}

export function seedOffers(): SeedOffer[] {
  return [
    {
      id: 1,
      kind: 'cashback',
      header: '৳30 cashback from ৳1,000',
      headerBn: '১,০০০ টাকা থেকে ৩০ টাকা ক্যাশব্যাক',
      content:
        'Log in and order products for ৳1,000 or more: once it is delivered, ৳30 waits in your wallet for the next order.',
      contentBn:
        'লগইন করে ১,০০০ টাকা বা তার বেশি দামের পণ্য অর্ডার করুন: পৌঁছে গেলে পরের অর্ডারের জন্য ৩০ টাকা আপনার ওয়ালেটে জমা হবে।',
      image: 'offer-medicine-cashback-30.webp',
      leastAmount: 1000_00,
      discount: 30_00,
    },
    {
      id: 2,
      // Not a second cashback: if several apply, only the one with the lowest least amount is paid,
      // whatever the total (customer-area-145).
      kind: 'offer',
      header: '৳200 off for the whole family',
      headerBn: 'পুরো পরিবারের অর্ডারে ২০০ টাকা ছাড়',
      content: 'On an order of ৳4,000 or more. Write the code into the coupon box at checkout.',
      contentBn: '৪,০০০ টাকা বা তার বেশি অর্ডারে। চেকআউটে কুপনের ঘরে কোডটি লিখুন।',
      image: 'offer-vitamin-coupon-200.webp',
      couponCode: 'FAMILY200',
      ...noCashback,
    },
    {
      id: 3,
      kind: 'offer',
      header: 'Lower delivery charge from ৳2,000',
      headerBn: '২,০০০ টাকা থেকে কম ডেলিভারি চার্জ',
      content: 'From ৳2,000 the delivery charge is ৳40 in Dhaka and ৳60 in most other districts.',
      contentBn: '২,০০০ টাকা থেকে ডেলিভারি চার্জ ঢাকায় ৪০ টাকা, বেশির ভাগ জেলায় ৬০ টাকা।',
      image: 'offer-delivery.webp',
      ...noCashback,
    },
    {
      id: 4,
      kind: 'offer',
      header: 'Diapers and wipes, up to 12 % off',
      headerBn: 'ডায়াপার ও ওয়াইপসে ১২% পর্যন্ত ছাড়',
      content: 'On selected packs, as long as they last. The price on the product is the price.',
      contentBn: 'নির্বাচিত প্যাকে, মজুত থাকা পর্যন্ত। পণ্যে যে দাম লেখা, সেটাই দাম।',
      image: 'offer-baby-diaper.webp',
      ...noCashback,
    },
    {
      id: 5,
      kind: 'offer',
      header: 'Blood pressure monitors with a year of service',
      headerBn: 'রক্তচাপ মাপার যন্ত্রে এক বছরের সার্ভিস',
      content: 'Bring the box and the receipt to any branch within a year.',
      contentBn: 'এক বছরের মধ্যে বাক্স ও রসিদ নিয়ে যেকোনো শাখায় আসুন।',
      image: 'offer-device-pressure.webp',
      ...noCashback,
    },
    {
      id: 6,
      kind: 'offer',
      header: 'Friday is pressure day',
      headerBn: 'শুক্রবার প্রেসার মাপার দিন',
      content: 'Blood pressure is measured free in all branches, every Friday from 4 to 8 PM.',
      contentBn: 'প্রতি শুক্রবার বিকেল ৪টা থেকে রাত ৮টা পর্যন্ত সব শাখায় বিনা মূল্যে রক্তচাপ মাপা হয়।',
      image: 'offer-pressure-friday.webp',
      ...noCashback,
    },
    {
      id: 7,
      kind: 'offer',
      header: '৳50 off with a coupon',
      headerBn: 'কুপনে ৫০ টাকা ছাড়',
      content: 'On an order of ৳500 or more. Write the code into the coupon box at checkout.',
      contentBn: '৫০০ টাকা বা তার বেশি অর্ডারে। চেকআউটে কুপনের ঘরে কোডটি লিখুন।',
      image: 'offer-vitamin-coupon-50.webp',
      couponCode: 'NIROG50',
      ...noCashback,
    },
  ];
}

export function seedCoupons(): SeedCoupon[] {
  return [
    aCoupon(1, 'NIROG50', { amount: 50_00, leastAmount: 500_00 }),
    aCoupon(2, 'FIRST10', { basisPoints: 10_00, mostDiscount: 100_00, leastAmount: 300_00 }),
    aCoupon(3, 'FAMILY200', { amount: 200_00, leastAmount: 4000_00 }),
    aCoupon(4, 'WINTER5', { basisPoints: 5_00, mostDiscount: 60_00, isActive: false }),
  ];
}

function aCoupon(id: number, code: string, terms: Partial<SeedCoupon>): SeedCoupon {
  const usual = { amount: null, basisPoints: null, mostDiscount: null, leastAmount: 0 };
  return { id, code, isActive: true, ...usual, ...terms };
}
