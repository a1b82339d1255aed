/**
 * The customer's choices at the checkout (checkout-8). They persist while the camera is open or the
 * page is closed; placing the order or signing out clears them.
 */
import * as v from 'valibot';
import type { PaymentMethod } from '#domain/order.ts';
import { createStore, useStore } from './store.ts';

export interface CheckoutChoices {
  /**
   * The id of the order's submission, shared by all tabs, because one bag is one order. '' before
   * the checkout was opened.
   */
  submissionId: string;
  /** True once the submission contains the bag's lines and the bag has been emptied. */
  isOrdered: boolean;
  /** Null until one is chosen. */
  paymentOption: PaymentMethod | null;
  /** The coupon code that was applied. The server calculates its value anew for every bag. */
  couponCode: string;
  usesWallet: boolean;
  note: string;
  isAutoOrder: boolean;
  /** The ids of saved prescriptions that were chosen in addition to new files. */
  prescriptionIds: readonly string[];
}

const nothingChosen: CheckoutChoices = {
  submissionId: '',
  isOrdered: false,
  paymentOption: null,
  couponCode: '',
  usesWallet: false,
  note: '',
  isAutoOrder: false,
  prescriptionIds: [],
};

export const checkoutStore = createStore<CheckoutChoices>({
  // The prefix `private/` makes signing out delete the record (state/forget.ts).
  key: 'private/checkout',
  schema: v.pipe(
    v.object({
      // Phones have stored the id under this name since the first version, and tabs of an older
      // version still read it.
      letterId: v.string(),
      isOrdered: v.optional(v.boolean(), false),
      paymentOption: v.nullable(v.picklist(['CASH_ON_DELIVERY', 'PAY_NOW'])),
      couponCode: v.string(),
      usesWallet: v.boolean(),
      note: v.string(),
      isAutoOrder: v.boolean(),
      prescriptionIds: v.array(v.string()),
    }),
    v.transform(({ letterId, ...stored }) => ({ submissionId: letterId, ...stored })),
  ),
  write: ({ submissionId, ...choices }) => ({ letterId: submissionId, ...choices }),
  initial: nothingChosen,
});

export function useCheckout(): CheckoutChoices {
  return useStore(checkoutStore);
}

/** Whether the customer has chosen or written something that would be lost. */
export function hasChosen(choices: CheckoutChoices): boolean {
  const { isOrdered, couponCode, usesWallet, note, isAutoOrder, prescriptionIds } = choices;
  return (
    isOrdered || usesWallet || isAutoOrder || Boolean(couponCode + note + prescriptionIds.join())
  );
}

export function chooseAtCheckout(change: Partial<CheckoutChoices>): void {
  checkoutStore.set((current) => ({ ...current, ...change }));
}

/**
 * Like {@link clearCheckoutOf}, but keeps fields that differ from `before`: with them the customer
 * has begun another checkout.
 */
export function clearChoicesOf(before: CheckoutChoices): void {
  checkoutStore.set((now) => {
    const begun = Object.entries(now).filter(
      ([name, value]) => value !== Reflect.get(before, name),
    );
    return { ...nothingChosen, ...Object.fromEntries(begun) };
  });
}

/**
 * Resets payment option, coupon, wallet, note, auto-order and prescriptions after the order was
 * placed. The address stays, and so does an order that another tab has begun since (checkout-74).
 */
export function clearCheckoutOf(submissionId: string): void {
  if (checkoutStore.get().submissionId === submissionId) checkoutStore.clear();
}
