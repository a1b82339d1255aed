/**
 * What the customer has chosen at the checkout (checkout-8): kept
 * while the camera is open or the page is closed, cleared with the order, and
 * forgotten when a customer signs out.
 */
import * as v from 'valibot';
import type { PaymentMethod } from '#domain/order.ts';
import { createStore, useStore } from './store.ts';

export interface CheckoutChoices {
  /** The id of the order's submission, shared by all tabs: one bag is one order. '' before the checkout was opened. */
  submissionId: string;
  /** The submission has what was in the bag, and the bag has been emptied of it. */
  isOrdered: boolean;
  /** Null: nothing chosen yet. */
  paymentOption: PaymentMethod | null;
  /** The code that was applied; what it is worth is asked anew for every bag. */
  couponCode: string;
  usesWallet: boolean;
  note: string;
  isAutoOrder: boolean;
  /** Saved prescriptions that were chosen, beside new files. */
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
  // `private/`: it goes with its customer (state/forget.ts).
  key: 'private/checkout',
  schema: v.pipe(
    v.object({
      // Its name on phones since the first version: tabs of an older one read it too.
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

/** Something was chosen or written that would be lost. */
export function hasChosen(choices: CheckoutChoices): boolean {
  const { isOrdered, couponCode, usesWallet, note, isAutoOrder, prescriptionIds } = choices;
  return (
    isOrdered || usesWallet || isAutoOrder || Boolean(couponCode + note + prescriptionIds.join())
  );
}

/** Changes some of it. */
export function chooseAtCheckout(change: Partial<CheckoutChoices>): void {
  checkoutStore.set((current) => ({ ...current, ...change }));
}

/** As {@link clearCheckoutOf}, but what was changed since `before` stays: the customer has begun anew. */
export function clearChoicesOf(before: CheckoutChoices): void {
  checkoutStore.set((now) => {
    const begun = Object.entries(now).filter(
      ([name, value]) => value !== Reflect.get(before, name),
    );
    return { ...nothingChosen, ...Object.fromEntries(begun) };
  });
}

/**
 * The order is placed: payment option, coupon, wallet, auto-order and prescriptions are reset; the
 * address stays, and so does an order that another tab has begun meanwhile (checkout-74).
 */
export function clearCheckoutOf(submissionId: string): void {
  if (checkoutStore.get().submissionId === submissionId) checkoutStore.clear();
}
