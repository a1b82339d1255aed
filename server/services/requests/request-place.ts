/** Where what was requested would go, and what delivering there costs. */
import { desc, eq } from 'drizzle-orm';
import type { DeliveryCharge } from '#domain/address.ts';
import type { Database } from '#server/db/database.ts';
import { shippingAddresses } from '#server/db/tables/addresses.ts';
import type { Destination } from '#server/services/orders/destination.ts';
import { chargeOf } from '#server/services/orders/price-order.ts';
import type { RequestRow } from './request-course.ts';

type AddressRow = typeof shippingAddresses.$inferSelect;

/** The request's own address, else the latest that its customer had something brought to; null where neither is known. */
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

/** As {@link addressOfRequest}, with the charge of its district as at the checkout. */
export async function placeOfRequest(
  db: Database,
  request: Pick<RequestRow, 'addressId' | 'customerId'>,
): Promise<{ addressId: number | null; charge: DeliveryCharge | null }> {
  const address = await addressOfRequest(db, request);
  if (!address) return { addressId: null, charge: null };
  return { addressId: address.id, charge: await chargeOf(db, String(address.districtId)) };
}

/** The address as a checkout writes it: the places are looked up anew. */
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
