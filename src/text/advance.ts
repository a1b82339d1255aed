/** The advance payment before an order is processed (checkout-49). */
import { sentences } from './sentences.ts';

export const advanceText = sentences({
  pay20: ['Please pay 20% to process the order.', 'অর্ডার প্রসেস করতে ২০% টাকা পরিশোধ করুন।'],
  thisOrder: [
    (amount: string, payable: string) =>
      `Your address is outside Dhaka city: that is ${amount} of ${payable}. Our agent will tell you on the phone how to pay it.`,
    (amount: string, payable: string) =>
      `আপনার ঠিকানা ঢাকা শহরের বাইরে: মোট ${payable}-এর মধ্যে ${amount} আগে দিতে হবে। কীভাবে দেবেন, আমাদের প্রতিনিধি ফোনে জানাবেন।`,
  ],
  restOfThisOrder: [
    (amount: string, paid: string) =>
      `Your address is outside Dhaka city, and you have paid ${paid}: ${amount} of the advance is left. Our agent will tell you on the phone how to pay it.`,
    (amount: string, paid: string) =>
      `আপনার ঠিকানা ঢাকা শহরের বাইরে। ${paid} দিয়েছেন, অগ্রিমের আর ${amount} বাকি। কীভাবে দেবেন, আমাদের প্রতিনিধি ফোনে জানাবেন।`,
  ],
});
