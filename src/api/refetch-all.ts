import type { QueryClient } from '@tanstack/react-query';
import { cascadeQuery } from './addresses.ts';

/**
 * The shop has refused an order because something is not as this phone
 * believes: prices of delivery, wallet, coupon, offers, saved prescriptions.
 * What is on the screen is asked anew, the rest when it is shown next.
 */
export async function refetchAll(client: QueryClient): Promise<void> {
  // The whole country in one answer would stand before the district's own list.
  client.removeQueries({ queryKey: cascadeQuery().queryKey });
  await client.invalidateQueries();
}
