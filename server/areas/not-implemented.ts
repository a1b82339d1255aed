/** Calls of the contract that this server does not answer yet: 501, and no word of them in Capabilities. */
import { allEndpoints } from '#contract/all-endpoints.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { routePath } from '#server/endpoint/implement.ts';
import { Refusal } from '#server/services/refusal.ts';
import { apiText } from '#text/api.ts';

/** By name, so that whoever builds one of them takes it off this list. */
export const notImplementedCalls: ReadonlySet<string> = new Set(['catalogue.snapshot']);

export function refuseNotImplemented(context: AppContext): void {
  for (const endpoint of allEndpoints.filter((one) => notImplementedCalls.has(one.name))) {
    context.app.route({
      method: endpoint.method,
      url: routePath(endpoint),
      handler: () => {
        throw new Refusal(apiText.notYet, { status: 501 });
      },
    });
  }
}
