/** Requests for products that are out of stock (bag-45). */
import { eq } from 'drizzle-orm';
import * as contract from '#contract/stock.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { maxUnits } from '#domain/bag.ts';
import { products, stockRequests } from '#server/db/tables/products.ts';
import { notFound } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement } from '#server/endpoint/implement.ts';
import { fingerprintOf } from '#server/services/idempotency-keys.ts';
import { rowId } from '#server/services/numbers.ts';
import { spend } from '#server/endpoint/consume-budget.ts';
import { writeIdempotently } from '#server/services/idempotent-write.ts';
import type { Principal } from '#server/services/accounts/principal.ts';
import { Refusal } from '#server/services/refusal.ts';
import { productRequestText } from '#text/product-request.ts';
import { quantityText } from '#text/quantity.ts';

export function implementStockRequests(context: AppContext): void {
  const { db } = context;

  implement(context, contract.onDemand, async ({ input, principal, now, request }) => {
    const productId = await findProduct(context, input.productId);
    if (productId === null) throw notFound();
    const { activityId } = input;
    const customerId = customerIdOf(principal);
    await spend(context, { owner: { customerId, deviceId: null }, request, now }, { writes: 1 });
    await db.insert(stockRequests).values({ productId, activityId, customerId, createdAt: now });
    return null;
  });

  implement(
    context,
    contract.requestStock,
    async ({ input, principal, key, now, markReplayed, request }) => {
      const { phone, quantity } = checked(input);
      const customerId = customerIdOf(principal);
      const owner = { customerId, deviceId: null };
      const fingerprint = fingerprintOf(owner, [input.productId, phone, quantity]);
      await writeIdempotently({
        key,
        fingerprint,
        markReplayed,
        mayWrite: () => spend(context, { owner, request, now }, { writes: 1 }),
        find: (submissionId) => findBySubmission(context, submissionId),
        write: async (submissionId) => {
          const productId = await findProduct(context, input.productId);
          // A submission may wait for days while its product is removed, so this is a refusal with
          // a reason.
          if (productId === null) throw new Refusal(productRequestText.productGone);
          const [row] = await db
            .insert(stockRequests)
            .values({
              submissionId,
              fingerprint,
              productId,
              phone,
              quantity,
              customerId,
              createdAt: now,
            })
            .onConflictDoNothing({ target: stockRequests.submissionId })
            .returning();
          return row ?? null;
        },
      });
      return null;
    },
  );
}

function checked({ phone, quantity }: { phone: string; quantity: number }) {
  if (phone.trim() === '') throw new Refusal(productRequestText.phoneAndQuantityRequired);
  if (quantity <= 0) throw new Refusal(productRequestText.quantityMoreThanZero);
  if (!(quantity <= maxUnits)) throw new Refusal(quantityText.outOfRange);
  const canonical = canonicalPhone(phone);
  if (!canonical) throw new Refusal(productRequestText.invalidPhone);
  return { phone: canonical, quantity };
}

async function findProduct(context: AppContext, id: string): Promise<number | null> {
  const [product] = await context.db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.id, rowId(id) ?? 0));
  return product?.id ?? null;
}

async function findBySubmission(context: AppContext, submissionId: string) {
  const [row] = await context.db
    .select()
    .from(stockRequests)
    .where(eq(stockRequests.submissionId, submissionId));
  return row ?? null;
}

function customerIdOf(principal: Principal): string | null {
  return principal.kind === 'customer' ? principal.customerId : null;
}
