/**
 * The shelves at the counter: products, stock, pictures and back-in-stock requests (counter-150 to
 * counter-163).
 */
import { asc, isNull } from 'drizzle-orm';
import * as contract from '#contract/counter/shelves.ts';
import * as stockRequests from '#contract/counter/stock-requests.ts';
import type { Database } from '#server/db/database.ts';
import { categories, subCategories } from '#server/db/tables/products.ts';
import { implementCounterUpload } from '#server/endpoint/implement-counter-upload.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import {
  addProduct,
  changeProduct,
  gone,
  removeProduct,
} from '#server/services/catalogue/counter/change-product.ts';
import { changeStock } from '#server/services/catalogue/counter/change-stock.ts';
import { hideProduct } from '#server/services/catalogue/counter/hide-product.ts';
import { addPicture, removePicture } from '#server/services/catalogue/counter/product-pictures.ts';
import {
  listShelf,
  readProduct,
  shelfPageSize,
} from '#server/services/catalogue/counter/read-products.ts';
import {
  listWaiting,
  markAnswered,
  notifyWaitingCustomers,
  waitingPageSize,
} from '#server/services/catalogue/counter/notify-waiting.ts';
import { isUnmerged } from '#server/services/catalogue/shown-shelves.ts';
import { codeOf } from '#server/services/failures.ts';

export function implementCounterShelves(context: AppContext): void {
  const { app, db, catalogue } = context;

  /**
   * Never fails the call, because the change is already saved. A job notifies the remaining
   * customers within a minute (server/jobs.ts).
   */
  async function notifyWaiting(now: Date): Promise<void> {
    await notifyWaitingCustomers(db, now).catch((failure: unknown) =>
      app.log.error({ code: codeOf(failure) }, 'who waits was not told'),
    );
  }

  implementCounter(context, contract.list, async ({ input }) => {
    const result = await listShelf(context, input);
    return { ...result, pageSize: shelfPageSize, categories: await shelfCategories(db) };
  });

  implementCounter(context, contract.one, async ({ input }) => {
    const product = await readProduct(db, input.id);
    if (!product) throw gone();
    return product;
  });

  implementCounter(context, contract.change, async ({ input, member, now }) => {
    const product = await changeProduct(db, input, { actor: member.name, now });
    catalogue.forget();
    await notifyWaiting(now);
    return product;
  });

  implementCounter(context, contract.add, async ({ input, member, now }) => {
    const product = await addProduct(db, input, { actor: member.name, now });
    catalogue.forget();
    return product;
  });

  implementCounter(context, contract.remove, async ({ input, member, now }) => {
    await removeProduct(db, input.id, { actor: member.name, now });
    catalogue.forget();
    return null;
  });

  implementCounter(context, contract.hide, async ({ input, member, now }) => {
    const product = await hideProduct(db, input, { actor: member.name, now });
    catalogue.forget();
    await notifyWaiting(now);
    return product;
  });

  implementCounter(context, contract.changeStock, async ({ input, member, now }) => {
    const changed = await changeStock(db, input, { actor: member.name, now });
    await notifyWaiting(now);
    return changed;
  });

  implementCounter(context, contract.removePicture, async ({ input, member, now }) => {
    const image = await removePicture(db, input.id, { actor: member.name, now });
    catalogue.forget();
    return { image };
  });

  implementCounter(context, stockRequests.waiting, async ({ input }) => {
    const result = await listWaiting(db, input.page);
    return { ...result, pageSize: waitingPageSize };
  });

  implementCounter(context, stockRequests.markAnswered, async ({ input, member, now }) => ({
    answered: await markAnswered(db, input.ids, { actor: member.name, now }),
  }));

  implementCounterUpload(context, contract.addPicture, async ({ input, file, member, now }) => {
    const by = { actor: member.name, now };
    const image = await addPicture(context, { id: Number(input.id), content: file.content }, by);
    catalogue.forget();
    return { image };
  });
}

async function shelfCategories(db: Database): Promise<contract.ShelfCategory[]> {
  const onTop = await db.select().from(categories).where(isUnmerged).orderBy(asc(categories.rank));
  const below = await db
    .select()
    .from(subCategories)
    .where(isNull(subCategories.mergedInto))
    .orderBy(asc(subCategories.rank));
  return onTop.map(({ id, name, nameBn }) => ({
    id,
    name,
    nameBn,
    subCategories: below
      .filter(({ parentId }) => parentId === id)
      .map((sub) => ({ id: sub.id, name: sub.name, nameBn: sub.nameBn })),
  }));
}
