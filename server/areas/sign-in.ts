/** Signing in by one-time code or password, signing up, resetting, signing out (sign-in-13, sign-in-22, sign-in-57). */
import { eq } from 'drizzle-orm';
import * as contract from '#contract/sign-in.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { claimGuestOrders } from '#server/services/accounts/claim-guest-orders.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import { endAllSessions, endSessions } from '#server/services/accounts/sessions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import { signInNeeded } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { implement, type EndpointCall } from '#server/endpoint/implement.ts';
import {
  isProved,
  markChecked,
  useCode,
  useProof,
  type Proof,
} from '#server/services/accounts/one-time-codes.ts';
import { forgetFailures } from '#server/services/accounts/password-tries.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { Refusal } from '#server/services/refusal.ts';
import { clearSessionCookie } from '#server/endpoint/session-cookie.ts';
import { signInRefusals } from '#text/sign-in.ts';
import {
  checkedAccount,
  customerByPhone,
  findOrMakeCustomer,
  makeCustomer,
  signedInResponse,
} from './customer-accounts.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import { rightCode, rightPassword } from './proofs.ts';
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
    const { id, phone, deviceId } = await rightCode(context, call, ['sign-in']);
    if (!(await useCode(db, call.now, id))) throw new Refusal(signInRefusals.wrongCode);
    const customer = await findOrMakeCustomer(context, phone, call.now);
    await forgetFailures(db, phone);
    await claimGuestOrders(context, customer, call.now);
    return signedInResponse(context, customer, call, 'code', deviceId);
  });

  implement(context, contract.checkCode, async (call) => {
    const { id } = await rightCode(context, call, ['sign-up', 'reset-password']);
    await markChecked(db, call.now, id);
    return null;
  });
}

function implementPasswords(context: AppContext): void {
  implement(context, contract.withPassword, async (call) => {
    const { input, now, request } = call;
    const phone = canonicalPhone(input.phone);
    if (!phone) throw new Refusal(signInRefusals.wrongPassword);
    const customer = await customerByPhone(context.db, phone);
    const deviceId = await deviceOf(context.db, input.activityId);
    const { password } = input;
    const tried = { phone, password, deviceId, now, request };
    const proved = await rightPassword(context, customer, tried);
    return signedInResponse(context, proved, call, 'password', deviceId);
  });
}

function implementAccounts(context: AppContext): void {
  const { db } = context;

  implement(context, contract.signUp, async (call) => {
    const { phone, passwordHash, deviceId } = await provedAccount(context, 'sign-up', call);
    const customer = await makeCustomer(context, phone, call.now, passwordHash);
    if (!customer) throw new Refusal(signInRefusals.userExists, { id: contract.accountExists });
    await forgetFailures(db, phone);
    await claimGuestOrders(context, customer, call.now);
    return signedInResponse(context, customer, call, 'sign-up', deviceId);
  });

  implement(context, contract.resetPassword, async (call) => {
    const { phone, passwordHash, deviceId } = await provedAccount(context, 'reset-password', call);
    const [customer] = await db
      .update(customers)
      .set({ passwordHash })
      .where(eq(customers.phone, phone))
      .returning();
    if (!customer) throw new Refusal(signInRefusals.userUnknown, { id: contract.accountUnknown });
    // Whoever knew the old password may be signed in somewhere.
    await endAllSessions(db, call.now, customer.id);
    await forgetFailures(db, phone);
    await claimGuestOrders(context, customer, call.now);
    return signedInResponse(context, customer, call, 'reset', deviceId);
  });
}

/** Phone and password whose owner a checked code has proved; the proof is used up. Throws the shop's refusals. */
async function provedAccount(
  { db }: AppContext,
  purpose: Proof['purpose'],
  { input, now }: Pick<EndpointCall<typeof contract.signUp>, 'input' | 'now'>,
) {
  const { phone, password } = checkedAccount(input);
  const deviceId = await deviceOf(db, input.activityId);
  const proof: Proof = { id: input.codeId, purpose, phone, deviceId, now };
  if (!(await isProved(db, proof)))
    throw new Refusal(signInRefusals.codeEnded, { id: contract.newCodeNeeded });
  const passwordHash = await hashPassword(password);
  if (!(await useProof(db, proof)))
    throw new Refusal(signInRefusals.codeEnded, { id: contract.newCodeNeeded });
  return { phone, passwordHash, deviceId };
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
