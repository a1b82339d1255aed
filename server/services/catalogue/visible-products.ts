/** What the shop shows and sells: everything that the owner has not hidden (counter-164). */
import { eq } from 'drizzle-orm';
import { products } from '#server/db/tables/products.ts';

/** The condition of a product that customers see. Whatever reads products for them has it. */
export const isShown = eq(products.isHidden, false);
