/**
 * Checks of an order before it is placed (checkout-62). The phone runs them, and the server runs
 * them again.
 */
import type { Paisa } from '#domain/money.ts';
import type { DeliveryProblem } from '#domain/delivery-terms.ts';
import type { PaymentMethod } from '#domain/order.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { maxUnits } from '#domain/bag.ts';
import {
  missingDestinationFields,
  requestLimits,
  type DestinationField,
  type RequestDestination,
} from '#domain/request-order.ts';
import { openAccounts } from '#domain/payment-claim.ts';
import type { Shop, ShopSettings } from '#domain/shop.ts';

/** Limits of one order (checkout-54, checkout-62; units as in the bag, bag-14). */
export const orderLimits = {
  lines: 100,
  quantity: maxUnits,
  /**
   * The maximum price of the goods and their delivery, far below the largest number that the
   * database stores.
   */
  amount: 20_000_000_00,
  noteLength: requestLimits.noteLength,
} as const;

export interface OrderToCheck {
  lines: readonly { quantity: number; isPrescriptionRequired: boolean }[];
  /** The price of the lines; absent if they are not priced yet. */
  total?: Paisa;
  paymentMethod: PaymentMethod | null;
  address: RequestDestination;
  /** New and saved prescriptions together. */
  prescriptions: number;
  /** The payment methods that the shop offers. */
  offered: readonly PaymentMethod[];
  prescriptionRule: Shop['prescriptionRule'];
  /** Why the shop does not deliver to the address. The server checks that with the places. */
  delivery?: DeliveryProblem | null;
}

export type OrderProblem =
  | { kind: 'bag-empty' }
  | { kind: 'too-many-lines' }
  | { kind: 'quantity-out-of-range' }
  | { kind: 'too-expensive' }
  | { kind: 'payment-not-chosen' }
  | { kind: 'fields-required'; fields: DestinationField[] }
  | { kind: 'invalid-phone' }
  | { kind: DeliveryProblem }
  | { kind: 'prescription-required' };

/**
 * The first problem of an order, checked in this order: lines, payment option, all required fields
 * together, phone, delivery. Null if the order can be placed.
 */
export function problemWithOrder(order: OrderToCheck): OrderProblem | null {
  return problemWithLines(order) ?? problemWithForm(order);
}

function problemWithLines({ lines, total = 0 }: OrderToCheck): OrderProblem | null {
  if (lines.length === 0) return { kind: 'bag-empty' };
  if (lines.length > orderLimits.lines) return { kind: 'too-many-lines' };
  const arePossible = lines.every(
    ({ quantity }) =>
      Number.isInteger(quantity) && quantity >= 1 && quantity <= orderLimits.quantity,
  );
  if (!arePossible) return { kind: 'quantity-out-of-range' };
  return total > orderLimits.amount ? { kind: 'too-expensive' } : null;
}

function problemWithForm(order: OrderToCheck): OrderProblem | null {
  const { paymentMethod, address, offered } = order;
  if (!paymentMethod || !offered.includes(paymentMethod)) return { kind: 'payment-not-chosen' };
  const fields = missingDestinationFields(address);
  if (fields.length > 0) return { kind: 'fields-required', fields };
  if (!canonicalPhone(address.receiverPhone)) return { kind: 'invalid-phone' };
  if (order.delivery) return { kind: order.delivery };
  const isRequired = order.prescriptionRule === 'require' && needsPrescription(order.lines);
  return isRequired && order.prescriptions === 0 ? { kind: 'prescription-required' } : null;
}

/** True if a line requires a prescription. */
export function needsPrescription(lines: readonly { isPrescriptionRequired: boolean }[]): boolean {
  return lines.some((line) => line.isPrescriptionRequired);
}

/**
 * The payment methods that a shop offers, in the order of the checkout: those that its owner has
 * chosen, paying now only with a gateway or an account. If none is left, cash. `takesCash`: whether
 * the place of the address allows cash (checkout-46, checkout-139).
 */
export function offeredPayments(
  payment: ShopSettings['payment'],
  { hasGateway, takesCash = true }: { hasGateway: boolean; takesCash?: boolean },
): PaymentMethod[] {
  const canPayNow = hasGateway || openAccounts(payment).length > 0;
  const offered = (['PAY_NOW', 'CASH_ON_DELIVERY'] as const).filter(
    (method) => payment.offered.includes(method) && (method !== 'PAY_NOW' || canPayNow),
  );
  const ofShop: PaymentMethod[] = offered.length > 0 ? offered : ['CASH_ON_DELIVERY'];
  return takesCash ? ofShop : ofShop.filter((method) => method !== 'CASH_ON_DELIVERY');
}
