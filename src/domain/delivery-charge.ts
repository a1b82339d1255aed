import type { DeliveryCharge } from '#domain/address.ts';
import type { Paisa } from '#domain/money.ts';

/**
 * The delivery charge in paisa for goods worth `total`: the district's reduced charge from its
 * threshold on, otherwise its standard charge. 0 until a district is chosen; a threshold of 0 means
 * that there is none (checkout-26, checkout-27).
 */
export function deliveryChargeFor(total: Paisa, charge: DeliveryCharge | null): Paisa {
  if (!charge) return 0;
  const hasThreshold = charge.threshold > 0;
  return hasThreshold && total >= charge.threshold ? charge.reduced : charge.standard;
}
