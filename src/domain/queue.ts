/**
 * The work at the counter: requests and orders in one list, and who works on each (counter-50 to
 * counter-58).
 */

export const workKinds = ['request', 'order'] as const;

export type WorkKind = (typeof workKinds)[number];

/**
 * The state of a piece of work, in this order: nobody has opened it; a staff member works on it;
 * the pharmacy has quoted a price; confirmed and to be packed; on the way; ended.
 */
export const workGroups = ['new', 'answering', 'answered', 'toPack', 'onTheWay', 'done'] as const;

export type WorkGroup = (typeof workGroups)[number];

/** The number of pieces of work in each group that has not ended. */
export type WorkCounts = Record<Exclude<WorkGroup, 'done'>, number>;
