/** Comments on a product (catalogue-71). */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { filteredPage, wirePage } from './lists.ts';
import { review } from './reviews.ts';
import { wireId, wireObject, wireText } from './wire.ts';

/** Filtered by ProductId. */
export const byProduct = endpoint({
  name: 'comments.byProduct',
  method: 'POST',
  path: 'ReviewArea/Comment/ByProduct',
  request: filteredPage({ usual: 5, max: 100 }),
  response: wirePage(review),
  shared: true,
});

/** Returns the new comment. */
export const add = endpoint({
  name: 'comments.add',
  method: 'POST',
  path: 'ReviewArea/Comment/Create',
  idempotent: true,
  request: v.pipe(
    wireObject({ ProductId: wireId, Content: wireText }),
    v.transform((request) => ({ productId: request.ProductId, content: request.Content })),
  ),
  response: review,
  access: 'customer',
});
