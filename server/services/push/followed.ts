import { pushOrders, pushRequests } from '#server/db/tables/push.ts';

/** What a guest's phone is told of: an order or a request, by the server's id. */
export interface Followed {
  about: 'order' | 'request';
  id: string;
}

/** Which phones follow it. */
export function followersIn(about: Followed['about']): typeof pushOrders | typeof pushRequests {
  return about === 'order' ? pushOrders : pushRequests;
}
