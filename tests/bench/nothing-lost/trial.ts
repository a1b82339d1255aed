/** A row of the table: what was tried how often, and what did not hold. */
export interface Trial {
  what: string;
  /** How often it was tried. */
  tried: number;
  /** What did not hold, each kind with its count; the goal is 0 of every kind. */
  broken: Record<string, number>;
  goal: string;
}

/** How often each row is tried. */
export interface Sizes {
  answers: number;
  processes: number;
  carts: number;
  races: number;
  uploads: number;
}

/** Whether the row's goal is held: something was tried, and nothing broke. */
export function isHeld({ tried, broken }: Trial): boolean {
  return tried > 0 && Object.values(broken).every((count) => count === 0);
}

/** An address on loopback at which a shop in memory listens. */
export async function listen(shop: {
  app: { listen: (at: { host: string; port: number }) => Promise<string> };
}): Promise<string> {
  return shop.app.listen({ host: '127.0.0.1', port: 0 });
}
