/** Back-in-stock requests at the counter (counter-161 to counter-163). */
import * as v from 'valibot';
import { counterEndpoint, pharmacy } from './counter-endpoint.ts';
import { pageNumber as page, rowNumber as id } from './paging.ts';

/** The customers who want to be notified, grouped by product (counter-161). */
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
        /** The number of all who wait. `requests` has the first hundred, longest waiting first. */
        people: v.number(),
        requests: v.array(
          v.object({
            id,
            phone: v.string(),
            /** Null if it was not given. */
            quantity: v.nullable(v.number()),
            at: v.string(),
            /** True if they have an account: the shop then notifies them itself. */
            hasAccount: v.boolean(),
          }),
        ),
      }),
    ),
  }),
});

/** Marks requests as answered after a call to the customer. */
export const markAnswered = counterEndpoint({
  name: 'counter.shelves.markAnswered',
  method: 'POST',
  path: 'Counter/Shelves/MarkAnswered',
  roles: pharmacy,
  request: v.object({ ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(200)) }),
  response: v.object({ answered: v.number() }),
});
