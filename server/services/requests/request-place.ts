/** The delivery address of a request and its delivery charge. */
import { desc, eq } from 'drizzle-orm';
import type { DeliveryCharge } from '#domain/address.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import type { Destination } from '#server/services/orders/destination.ts';
import { chargeTo } from '#server/services/orders/price-order.ts';
import type { RequestRow } from './request-course.ts';

type AddressRow = typeof shippingAddresses.$inferSelect;

/** Returns the request's own address, otherwise the customer's latest; null if there is neither. */
export async function addressOfRequest(
  db: Database,
  { addressId, customerId }: Pick<RequestRow, 'addressId' | 'customerId'>,
): Promise<AddressRow | null> {
  if (addressId === null && customerId === null) return null;
  const where =
    addressId === null
      ? eq(shippingAddresses.customerId, customerId ?? '')
      : eq(shippingAddresses.id, addressId);
  const [row] = await db
    .select()
    .from(shippingAddresses)
    .where(where)
    .orderBy(desc(shippingAddresses.createdAt), desc(shippingAddresses.id))
    .limit(1);
  return row ?? null;
}

/** Like {@link addressOfRequest}, with the delivery charge of the place. */
export async function placeOfRequest(
  db: Database,
  request: Pick<RequestRow, 'addressId' | 'customerId'>,
): Promise<{ addressId: number | null; charge: DeliveryCharge | null }> {
  const address = await addressOfRequest(db, request);
  if (!address) return { addressId: null, charge: null };
  return { addressId: address.id, charge: await chargeTo(db, destinationOf(address)) };
}

/**
 * Converts the address to the checkout's format, with place ids, so that the places are looked up
 * again.
 */
export function destinationOf(address: AddressRow): Destination {
  const { receiverName, receiverPhone, customerPhone, upazilaId } = address;
  return {
    receiverName,
    receiverPhone,
    customerPhone,
    divisionId: String(address.provinceId),
    districtId: String(address.districtId),
    areaId: upazilaId === 0 ? '' : String(upazilaId),
    address: address.address,
  };
}
