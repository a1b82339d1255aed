/** What a password must be: 4 to 20 characters, and none that is tried first (sign-in-26, sign-in-27). */
import { latinDigits } from './plain-input.ts';

export const passwordLength = { least: 4, most: 20 } as const;

/** The server's refusal of one that it knows from a list: the code that proved the phone stays good for another. */
export const passwordRefused = 'password-too-common';

export type PasswordProblem = 'length' | 'too-common';

/** The few that everybody tries first, in lower case; the server knows the tens of thousands (sign-in-86). */
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

/** Characters as a reader counts them; composed first, so that it is the same password on every keyboard. */
export function canonicalPassword(password: string): string {
  return password.normalize('NFC');
}

/** As it is held against lists: whatever the case, and whichever digits. */
export function comparablePassword(password: string): string {
  return latinDigits(canonicalPassword(password).toLowerCase());
}

/** Why this may not be the password of that phone; null when it may. */
export function passwordProblem(password: string, phone: string): PasswordProblem | null {
  const { length } = Array.from(canonicalPassword(password));
  if (length < passwordLength.least || length > passwordLength.most) return 'length';
  const compared = comparablePassword(password);
  const isTried = commonest.has(compared) || isRun(compared) || isOfPhone(compared, phone);
  return isTried ? 'too-common' : null;
}

/** 0000, 1234, 8765, abcd: each sign as far from the one before as the second is from the first, at most one. */
function isRun(password: string): boolean {
  const signs = Array.from(password, (sign) => sign.codePointAt(0) ?? 0);
  const steps = signs.slice(1).map((sign, n) => sign - (signs[n] ?? 0));
  const [first = 0] = steps;
  return Math.abs(first) <= 1 && steps.every((step) => step === first);
}

/** The account's own phone number, or digits of it. */
function isOfPhone(password: string, phone: string): boolean {
  const typed = password.replace(/^\+/, '');
  return phone !== '' && /^\d+$/.test(typed) && `0088${phone}`.includes(typed);
}
