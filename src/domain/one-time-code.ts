/** The code that proves that the customer has the phone (sign-in-39). */
import { plainInput } from './plain-input.ts';

/** The purpose of a code. */
export type CodePurpose = 'sign-in' | 'sign-up' | 'reset-password';

export const codeLength = 6;
/** The lifetime of a code, in milliseconds. */
export const codeLifetime = 5 * 60_000;
/** The delay before another code may be sent, in milliseconds. */
export const resendWait = 60_000;

/**
 * The digits of typed or pasted text, up to the length of a code. Digits of every script are read
 * as 0-9.
 */
export function typedCode(text: string): string {
  return plainInput(text).replace(/\D/g, '').slice(0, codeLength);
}

/** Whole seconds until another code may be requested; 0 if it may be now. */
export function secondsToResend(sentAt: number, now: number): number {
  const wait = Math.min(resendWait, sentAt + resendWait - now);
  return Math.max(0, Math.ceil(wait / 1_000));
}
