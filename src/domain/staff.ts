/** Staff: the roles, and the rules for their names and passwords (counter-1 to counter-4). */
import { canonicalPassword, comparablePassword } from './password.ts';

/** The role of a staff member, which decides what they may see and change. */
export const staffRoles = ['pharmacist', 'packer', 'owner'] as const;

export type StaffRole = (typeof staffRoles)[number];

export interface StaffMember {
  id: string;
  name: string;
  role: StaffRole;
}

/** Whether this role signs in with a code of an authenticator app in addition to the password. */
export function needsSecondStep(role: StaffRole): boolean {
  return role === 'owner';
}

/** In characters as a reader counts them. */
export const staffPasswordLength = { min: 12, max: 128 } as const;

export type StaffPasswordProblem = 'length' | 'name' | 'too-common';

/**
 * The reason why a password is not allowed for that member; null if it is. The server also checks a
 * longer list of common passwords.
 */
export function staffPasswordProblem(password: string, name: string): StaffPasswordProblem | null {
  const signs = Array.from(canonicalPassword(password));
  if (signs.length < staffPasswordLength.min || signs.length > staffPasswordLength.max)
    return 'length';
  if (withoutDigits(comparablePassword(password)) === withoutDigits(comparablePassword(name)))
    return 'name';
  return new Set(signs).size < 4 ? 'too-common' : null;
}

/** `Rahima-2024` and `rahima` count as the same name. A text of only digits stays unchanged. */
function withoutDigits(text: string): string {
  return text.replaceAll(/[\d\s._-]/g, '') || text;
}

const nameLength = { min: 2, max: 40 } as const;

/** The normalised name for display and for the audit log; null if it is not valid. */
export function staffName(typed: string): string | null {
  const name = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const { length } = Array.from(name);
  const isRead = /^[\p{L}\p{M}\p{N} ._-]+$/u.test(name) && /[\p{L}\p{N}]/u.test(name);
  return isRead && length >= nameLength.min && length <= nameLength.max ? name : null;
}

/** The key of a name: names with the same key sign in as the same person. */
export function staffNameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
