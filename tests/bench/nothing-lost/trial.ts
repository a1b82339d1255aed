/** A row of the table: a check, how often it ran, and the failures. */
export interface Trial {
  what: string;
  /** The number of attempts. */
  tried: number;
  /** The failures by kind with their count. The goal is 0 of every kind. */
  broken: Record<string, number>;
  goal: string;
}

/** The number of attempts per row. */
export interface Sizes {
  responses: number;
  processes: number;
  carts: number;
  races: number;
  uploads: number;
}

/** Whether the row passes: something was tried, and nothing failed. */
export function isHeld({ tried, broken }: Trial): boolean {
  return tried > 0 && Object.values(broken).every((count) => count === 0);
}

/** Starts a shop in memory on a loopback port. Returns its origin. */
export async function listen(shop: {
  app: { listen: (at: { host: string; port: number }) => Promise<string> };
}): Promise<string> {
  return shop.app.listen({ host: '127.0.0.1', port: 0 });
}
