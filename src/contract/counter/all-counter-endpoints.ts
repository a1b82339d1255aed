/**
 * Every call of the counter, for tools. It is separate from `all-endpoints.ts`, which the
 * customers' worker bundles whole, so that customers load nothing of the counter.
 */
import type { Endpoint } from '#contract/endpoint.ts';
import * as banners from './banners.ts';
import * as imports from './imports.ts';
import * as logs from './logs.ts';
import * as partners from './partners.ts';
import * as promotions from './promotions.ts';
import * as queue from './queue.ts';
import * as requests from './requests.ts';
import * as shelves from './shelves.ts';
import * as shop from './shop.ts';
import * as orders from './orders.ts';
import * as staff from './staff.ts';
import * as stockRequests from './stock-requests.ts';
import * as feedback from './feedback.ts';

const areas = {
  orders,
  banners,
  imports,
  logs,
  partners,
  promotions,
  queue,
  requests,
  shelves,
  shop,
  staff,
  stockRequests,
  feedback,
};

/** Every call, by area. Calls without `roles` are those for signing in. */
export const allCounterEndpoints: readonly Endpoint[] = Object.values(areas).flatMap((area) =>
  Object.values<unknown>(area).filter(isEndpoint),
);

function isEndpoint(exported: unknown): exported is Endpoint {
  return typeof exported === 'object' && exported !== null && 'response' in exported;
}
