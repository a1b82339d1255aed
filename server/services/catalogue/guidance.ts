import { and, eq } from 'drizzle-orm';
import { guidanceTopics } from '#domain/product.ts';
import type { Database } from '#server/db/database.ts';
import { genericFacts } from '#server/db/tables/products.ts';

/**
 * Returns the pharmacy's guidance for a generic in one form, in the order of the topics; empty if
 * there is none.
 */
export async function guidanceOf(db: Database, genericName: string, form: string) {
  if (!genericName) return [];
  const facts = await db
    .select()
    .from(genericFacts)
    .where(and(eq(genericFacts.genericName, genericName), eq(genericFacts.form, form)));
  return guidanceTopics.flatMap((topic) =>
    facts
      .filter((fact) => fact.topic === topic)
      .map(({ text, textBn }) => ({ Topic: topic, Text: text, TextBn: textBn })),
  );
}
