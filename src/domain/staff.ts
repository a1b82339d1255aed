/** The shop's own people: what each may do, and what their passwords must be (counter-1 to counter-4). */
import { canonicalPassword, comparablePassword } from './password.ts';

/** What somebody at the counter is: it decides what they may see and change. */
export const staffRoles = ['pharmacist', 'packer', 'owner'] as const;

export type StaffRole = (typeof staffRoles)[number];

export interface StaffMember {
  id: string;
  name: string;
  role: StaffRole;
}

/** Whether this role signs in with a code of an authenticator app besides the password. */
export function needsSecondStep(role: StaffRole): boolean {
  return role === 'owner';
}

/** Characters as a reader counts them. */
export const staffPasswordLength = { least: 12, most: 128 } as const;

export type StaffPasswordProblem = 'length' | 'name' | 'too-common';

/** Why this may not be that member's password; null when it may. The server knows more that are too common. */
export function staffPasswordProblem(password: string, name: string): StaffPasswordProblem | null {
  const signs = Array.from(canonicalPassword(password));
  if (signs.length < staffPasswordLength.least || signs.length > staffPasswordLength.most)
    return 'length';
  if (withoutDigits(comparablePassword(password)) === withoutDigits(comparablePassword(name)))
    return 'name';
  return new Set(signs).size < 4 ? 'too-common' : null;
}

/** `Rahima-2024` and `rahima` are the same name; what is nothing but digits stays. */
function withoutDigits(text: string): string {
  return text.replaceAll(/[\d\s._-]/g, '') || text;
}

const nameLength = { least: 2, most: 40 } as const;

/** A name as it is shown and written into the audit log; null where it is none. */
export function staffName(typed: string): string | null {
  const name = typed.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const { length } = Array.from(name);
  const isRead = /^[\p{L}\p{M}\p{N} ._-]+$/u.test(name) && /[\p{L}\p{N}]/u.test(name);
  return isRead && length >= nameLength.least && length <= nameLength.most ? name : null;
}

/** Two names that sign in as the same person. */
export function staffNameKey(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
