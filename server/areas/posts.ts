/** Shared code of reviews and comments. */
import { eq } from 'drizzle-orm';
import { postProblem } from '#domain/posts.ts';
import { tidyText } from '#domain/plain-text.ts';
import type { Database } from '#server/db/database.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { malformed } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import type { Pair } from '#text/sentences.ts';

interface Post {
  id: number;
  author: string;
  content: string;
  createdAt: Date;
  reply: string;
}

export function postOnWire(row: Post) {
  return {
    Id: String(row.id),
    Customer: row.author || null,
    Content: row.content,
    CreatedAt: row.createdAt.toISOString(),
    ...(row.reply && { Answer: row.reply }),
  };
}

/**
 * The tidied content. Throws the shop's sentence if it is empty (catalogue-76), and a 400 if it is
 * too long.
 */
export function checkPost(content: string, empty: Pair<string>): string {
  const problem = postProblem(content);
  if (problem === 'empty') throw new Refusal(empty);
  if (problem === 'tooLong') throw malformed();
  return tidyText(content);
}

/** The name to show beside a customer's post; '' is shown as Customer. */
export async function authorOf(db: Database, customerId: string): Promise<string> {
  const [customer] = await db
    .select({ name: customers.name })
    .from(customers)
    .where(eq(customers.id, customerId));
  return customer?.name.trim() ?? '';
}
