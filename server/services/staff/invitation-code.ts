/** The code of an invitation, short enough to be typed from one screen into another. */
import { hashToken } from '#server/services/accounts/tokens.ts';
import { canonicalCode, newTypedCode } from './typed-code.ts';

/** 100 random bits, as `7K2M-…`. */
export function newInvitationCode(): string {
  return newTypedCode({ groups: 5, groupLength: 4 });
}

/** The stored hash of a code, independent of how it was typed. */
export function hashInvitation(typed: string): string {
  return hashToken(`invitation ${canonicalCode(typed)}`);
}
