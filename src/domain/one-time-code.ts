/** The code that proves that a phone is in its owner's hand (sign-in-39). */
import { plainInput } from './plain-input.ts';

/** What a code is sent for. */
export type CodePurpose = 'sign-in' | 'sign-up' | 'reset-password';

export const codeLength = 6;
/** How long a code is good for, in milliseconds. */
export const codeLifetime = 5 * 60_000;
/** How long to wait before another one is sent, in milliseconds. */
export const resendWait = 60_000;

/** The digits of what was typed or pasted, those of every script read as 0-9, at most as many as a code has. */
export function typedCode(text: string): string {
  return plainInput(text).replace(/\D/g, '').slice(0, codeLength);
}

/** Whole seconds until another code may be asked for; 0 when it may. */
export function secondsToResend(sentAt: number, now: number): number {
  const wait = Math.min(resendWait, sentAt + resendWait - now);
  return Math.max(0, Math.ceil(wait / 1_000));
}
