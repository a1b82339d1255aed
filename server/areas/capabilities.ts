import { allEndpoints } from '#contract/all-endpoints.ts';
import * as contract from '#contract/capabilities.ts';
import type { House } from '#server/services/house.ts';
import { implement } from '#server/endpoint/implement.ts';
import { laterCalls } from './later.ts';

/** Says which of the added calls this server answers. */
export function implementCapabilities(house: House): void {
  const Calls = allEndpoints
    .filter((one) => one.added && !laterCalls.has(one.name))
    .map((one) => one.name);
  implement(house, contract.get, () =>
    Promise.resolve({
      Calls,
      IdempotencyKeys: true,
      PaymentGateway: house.payments.gateway !== null,
    }),
  );
}
