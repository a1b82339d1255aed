/** What lies on the counter: requests and orders in one list, and who works on each (counter-50 to counter-58). */

/** What a piece of work is. */
export const workKinds = ['request', 'order'] as const;

export type WorkKind = (typeof workKinds)[number];

/**
 * Where a piece of work stands: nobody has looked at it; somebody is at it; the customer has been
 * answered; confirmed and to be packed; on the way; ended.
 */
export const workGroups = ['new', 'answering', 'answered', 'toPack', 'onTheWay', 'done'] as const;

export type WorkGroup = (typeof workGroups)[number];

/** How many pieces of work stand in each group that is not ended. */
export type WorkCounts = Record<Exclude<WorkGroup, 'done'>, number>;
