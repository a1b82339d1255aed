/** What customers ask for while it is out of stock (S1 §4 "Out-of-stock"). */
import { eq } from 'drizzle-orm';
import * as contract from '#contract/stock.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { products, stockRequests } from '#server/db/tables/products.ts';
import { keyInProgress, keyReused, malformed, notFound } from '#server/failures.ts';
import type { House } from '#server/house.ts';
import { implement } from '#server/implement.ts';
import { fingerprintOf, letterOf } from '#server/letters.ts';
import { rowId } from '#server/numbers.ts';
import type { Principal } from '#server/principal.ts';
import { Refusal } from '#server/refusal.ts';
import { productRequestText } from '#text/product-request.ts';

const mostWanted = 999;

export function implementStockRequests(house: House): void {
  const { db } = house;

  implement(house, contract.onDemand, async ({ question, principal, now }) => {
    const productId = await requireProduct(house, question.productId);
    const { activityId } = question;
    await db
      .insert(stockRequests)
      .values({ productId, activityId, customerId: customerIdOf(principal), createdAt: now });
    return null;
  });

  implement(
    house,
    contract.requestStock,
    async ({ question, principal, key, now, markReplayed }) => {
      const letterId = letterOf(key);
      const { phone, quantity } = checked(question);
      const customerId = customerIdOf(principal);
      const fingerprint = fingerprintOf({ customerId, deviceId: null }, [
        question.productId,
        phone,
        quantity,
      ]);
      const productId = await requireProduct(house, question.productId);
      const [row] = await db
        .insert(stockRequests)
        .values({ letterId, fingerprint, productId, phone, quantity, customerId, createdAt: now })
        .onConflictDoNothing({ target: stockRequests.letterId })
        .returning();
      const kept = row ?? (letterId ? await findByLetter(house, letterId) : null);
      if (!kept) throw keyInProgress();
      if (kept.fingerprint !== fingerprint) throw keyReused();
      if (!row) markReplayed();
      if (letterId) await house.journal.append({ kind: 'stock-request', content: kept });
      return null;
    },
  );
}

function checked({ phone, quantity }: { phone: string; quantity: number }) {
  if (phone.trim() === '') throw new Refusal(productRequestText.phoneAndQuantityRequired);
  if (quantity <= 0) throw new Refusal(productRequestText.quantityMoreThanZero);
  const canonical = canonicalPhone(phone);
  if (!canonical) throw new Refusal(productRequestText.invalidPhone);
  if (quantity > mostWanted) throw malformed();
  return { phone: canonical, quantity };
}

async function requireProduct(house: House, id: string): Promise<number> {
  const [product] = await house.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, rowId(id) ?? 0));
  if (!product) throw notFound();
  return product.id;
}

async function findByLetter(house: House, letterId: string) {
  const [row] = await house.db
    .select()
    .from(stockRequests)
    .where(eq(stockRequests.letterId, letterId));
  return row ?? null;
}

function customerIdOf(principal: Principal): string | null {
  return principal.kind === 'customer' ? principal.customerId : null;
}
