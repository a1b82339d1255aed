/** Where the shop does not deliver, and where it takes no cash (checkout-137 to checkout-139). */
import type { ChargeNote, ChargeRange, DeliveryProblem } from '#domain/delivery-terms.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { wholeNumber } from './numbers.ts';
import { sentences, speak, type Language, type Pair } from './sentences.ts';

export const deliveryRulesText = sentences({
  notDelivered: [
    (place: string) => `Sorry, we do not deliver to ${place}.`,
    (place: string) => `দুঃখিত, ${place}-এ আমরা ডেলিভারি দিই না।`,
  ],
  areaNeeded: [
    (district: string) => `We deliver only to some areas of ${district}. Choose your area.`,
    (district: string) => `${district}-এর কয়েকটি এলাকায় শুধু ডেলিভারি দিই। আপনার এলাকা বেছে নিন।`,
  ],
  noCash: [
    (place: string) => `Cash on delivery is not available in ${place}.`,
    (place: string) => `${place}-এ ক্যাশ অন ডেলিভারি নেই।`,
  ],
  noPayment: [
    'There is no other way to pay online here. Please call us to order.',
    'এখানে অনলাইনে টাকা দেওয়ার অন্য উপায় নেই। অর্ডার করতে আমাদের ফোন করুন।',
  ],
  /** After Place Order or Send. */
  notDeliveredHere: [
    'We do not deliver to this address. Please choose another one.',
    'এই ঠিকানায় আমরা ডেলিভারি দিই না। অন্য ঠিকানা দিন।',
  ],
  areaNeededHere: [
    'We deliver only to some areas of this district. Please choose your area.',
    'এই জেলার কয়েকটি এলাকায় শুধু ডেলিভারি দিই। আপনার এলাকা বেছে নিন।',
  ],
  chargeBoth: [
    (inside: string, outside: string) =>
      `Delivery charge: ${inside} TK within Dhaka city, ${outside} TK outside.`,
    (inside: string, outside: string) =>
      `ডেলিভারি চার্জ: ঢাকা শহরে ${inside} টাকা, ঢাকার বাইরে ${outside} টাকা।`,
  ],
  chargeInside: [
    (inside: string) =>
      `Delivery charge: ${inside} TK within Dhaka city. We do not deliver outside.`,
    (inside: string) => `ডেলিভারি চার্জ: ঢাকা শহরে ${inside} টাকা। ঢাকার বাইরে ডেলিভারি দিই না।`,
  ],
  chargeOutside: [
    (outside: string) =>
      `Delivery charge: ${outside} TK outside Dhaka city. We do not deliver within the city.`,
    (outside: string) => `ডেলিভারি চার্জ: ঢাকার বাইরে ${outside} টাকা। ঢাকা শহরে ডেলিভারি দিই না।`,
  ],
});

/** The sentence of an address to which the shop does not deliver. */
export function deliveryProblemText(
  problem: DeliveryProblem,
  place: string,
  language: Language,
): string {
  const t = speak(deliveryRulesText, language);
  return problem === 'area-needed' ? t.areaNeeded(place) : t.notDelivered(place);
}

/** The same in both languages, for a refusal. `place` has its names. */
export function deliveryProblemPair(
  problem: DeliveryProblem,
  { name, nameBn }: { name: string; nameBn: string },
): Pair<string> {
  return [
    deliveryProblemText(problem, name, 'en'),
    deliveryProblemText(problem, nameBn || name, 'bn'),
  ];
}

export function noCashPair({ name, nameBn }: { name: string; nameBn: string }): Pair<string> {
  return [
    speak(deliveryRulesText, 'en').noCash(name),
    speak(deliveryRulesText, 'bn').noCash(nameBn || name),
  ];
}

/** The charges of a zone in whole taka: '80', '100–150'. */
export function chargeWords({ least, most }: ChargeRange, language: Language): string {
  const taka = (paisa: number) => wholeNumber(Math.round(takaFromPaisa(paisa)), language);
  return least === most ? taka(least) : `${taka(least)}–${taka(most)}`;
}

/** The sentence about the charges (checkout-29); '' if they are not known. */
export function chargeNoteText(
  { insideDhaka, outsideDhaka }: ChargeNote,
  language: Language,
): string {
  const t = speak(deliveryRulesText, language);
  const inside = insideDhaka && chargeWords(insideDhaka, language);
  const outside = outsideDhaka && chargeWords(outsideDhaka, language);
  if (inside !== null && outside !== null) return t.chargeBoth(inside, outside);
  if (inside !== null) return t.chargeInside(inside);
  return outside === null ? '' : t.chargeOutside(outside);
}
