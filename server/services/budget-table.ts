/**
 * Hourly and daily limits on writes: for one sender, for the strangers of a neighbourhood, and for
 * all strangers (decision 24).
 */

/** The kinds of use that are counted. */
export const spendings = [
  'writes',
  'guest-orders',
  'upload-bytes',
  'devices',
  'visits',
  'grants',
  'error-reports',
  'messages',
  'guesses',
  'take-backs',
] as const;

export type Spending = (typeof spendings)[number];

/** The limits per hour and per day. */
export type Allowed = readonly [hour: number, day: number];

export interface Budget {
  /** For one customer or one device. */
  own?: Allowed;
  /** For the strangers whose addresses share a prefix. */
  around?: Allowed;
  /** For all strangers together. */
  strangers?: Allowed;
}

const megabyte = 1_000_000;

/** The reasons for these numbers are in docs/decisions/0024-what-strangers-may-write.md. */
export const budgetTable: Record<Spending, Budget> = {
  writes: { own: [120, 600], around: [3_000, 20_000], strangers: [60_000, 400_000] },
  'guest-orders': { own: [10, 30], around: [120, 600], strangers: [1_200, 6_000] },
  'upload-bytes': {
    own: [100 * megabyte, 400 * megabyte],
    around: [500 * megabyte, 2_000 * megabyte],
    strangers: [2_000 * megabyte, 6_000 * megabyte],
  },
  devices: { around: [1_200, 6_000], strangers: [6_000, 24_000] },
  visits: { own: [30, 120], around: [1_200, 6_000], strangers: [6_000, 24_000] },
  grants: { own: [60, 300], around: [1_200, 6_000], strangers: [12_000, 60_000] },
  'error-reports': { around: [300, 600], strangers: [500, 2_000] },
  // The hourly limit is a setting, MESSAGES_PER_HOUR. The daily limit is five times as high.
  messages: { own: [1, 5], around: [2, 10], strangers: [20, 100] },
  // Entered codes that match no coupon.
  guesses: { own: [20, 60], around: [240, 1_200], strangers: [3_000, 12_000] },
  // Counted by id; one call may name a hundred ids.
  'take-backs': { own: [1_200, 6_000], around: [12_000, 60_000], strangers: [60_000, 300_000] },
};
