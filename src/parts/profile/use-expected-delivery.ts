import { deliveryEstimate } from '#domain/delivery-estimate.ts';
import type { OrderSummary } from '#domain/order.ts';
import { theShop } from '#domain/shop.ts';
import { useMinute } from '#state/use-now.ts';
import { useLanguage, useText } from '#state/language.ts';
import { deliveryEstimateText, expectedDays } from '#text/delivery-estimate.ts';

type Expected = Pick<OrderSummary, 'status' | 'createdAt' | 'district' | 'area'>;

const onTheWay: ReadonlySet<string> = new Set(['Pending', 'Confirmed', 'Processing', 'Delivering']);

/** Estimates end with their last day, of which they name the noon. */
const halfADay = 12 * 60 * 60_000;

export interface ExpectedWords {
  /** '5 – 7 November 2026'. */
  days: string;
  /** What to do where the last of these days is over; '' before. */
  late: string;
}

/** When an order on its way can be expected, in words; null for one that is not, or to no known district. */
export function useExpectedDelivery(order: Expected): ExpectedWords | null {
  const t = useText(deliveryEstimateText);
  const language = useLanguage();
  const now = useMinute();
  if (!onTheWay.has(order.status)) return null;
  const { district, area, createdAt } = order;
  const estimate = deliveryEstimate({ district, area }, Date.parse(createdAt));
  if (!estimate) return null;
  const isLate = now !== null && now > Date.parse(estimate.latest) + halfADay;
  return {
    days: expectedDays(estimate, language),
    late: isLate ? t.late(theShop().customerServicePhone.shown) : '',
  };
}
