/**
 * A new account, or a new password, for a phone number that a code has proved. Both sign in
 * (sign-in-24, sign-in-25, sign-in-29).
 */
import * as contract from '#contract/sign-in.ts';
import type { Database } from '#server/db/database.ts';
import type { EndpointCall } from '#server/endpoint/implement.ts';
import { claimGuestOrders } from '#server/services/accounts/claim-guest-orders.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import {
  isResponseLost,
  isProved,
  useProof,
  type Proof,
} from '#server/services/accounts/code-proofs.ts';
import { forgetFailures } from '#server/services/accounts/password-tries.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { reissueToken } from '#server/services/accounts/reissue.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import { createSession } from '#server/services/accounts/sessions.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { Refusal } from '#server/services/refusal.ts';
import { signInRefusals } from '#text/sign-in.ts';
import {
  checkedAccount,
  customerByPhone,
  holdCustomer,
  openingOf,
  signedInResponse,
  type Customer,
  type SignedIn,
} from './customer-accounts.ts';
import { rightPassword } from './proofs.ts';

type Call = EndpointCall<typeof contract.signUp>;

/** The use of a proof: a sign-up or a reset. */
export interface Saving {
  purpose: Proof['purpose'];
  how: SignedIn['how'];
  /** Returns null if this phone may not have it. */
  write: (tx: Database, phone: string, passwordHash: string) => Promise<Customer | null>;
  /** The refusal for that case. */
  refusal: Refusal;
}

/** Uses the proof once to save the account, and signs in. Throws the shop's refusals. */
export async function saveAccount(context: AppContext, call: Call, saving: Saving) {
  const { db } = context;
  const { input, now } = call;
  const { phone, password } = checkedAccount(input, (await context.shop()).identity.name);
  const deviceId = await deviceOf(db, input.activityId);
  const proof: Proof = { id: input.codeId, purpose: saving.purpose, phone, deviceId, now };
  const signedIn =
    (await saveOnce(context, call, { proof, password, saving })) ??
    (await signInAgain(context, call, { proof, password, saving }));
  await forgetFailures(db, phone);
  await claimGuestOrders(context, signedIn.customer, now);
  return signedInResponse(context, signedIn, call);
}

interface Given {
  proof: Proof;
  password: string;
  saving: Saving;
}

/** Null if the proof is invalid or already used. */
async function saveOnce(
  context: AppContext,
  call: Call,
  { proof, password, saving }: Given,
): Promise<SignedIn | null> {
  const { db } = context;
  const { id, phone, deviceId, now } = proof;
  const { how, write, refusal } = saving;
  if (!(await isProved(db, proof))) return null;
  // Hashed before the code is used, so that an overloaded server (503) leaves the code valid.
  const passwordHash = await hashPassword(password);
  const opening = { ...openingOf(context, call, deviceId), codeId: id };
  const saved = await db.transaction(async (tx) => {
    await holdCustomer(tx, phone);
    if (!(await useProof(tx, proof))) return 'used';
    const customer = await write(tx, phone, passwordHash);
    if (!customer) return 'refused';
    if (how === 'reset') {
      // Logged together with the password. If the response is lost, the repeated call only signs in
      // again.
      const event = { now, ip: call.request.ip, customerId: customer.id, phone };
      await recordEvent(tx, { ...event, kind: 'password-reset' });
    }
    return { customer, token: await createSession(tx, now, customer.id, opening) };
  });
  if (saved === 'refused') throw refusal;
  if (saved === 'used') return null;
  return { ...saved, cookie: opening.cookie, how, isAgain: false };
}

/**
 * Handles a repeated call whose first response was lost: the same password gets a new token for the
 * same session (sign-in-97). Another password counts as a wrong one.
 */
async function signInAgain(
  context: AppContext,
  call: Call,
  { proof, password, saving }: Given,
): Promise<SignedIn> {
  const { db } = context;
  const { id, phone, deviceId, now } = proof;
  const { request } = call;
  const ended = new Refusal(signInRefusals.codeEnded, { id: contract.newCodeNeeded });
  if (!(await isResponseLost(db, proof))) throw ended;
  const tried = { phone, password, deviceId, now, request };
  const customer = await rightPassword(context, await customerByPhone(db, phone), tried, ended);
  const opening = { ...openingOf(context, call, deviceId), codeId: id };
  const token = await reissueToken(db, now, customer.id, opening);
  if (token === null) throw ended;
  return { customer, token, cookie: opening.cookie, how: saving.how, isAgain: true };
}
