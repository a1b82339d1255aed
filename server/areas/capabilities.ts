import * as contract from '#contract/capabilities.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { House } from '#server/house.ts';
import { implement } from '#server/implement.ts';

/** Says which of the added calls this server answers. */
export function implementCapabilities(house: House, answered: readonly Endpoint[]): void {
  const names = answered.filter((one) => one.added).map((one) => one.name);
  implement(house, contract.get, () =>
    Promise.resolve({ Calls: names, IdempotencyKeys: true, PaymentGateway: false }),
  );
}
