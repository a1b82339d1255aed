/** The outbox's narrow token: it delivers submissions and asks for their receipts, and reads nothing else. */
import * as contract from '#contract/grants.ts';
import { submissionGrants } from '#server/db/tables/sign-in.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement, type Handle } from '#server/endpoint/implement.ts';
import { hashToken, newToken } from '#server/services/accounts/tokens.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';

const lifetime = 30 * 86_400_000;

export function implementGrants(context: AppContext): void {
  // Strict: an ended session must not turn a customer's grant into a guest's.
  const options = { isStrict: true };
  const renew: Handle<typeof contract.renew> = async ({ input, principal, now }) => {
    const token = newToken();
    const expiresAt = new Date(now.getTime() + lifetime);
    const owner =
      principal.kind === 'customer'
        ? { customerId: principal.customerId, sessionHash: principal.sessionHash }
        : { deviceId: await deviceOf(context.db, input.activityId) };
    await context.db
      .insert(submissionGrants)
      .values({ ...owner, tokenHash: hashToken(token), createdAt: now, expiresAt });
    return { Grant: token, ExpiresAt: expiresAt.toISOString() };
  };
  implement(context, contract.renew, renew, options);
}
