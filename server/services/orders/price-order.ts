/**
 * Computes the amounts of an order from the shop's own rows and compares them with the amounts that
 * the customer agreed to.
 */
import { and, asc, eq } from 'drizzle-orm';
import type { DeliveryCharge } from '#domain/address.ts';
import { amountsOf, cartTotal, disagreement, type CheckoutAmounts } from '#domain/checkout.ts';
import { takaFromPaisa } from '#domain/money.ts';
import { orderLimits } from '#domain/order-checks.ts';
import type { Database } from '#server/db/database.ts';
import { districts, upazilas } from '#server/db/tables/addresses.ts';
import { offers } from '#server/db/tables/offers.ts';
import type { Owner } from '#server/services/idempotency-keys.ts';
import { prescriptionRule } from '#server/services/shop/settings.ts';
import { rowId } from '#server/services/numbers.ts';
import { Refusal } from '#server/services/refusal.ts';
import { walletOf } from '#server/services/accounts/wallets.ts';
import { apiText } from '#text/api.ts';
import { checkoutText } from '#text/checkout.ts';
import type { CheckedOrder } from './check-order.ts';
import { couponById, worthOf } from './coupons.ts';
import type { Destination } from './destination.ts';
import type { TakenLine } from './stock.ts';

interface Pricing {
  order: CheckedOrder;
  owner: Owner;
  now: Date;
  lines: readonly TakenLine[];
}

/**
 * Returns the computed amounts. Throws a refusal if they differ from those that the customer agreed
 * to, or if a rule of the checkout fails.
 */
export async function priceOrder(
  tx: Database,
  { order, owner, now, lines: taken }: Pricing,
): Promise<CheckoutAmounts> {
  const lacksOne =
    order.prescriptionIds.length === 0 && taken.some((line) => line.isPrescriptionRequired);
  if (lacksOne && (await prescriptionRule(tx)) === 'require')
    throw new Refusal(checkoutText.rxRequired);
  const charge = await chargeTo(tx, order.address);
  const lines = taken.map(({ unitPrice, ...line }) => ({ ...line, listPrice: unitPrice }));
  const total = cartTotal(lines);
  if (total > orderLimits.amount) throw new Refusal(checkoutText.tooExpensive);
  const coupon =
    order.couponId === null ? 0 : worthOf(await couponById(tx, order.couponId), total, now);
  const credit = owner.customerId ? (await walletOf(tx, owner.customerId)).credit : 0;
  const computed = amountsOf({
    lines,
    charge,
    coupon,
    // Never more than the customer agreed to, even if the balance has grown (checkout-115).
    credit: Math.min(credit, order.agreed.wallet),
    offers: owner.customerId ? await cashbackOffers(tx) : [],
  });
  const agreed = owner.customerId ? order.agreed : { ...order.agreed, cashback: 0 };
  const problem = disagreement(agreed, computed);
  if (problem) throw new Refusal(sentences[problem], { content: onWire(computed) });
  return computed;
}

const sentences = {
  prices: checkoutText.pricesUpdated,
  deliveryCharge: checkoutText.chargeChanged,
  coupon: checkoutText.couponChangedAmount,
  wallet: checkoutText.walletChanged,
  cashback: checkoutText.cashbackChanged,
} as const;

/** The current amounts, with the field names of the order's payload. */
function onWire(amounts: CheckoutAmounts) {
  return {
    TotalAmount: takaFromPaisa(amounts.total),
    ShippingCharge: takaFromPaisa(amounts.deliveryCharge),
    CoupenAmount: takaFromPaisa(amounts.couponDiscount),
    fineCash: takaFromPaisa(amounts.wallet),
    Cashback: takaFromPaisa(amounts.cashback),
    PayableAmount: takaFromPaisa(amounts.payable),
  };
}

/**
 * The delivery charge of an area, or of its district. Throws a refusal if the district is unknown.
 */
export async function chargeTo(
  tx: Database,
  { districtId, areaId }: Pick<Destination, 'districtId' | 'areaId'>,
): Promise<DeliveryCharge> {
  const [row] = await tx
    .select({ district: districts, area: upazilas })
    .from(districts)
    .leftJoin(
      upazilas,
      and(eq(upazilas.districtId, districts.id), eq(upazilas.id, rowId(areaId) ?? 0)),
    )
    .where(eq(districts.id, rowId(districtId) ?? 0));
  if (!row) throw new Refusal(apiText.placeUnknown);
  const { district, area } = row;
  const { charge, threshold, reducedCharge } = area?.charge == null ? district : area;
  return { standard: charge ?? 0, threshold: threshold ?? 0, reduced: reducedCharge ?? 0 };
}

function cashbackOffers(tx: Database) {
  return tx
    .select({ leastAmount: offers.leastAmount, discount: offers.discount })
    .from(offers)
    .where(and(eq(offers.isActive, true), eq(offers.kind, 'cashback')))
    .orderBy(asc(offers.leastAmount), asc(offers.id));
}
