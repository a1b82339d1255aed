/**
 * Sign-in by one-time code or password, sign-up, password reset, sign-out (sign-in-13, sign-in-22,
 * sign-in-57).
 */
import { eq } from 'drizzle-orm';
import * as contract from '#contract/sign-in.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { claimGuestOrders } from '#server/services/accounts/claim-guest-orders.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import { createSession, endAllSessions, endSessions } from '#server/services/accounts/sessions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { signInNeeded } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement, type EndpointCall } from '#server/endpoint/implement.ts';
import { markChecked } from '#server/services/accounts/code-proofs.ts';
import { useCode } from '#server/services/accounts/one-time-codes.ts';
import { forgetFailures } from '#server/services/accounts/password-tries.ts';
import { reissueToken } from '#server/services/accounts/reissue.ts';
import { Refusal } from '#server/services/refusal.ts';
import { clearSessionCookie } from '#server/endpoint/session-cookie.ts';
import { signInRefusals } from '#text/sign-in.ts';
import {
  customerByPhone,
  findOrMakeCustomer,
  holdCustomer,
  makeCustomer,
  openingOf,
  requireSamePassword,
  signedInResponse,
  type SignedIn,
} from './customer-accounts.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import { rightCode, rightPassword } from './proofs.ts';
import { saveAccount } from './save-account.ts';
import { sendCode } from './send-code.ts';

export function implementSignIn(context: AppContext): void {
  implement(context, contract.requestCode, (call) => sendCode(context, 'sign-in', call));
  implement(context, contract.sendSignUpCode, (call) => sendCode(context, 'sign-up', call));
  implement(context, contract.sendResetCode, (call) => sendCode(context, 'reset-password', call));
  implementCodes(context);
  implementPasswords(context);
  implementAccounts(context);
  implementSignOut(context);
}

function implementCodes(context: AppContext): void {
  const { db } = context;

  implement(context, contract.confirmCode, async (call) => {
    const { now } = call;
    const { id, phone, deviceId } = await rightCode(context, call, ['sign-in']);
    const signedIn = await signInByCode(context, call, { id, phone, deviceId });
    await forgetFailures(db, phone);
    await claimGuestOrders(context, signedIn.customer, now);
    return signedInResponse(context, signedIn, call);
  });

  implement(context, contract.checkCode, async (call) => {
    const { id } = await rightCode(context, call, ['sign-up', 'reset-password']);
    await markChecked(db, call.now, id);
    return null;
  });
}

/**
 * Uses the code to open a session. If the code was already used and the response was lost, issues a
 * new token for the same session (sign-in-96).
 */
function signInByCode(
  context: AppContext,
  call: EndpointCall<typeof contract.confirmCode>,
  { id, phone, deviceId }: { id: string; phone: string; deviceId: string | null },
): Promise<SignedIn> {
  const { now } = call;
  const opening = { ...openingOf(context, call, deviceId), codeId: id };
  return context.db.transaction(async (tx) => {
    await holdCustomer(tx, phone);
    const isAgain = !(await useCode(tx, now, id));
    const customer = isAgain
      ? await customerByPhone(tx, phone)
      : await findOrMakeCustomer(tx, phone, now);
    if (!customer) throw new Refusal(signInRefusals.wrongCode);
    const open = isAgain ? reissueToken : createSession;
    const token = await open(tx, now, customer.id, opening);
    if (token === null) throw new Refusal(signInRefusals.wrongCode);
    return { customer, token, cookie: opening.cookie, how: 'code', isAgain };
  });
}

function implementPasswords(context: AppContext): void {
  const { db } = context;

  implement(context, contract.withPassword, async (call) => {
    const { input, now, request } = call;
    const phone = canonicalPhone(input.phone);
    if (!phone) throw new Refusal(signInRefusals.wrongPassword);
    const known = await customerByPhone(db, phone);
    const deviceId = await deviceOf(db, input.activityId);
    const { password } = input;
    const customer = await rightPassword(context, known, {
      phone,
      password,
      deviceId,
      now,
      request,
    });
    const opening = openingOf(context, call, deviceId);
    const token = await db.transaction(async (tx) => {
      await requireSamePassword(tx, customer);
      return createSession(tx, now, customer.id, opening);
    });
    const { cookie } = opening;
    const signedIn = { customer, token, cookie, how: 'password', isAgain: false } as const;
    return signedInResponse(context, signedIn, call);
  });
}

function implementAccounts(context: AppContext): void {
  implement(context, contract.signUp, (call) =>
    saveAccount(context, call, {
      purpose: 'sign-up',
      how: 'sign-up',
      write: (tx, phone, passwordHash) => makeCustomer(tx, phone, call.now, passwordHash),
      refusal: new Refusal(signInRefusals.userExists, { id: contract.accountExists }),
    }),
  );

  implement(context, contract.resetPassword, (call) =>
    saveAccount(context, call, {
      purpose: 'reset-password',
      how: 'reset',
      write: async (tx, phone, passwordHash) => {
        const own = eq(customers.phone, phone);
        const [customer] = await tx.update(customers).set({ passwordHash }).where(own).returning();
        // Somebody who knew the old password may be signed in elsewhere.
        if (customer) await endAllSessions(tx, call.now, customer.id);
        return customer ?? null;
      },
      refusal: new Refusal(signInRefusals.userUnknown, { id: contract.accountUnknown }),
    }),
  );
}

function implementSignOut(context: AppContext): void {
  implement(context, contract.signOut, async ({ input, principal, now, request, reply }) => {
    const own = principal.kind === 'customer' ? principal.sessionHash : null;
    const tokenHash = input.ticket || own;
    if (!tokenHash) throw signInNeeded();
    const { isEverywhere, keepsSending } = input;
    const ended = await endSessions(context.db, now, {
      tokenHash,
      isEverywhere,
      keepsSending,
    });
    if (ended) {
      const about = isEverywhere ? 'everywhere' : 'this one';
      const { customerId } = ended;
      const event = { kind: 'signed-out', about, customerId, now, ip: request.ip } as const;
      await recordEvent(context.db, event);
    }
    clearSessionCookie(request, reply, ended?.cookieHash ?? null);
    return null;
  });
}
