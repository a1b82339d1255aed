/** Who wants to hear that a product is there, at the counter (counter-161 to counter-163). */
import * as v from 'valibot';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';
import { pageNumber as page, rowNumber as id } from './paging.ts';

/** Who wants to hear that a product is there, product by product (counter-161). */
export const waiting = counterEndpoint({
  name: 'counter.shelves.waiting',
  method: 'POST',
  path: 'Counter/Shelves/Waiting',
  roles: pharmacy,
  request: v.object({ page }),
  response: v.object({
    total: v.number(),
    pageSize: v.number(),
    products: v.array(
      v.object({
        id,
        name: v.string(),
        nameBn: v.string(),
        strength: v.string(),
        stock: v.number(),
        /** All who wait for it; a hundred of them stand in `requests`, those who wait longest. */
        people: v.number(),
        requests: v.array(
          v.object({
            id,
            phone: v.string(),
            /** Null where they did not say. */
            quantity: v.nullable(v.number()),
            at: v.string(),
            /** They have an account: the shop tells them itself. */
            hasAccount: v.boolean(),
          }),
        ),
      }),
    ),
  }),
});

/** Marks requests as answered by somebody who has called. */
export const markAnswered = counterEndpoint({
  name: 'counter.shelves.markAnswered',
  method: 'POST',
  path: 'Counter/Shelves/MarkAnswered',
  roles: pharmacy,
  request: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)) }),
  response: v.object({ answered: v.number() }),
});
