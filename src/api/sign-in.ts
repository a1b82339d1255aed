/** Signing in and out. These calls are sent at once and are never queued (offline-31). */
import * as contract from '#contract/sign-in.ts';
import type { CodePurpose } from '#domain/one-time-code.ts';
import type { Session } from '#domain/session.ts';
import { call } from './client.ts';
import { reasonOf } from './failure.ts';
import { callWithTimeout } from './with-timeout.ts';

/** An SMS provider may be slow, so this timeout is longer than the one of a screen's list. */
const signInTimeout = 30_000;

const sending = {
  'sign-in': contract.requestCode,
  'sign-up': contract.sendSignUpCode,
  'reset-password': contract.sendResetCode,
} as const;

/**
 * Sends a code by SMS and returns the id of the request. Every function here throws an ApiFailure.
 */
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

/** The data of a new account or of a new password. */
export interface Account {
  purpose: 'sign-up' | 'reset-password';
  phone: string;
  password: string;
  codeId: string;
}

/** Checks the code of a sign-up or a password reset. A wrong code is refused. */
export async function checkCode(codeId: string, code: string): Promise<void> {
  await callWithTimeout(contract.checkCode, { Code: code, Id: codeId }, undefined, signInTimeout);
}

/**
 * Creates the account or changes its password, and signs in (sign-in-29). If a host returns no
 * session, the function signs in separately. It does the same if the response was lost, because the
 * account may exist already.
 */
export async function saveAccount(account: Account): Promise<Session> {
  const { purpose, phone, password, codeId } = account;
  const endpoint = purpose === 'sign-up' ? contract.signUp : contract.resetPassword;
  const request = { Name: '', Phone: phone, Password: password, OTPId: codeId };
  try {
    const session = await callWithTimeout(endpoint, request, undefined, signInTimeout);
    return session ?? (await signInByPassword(phone, password));
  } catch (failure) {
    if (hasResponse(failure)) throw failure;
    return signInByPassword(phone, password);
  }
}

function hasResponse(failure: unknown): boolean {
  const { kind } = reasonOf(failure);
  return kind === 'refused' || kind === 'status';
}

/** The data that the server needs to end a session of this phone. */
export interface SignOutTicket {
  /** SHA-256 of the session's token, in hex. It can end the session and do nothing else. */
  ticket: string;
  isEverywhere: boolean;
  /** Whether waiting submissions are still delivered for their owner. */
  keepsSending: boolean;
}

export async function revokeSession(ticket: SignOutTicket): Promise<void> {
  const { isEverywhere, keepsSending } = ticket;
  const request = { Session: ticket.ticket, Everywhere: isEverywhere, KeepSending: keepsSending };
  await call(contract.signOut, request, { anonymous: true });
}
