/** What a password must be: 4 to 20 characters, and none of the few commonest (sign-in-26, sign-in-27). */

export const passwordLength = { least: 4, most: 20 } as const;

export type PasswordProblem = 'length' | 'too-common';

/** The few that everybody tries first, in lower case. The rule is 4 to 20 characters: this list stays short. */
const commonest: ReadonlySet<string> = new Set([
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '0000',
  '000000',
  '1111',
  '111111',
  '123123',
  '4321',
  '654321',
  'abcd',
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

/** Why this may not be the password of that phone; null when it may. */
export function passwordProblem(password: string, phone: string): PasswordProblem | null {
  const canonical = canonicalPassword(password);
  const { length } = Array.from(canonical);
  if (length < passwordLength.least || length > passwordLength.most) return 'length';
  return isCommon(canonical.toLowerCase(), phone) ? 'too-common' : null;
}

/** The commonest password of all for one account is its own phone number. */
function isCommon(password: string, phone: string): boolean {
  return commonest.has(password) || (phone !== '' && password === phone);
}
