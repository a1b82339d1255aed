import { pushOrders, pushRequests } from '#server/db/tables/push.ts';

/** An order or a request that a guest's phone gets messages about, by the server's id. */
export interface Followed {
  about: 'order' | 'request';
  id: string;
}

/** The table of phones that follow it. */
export function followersIn(about: Followed['about']): typeof pushOrders | typeof pushRequests {
  return about === 'order' ? pushOrders : pushRequests;
}
