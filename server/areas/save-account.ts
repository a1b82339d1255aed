/** A new account, or a new password, whose phone a checked code has proved; both sign in (sign-in-24, sign-in-25, sign-in-29). */
import * as contract from '#contract/sign-in.ts';
import type { Database } from '#server/db/database.ts';
import type { EndpointCall } from '#server/endpoint/implement.ts';
import { claimGuestOrders } from '#server/services/accounts/claim-guest-orders.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import {
  hasLostAnswer,
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

/** What a proof is for. */
export interface Saving {
  purpose: Proof['purpose'];
  how: SignedIn['how'];
  /** Null where that phone is not to have it. */
  write: (tx: Database, phone: string, passwordHash: string) => Promise<Customer | null>;
  /** Says so. */
  refusal: Refusal;
}

/** Uses the proof up for it, once, and signs in; throws the shop's refusals. */
export async function saveAccount(context: AppContext, call: Call, saving: Saving) {
  const { db } = context;
  const { input, now } = call;
  const { phone, password } = checkedAccount(input);
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

/** Null where the proof is none (any more). */
async function saveOnce(
  context: AppContext,
  call: Call,
  { proof, password, saving }: Given,
): Promise<SignedIn | null> {
  const { db } = context;
  const { id, phone, deviceId, now } = proof;
  const { how, write, refusal } = saving;
  if (!(await isProved(db, proof))) return null;
  // Before the code is used up: an overloaded server (503) must leave it valid.
  const passwordHash = await hashPassword(password);
  const opening = { ...openingOf(context, call, deviceId), codeId: id };
  const saved = await db.transaction(async (tx) => {
    await holdCustomer(tx, phone);
    if (!(await useProof(tx, proof))) return 'used';
    const customer = await write(tx, phone, passwordHash);
    if (!customer) return 'refused';
    if (how === 'reset') {
      // With the password itself: whose answer is lost here is only signed in once more.
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
 * The answer to the first time was lost: the same password has the session's token
 * issued anew (sign-in-97). Any other is a wrong one, and counted as such.
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
  if (!(await hasLostAnswer(db, proof))) throw ended;
  const tried = { phone, password, deviceId, now, request };
  const customer = await rightPassword(context, await customerByPhone(db, phone), tried, ended);
  const opening = { ...openingOf(context, call, deviceId), codeId: id };
  const token = await reissueToken(db, now, customer.id, opening);
  if (token === null) throw ended;
  return { customer, token, cookie: opening.cookie, how: saving.how, isAgain: true };
}
