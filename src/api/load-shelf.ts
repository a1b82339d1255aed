import type { QueryClient } from '@tanstack/react-query';
import { withTimeout } from './with-timeout.ts';
import type { productsOfCategoryQuery, ShelfPage } from './products.ts';
import { shelvesQuery } from './shelves.ts';

/** How long the names are waited for once the products are there, in milliseconds. */
const firstViewTimeoutMs = 800;

/**
 * A shelf and the names on it, for its first view. Where only its page or a
 * choice changes (`isShown`), the shelf stays in sight, with its filters, until
 * the answer is here: then nothing is waited for longer than a moment, and nothing may be answered.
 */
export async function loadShelf(
  queryClient: QueryClient,
  question: ReturnType<typeof productsOfCategoryQuery>,
  isShown: boolean,
): Promise<ShelfPage | undefined> {
  const named = withTimeout(queryClient.ensureQueryData(shelvesQuery), firstViewTimeoutMs);
  const request = queryClient.ensureQueryData(question);
  const list = await (isShown ? withTimeout(request, firstViewTimeoutMs) : request);
  await named;
  return list;
}
