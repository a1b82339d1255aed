/**
 * The outbox's grant: it delivers submissions and requests their receipts, and can read nothing
 * else.
 */
import * as contract from '#contract/grants.ts';
import { eq } from 'drizzle-orm';
import { sessions, submissionGrants } from '#server/db/tables/sign-in.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { spend } from '#server/endpoint/consume-budget.ts';
import { implement, type Handle } from '#server/endpoint/implement.ts';
import { hashToken, newToken } from '#server/services/accounts/tokens.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import { isWalletKey } from '#server/services/accounts/wallet-consent.ts';
import { malformed } from '#server/services/failures.ts';

const lifetime = 30 * 86_400_000;

export function implementGrants(context: AppContext): void {
  const { db } = context;
  // Strict, so an ended session is refused. Otherwise it would get a guest's grant, and the
  // customer's submission would be filed as a guest's.
  const options = { isStrict: true };
  const renew: Handle<typeof contract.renew> = async ({ input, principal, now, request }) => {
    if (input.walletKey && !isWalletKey(input.walletKey)) throw malformed();
    const token = newToken();
    const expiresAt = new Date(now.getTime() + lifetime);
    const owner =
      principal.kind === 'customer'
        ? { customerId: principal.customerId, deviceId: null, sessionHash: principal.sessionHash }
        : { customerId: null, deviceId: await deviceOf(db, input.activityId) };
    await spend(context, { owner, request, now }, { grants: 1 });
    await db
      .insert(submissionGrants)
      .values({ ...owner, tokenHash: hashToken(token), createdAt: now, expiresAt });
    if (principal.kind === 'customer' && principal.sessionHash && input.walletKey) {
      const { sessionHash } = principal;
      const { walletKey } = input;
      await db.update(sessions).set({ walletKey }).where(eq(sessions.tokenHash, sessionHash));
    }
    return { Grant: token, ExpiresAt: expiresAt.toISOString() };
  };
  implement(context, contract.renew, renew, options);
}
