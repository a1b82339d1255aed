import type { Database } from './db/database.ts';
import { notifications } from './db/tables/notifications.ts';
import type { Pair } from '#text/sentences.ts';

export interface News {
  customerId: string;
  says: Pair<string>;
  /** What it is about; links are made of the first three (S2 §2). */
  reference: 'Order Status Changed' | 'Cashback Offer' | 'PRODUCT' | '';
  referenceId: string;
  now: Date;
}

/** Tells a customer something, in both languages; inside the caller's transaction. */
export async function notify(tx: Database, news: News): Promise<void> {
  const { customerId, reference, referenceId, now } = news;
  const [content, contentBn] = news.says;
  await tx
    .insert(notifications)
    .values({ customerId, content, contentBn, reference, referenceId, createdAt: now });
}
