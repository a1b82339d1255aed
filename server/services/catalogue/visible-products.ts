/** The products that the shop shows and sells: all that the owner has not hidden (counter-164). */
import { eq } from 'drizzle-orm';
import { products } from '#server/db/tables/products.ts';

/**
 * The condition for products that customers may see. Every query of products for customers must
 * include it.
 */
export const isShown = eq(products.isHidden, false);
