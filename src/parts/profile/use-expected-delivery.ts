import { deliveryEstimate } from '#domain/delivery-estimate.ts';
import type { OrderSummary } from '#domain/order.ts';
import { useShop } from '#state/shop.ts';
import { useMinute } from '#state/use-now.ts';
import { useLanguage, useText } from '#state/language.ts';
import { deliveryEstimateText, expectedDays } from '#text/delivery-estimate.ts';

type Expected = Pick<OrderSummary, 'status' | 'createdAt' | 'district' | 'area'>;

const onTheWay: ReadonlySet<string> = new Set(['Pending', 'Confirmed', 'Processing', 'Delivering']);

/** An estimate is given as noon of its last day, and it ends with that day. */
const halfADay = 12 * 60 * 60_000;

export interface ExpectedWords {
  /** '5 – 7 November 2026'. */
  days: string;
  /** Advice for the customer once the last of these days is over, else ''. */
  late: string;
}

/**
 * The expected delivery of an order on its way, as text. Null for other orders, or if the district
 * is unknown.
 */
export function useExpectedDelivery(order: Expected): ExpectedWords | null {
  const t = useText(deliveryEstimateText);
  const shop = useShop();
  const language = useLanguage();
  const now = useMinute();
  if (!onTheWay.has(order.status)) return null;
  const { district, area, createdAt } = order;
  const estimate = deliveryEstimate(shop, { district, area }, Date.parse(createdAt));
  if (!estimate) return null;
  const isLate = now !== null && now > Date.parse(estimate.latest) + halfADay;
  return {
    days: expectedDays(estimate, language),
    late: isLate ? t.late(shop.customerServicePhone.shown) : '',
  };
}
