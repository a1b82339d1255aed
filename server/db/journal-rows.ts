/** What the journal's entries have in common: how they are read back, and what stands in more than one of them. */
import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './database.ts';
import { shippingAddresses } from './tables/addresses.ts';
import { prescriptions } from './tables/prescriptions.ts';

/** ISO text in the journal, a Date in the tables. */
export const journalMoment = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.date(),
);
export const textOrNull = v.nullable(v.string());

export const addressRow = v.object({
  id: v.number(),
  customerId: textOrNull,
  receiverName: v.string(),
  receiverPhone: v.string(),
  customerPhone: v.string(),
  provinceId: v.number(),
  provinceName: v.string(),
  districtId: v.number(),
  districtName: v.string(),
  upazilaId: v.number(),
  upazilaName: v.string(),
  address: v.string(),
  charge: v.number(),
  threshold: v.number(),
  reducedCharge: v.number(),
  createdAt: journalMoment,
});

/** Writes an order's address back, under a new id. */
export async function restoreAddress(
  tx: Database,
  { id: _id, ...row }: v.InferOutput<typeof addressRow>,
): Promise<number | null> {
  const [written] = await tx
    .insert(shippingAddresses)
    .values(row)
    .returning({ id: shippingAddresses.id });
  return written?.id ?? null;
}

/** The links whose prescription is (still) there. */
export async function linksThatHold<Link extends { prescriptionId: string }>(
  tx: Database,
  links: Link[],
): Promise<Link[]> {
  if (links.length === 0) return [];
  const ids = links.map((link) => link.prescriptionId);
  const found = await tx
    .select({ id: prescriptions.id })
    .from(prescriptions)
    .where(inArray(prescriptions.id, ids));
  const known = new Set(found.map((one) => one.id));
  return links.filter((link) => known.has(link.prescriptionId));
}
