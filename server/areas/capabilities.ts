import { allEndpoints } from '#contract/all-endpoints.ts';
import * as contract from '#contract/capabilities.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement } from '#server/endpoint/implement.ts';

/** Lists the optional calls that this server implements. */
export function implementCapabilities(context: AppContext): void {
  const isThere = (name: string) => context.push !== null || !name.startsWith('push.');
  const Calls = allEndpoints.filter((one) => one.added && isThere(one.name)).map((one) => one.name);
  implement(context, contract.get, async () => ({
    Calls,
    IdempotencyKeys: true,
    PaymentGateway: (await context.payments.offered()) !== null,
  }));
}
