/**
 * The rules for a password: 4 to 20 characters, and not one of those that attackers try first
 * (sign-in-26, sign-in-27).
 */
import { latinDigits } from './plain-input.ts';

export const passwordLength = { min: 4, max: 20 } as const;

/**
 * The server's refusal code for a password on its list. The code from the SMS stays valid for
 * another password.
 */
export const passwordRefused = 'password-too-common';

export type PasswordProblem = 'length' | 'too-common';

/**
 * The most common passwords, in lower case. The server has a list of tens of thousands
 * (sign-in-86).
 */
const commonest: ReadonlySet<string> = new Set([
  '1234567890',
  '123123',
  'abc123',
  'abcd1234',
  'admin',
  'bangladesh',
  'iloveyou',
  'password',
  'qwerty',
]);

/**
 * Normalises to NFC, so that a password is the same on every keyboard and its length counts
 * characters as a reader does.
 */
export function canonicalPassword(password: string): string {
  return password.normalize('NFC');
}

/** The form that is compared with lists: lower case, with digits of every script as 0-9. */
export function comparablePassword(password: string): string {
  return latinDigits(canonicalPassword(password).toLowerCase());
}

/** The reason why a password is not allowed for this phone; null if it is. */
export function passwordProblem(password: string, phone: string): PasswordProblem | null {
  const { length } = Array.from(canonicalPassword(password));
  if (length < passwordLength.min || length > passwordLength.max) return 'length';
  const compared = comparablePassword(password);
  const isTried = commonest.has(compared) || isRun(compared) || isOfPhone(compared, phone);
  return isTried ? 'too-common' : null;
}

/**
 * True for runs such as 0000, 1234, 8765 or abcd: every character has the same distance from the
 * one before, at most one.
 */
function isRun(password: string): boolean {
  const signs = Array.from(password, (sign) => sign.codePointAt(0) ?? 0);
  const steps = signs.slice(1).map((sign, n) => sign - (signs[n] ?? 0));
  const [first = 0] = steps;
  return Math.abs(first) <= 1 && steps.every((step) => step === first);
}

/** True for the account's own phone number or a part of it. */
function isOfPhone(password: string, phone: string): boolean {
  const typed = password.replace(/^\+/, '');
  return phone !== '' && /^\d+$/.test(typed) && `0088${phone}`.includes(typed);
}
