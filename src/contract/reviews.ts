/** Reviews of the shop and its app (catalogue-71). */
import * as v from 'valibot';
import type { Review } from '#domain/review.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery, wirePage } from './lists.ts';
import { isRecord, tidied, wireNothing, wireObject, wireText } from './wire.ts';
import { wireActivityId } from './wire-ids.ts';
import { wireMomentOrNull } from './wire-moment.ts';

/**
 * The author: a name, or an object with a name; '' if absent, which is displayed as "Customer"
 * (catalogue-73).
 */
const author = tidied(wireText, (value) => (isRecord(value) ? value.Name : value));

export const review = v.pipe(
  wireObject({
    Id: v.optional(wireText, ''),
    Customer: v.optional(v.nullable(author), null),
    Content: wireText,
    CreatedAt: v.optional(wireMomentOrNull, null),
    // Our additions:
    Answer: v.optional(wireText, ''),
  }),
  v.transform((wire): Review => ({
    id: wire.Id,
    customer: wire.Customer ?? '',
    content: wire.Content,
    createdAt: wire.CreatedAt,
    answer: wire.Answer,
  })),
);

export const list = endpoint({
  name: 'reviews.list',
  method: 'GET',
  path: 'ReviewArea/AppReview/Get',
  request: pageQuery({ usual: 5, max: 100 }),
  response: wirePage(review),
  shared: true,
});

export const add = endpoint({
  name: 'reviews.add',
  method: 'POST',
  path: 'ReviewArea/AppReview/Create',
  activity: 'ActivityId',
  idempotent: true,
  request: v.pipe(
    wireObject({ Content: wireText, ActivityId: wireActivityId }),
    v.transform((request) => ({ content: request.Content, activityId: request.ActivityId })),
  ),
  response: wireNothing,
  access: 'customer',
});
