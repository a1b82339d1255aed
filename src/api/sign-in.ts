/** Signing in and out: told to the server at once, never queued (offline-31). */
import * as contract from '#contract/sign-in.ts';
import type { CodePurpose } from '#domain/one-time-code.ts';
import type { Session } from '#domain/session.ts';
import { call } from './client.ts';
import { reasonOf } from './failure.ts';
import { callWithTimeout } from './with-timeout.ts';

/** An SMS provider may take its time: longer than screens wait for a list. */
const signInTimeout = 30_000;

const sending = {
  'sign-in': contract.requestCode,
  'sign-up': contract.sendSignUpCode,
  'reset-password': contract.sendResetCode,
} as const;

/** Has a code sent; answers the id of the request. Every function here throws an ApiFailure. */
export function sendCode(purpose: CodePurpose, phone: string): Promise<string> {
  return callWithTimeout(sending[purpose], { Phone: phone }, undefined, signInTimeout);
}

export function signInByCode(codeId: string, code: string): Promise<Session> {
  return callWithTimeout(
    contract.confirmCode,
    { Code: code, Id: codeId },
    undefined,
    signInTimeout,
  );
}

export function signInByPassword(phone: string, password: string): Promise<Session> {
  const request = { UserName: phone, Password: password };
  return callWithTimeout(contract.withPassword, request, undefined, signInTimeout);
}

/** A new account, or a new password. */
export interface Account {
  purpose: 'sign-up' | 'reset-password';
  phone: string;
  password: string;
  codeId: string;
}

/** Checks the code of a sign-up or a reset; a wrong one is refused. */
export async function checkCode(codeId: string, code: string): Promise<void> {
  await callWithTimeout(contract.checkCode, { Code: code, Id: codeId }, undefined, signInTimeout);
}

/**
 * Opens the account or changes its password, and signs in (sign-in-29). A host
 * that answers no session is asked for one; so is ours when its answer got
 * lost, for then the account may be there already.
 */
export async function saveAccount(account: Account): Promise<Session> {
  const { purpose, phone, password, codeId } = account;
  const endpoint = purpose === 'sign-up' ? contract.signUp : contract.resetPassword;
  const request = { Name: '', Phone: phone, Password: password, OTPId: codeId };
  try {
    const session = await callWithTimeout(endpoint, request, undefined, signInTimeout);
    return session ?? (await signInByPassword(phone, password));
  } catch (failure) {
    if (isAnswered(failure)) throw failure;
    return signInByPassword(phone, password);
  }
}

function isAnswered(failure: unknown): boolean {
  const { kind } = reasonOf(failure);
  return kind === 'refused' || kind === 'status';
}

/** What is told of a session that ended on this phone. */
export interface SignOutTicket {
  /** SHA-256 of the session's token, in hex: it can end the session and nothing else. */
  ticket: string;
  isEverywhere: boolean;
  /** Submissions that wait still go out in their owner's name. */
  keepsSending: boolean;
}

/** Revokes the session behind the ticket. */
export async function revokeSession(ticket: SignOutTicket): Promise<void> {
  const { isEverywhere, keepsSending } = ticket;
  const request = { Session: ticket.ticket, Everywhere: isEverywhere, KeepSending: keepsSending };
  await call(contract.signOut, request, { anonymous: true });
}
