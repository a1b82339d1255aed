/** The advance payment before an order is processed (checkout-49). */
import { wholeNumber } from './numbers.ts';
import { sentences } from './sentences.ts';

export const advanceText = sentences({
  payAdvance: [
    (percent: number) => `Please pay ${wholeNumber(percent, 'en')}% to process the order.`,
    (percent: number) => `অর্ডার প্রসেস করতে ${wholeNumber(percent, 'bn')}% টাকা পরিশোধ করুন।`,
  ],
  thisOrder: [
    (amount: string, payable: string) =>
      `Your address is outside Dhaka city: that is ${amount} of ${payable}.`,
    (amount: string, payable: string) =>
      `আপনার ঠিকানা ঢাকা শহরের বাইরে: মোট ${payable}-এর মধ্যে ${amount} আগে দিতে হবে।`,
  ],
  restOfThisOrder: [
    (amount: string, paid: string) =>
      `Your address is outside Dhaka city, and you have paid ${paid}: ${amount} of the advance is left.`,
    (amount: string, paid: string) =>
      `আপনার ঠিকানা ঢাকা শহরের বাইরে। ${paid} দিয়েছেন, অগ্রিমের আর ${amount} বাকি।`,
  ],
  agentTells: [
    'Our agent will tell you on the phone how to pay it.',
    'কীভাবে দেবেন, আমাদের প্রতিনিধি ফোনে জানাবেন।',
  ],
  payAtOrder: [
    (services: string) =>
      `You can pay it with ${services}: after ordering, the order shows the number.`,
    (services: string) => `${services}-এ দিতে পারেন: অর্ডার দেওয়ার পর অর্ডারেই নম্বর দেখা যাবে।`,
  ],
});
