/** An order's lines as the counter shows them for picking (counter-121). */
import { asc, eq } from 'drizzle-orm';
import type { CounterOrderLine } from '#contract/counter/order-shapes.ts';
import type { Database } from '#server/db/database.ts';
import { orderLines } from '#server/db/tables/orders.ts';
import { products } from '#server/db/tables/products.ts';

/**
 * Returns the lines in the order in which they were placed. If the product has been renamed, its
 * Bengali name and form are left empty, because it may be a different product now.
 */
export async function counterLines(db: Database, orderId: string): Promise<CounterOrderLine[]> {
  const rows = await db
    .select({
      line: orderLines,
      nameNow: products.name,
      nameBn: products.nameBn,
      form: products.form,
      needsOneNow: products.isPrescriptionRequired,
    })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return rows.map(({ line, nameNow, nameBn, form, needsOneNow }) => ({
    id: line.id,
    productId: String(line.productId),
    name: line.name,
    nameBn: (nameNow === line.name && nameBn) || '',
    strength: line.strength,
    form: (nameNow === line.name && form) || '',
    company: line.company,
    genericName: line.genericName,
    category: line.category,
    image: line.image,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    discount: line.discount,
    total: line.total,
    isPrescriptionRequired: line.isPrescriptionRequired || needsOneNow === true,
    picked:
      line.pickedAt && line.pickedBy !== null
        ? { by: line.pickedBy, at: line.pickedAt.toISOString() }
        : null,
  }));
}
