import { staffPasswordProblem } from '#domain/staff.ts';
import type { counterSignInText } from '#text/counter/sign-in.ts';
import type { Spoken } from '#text/sentences.ts';

/** Why the password cannot be this member's new password; null if it can. */
export function passwordFault(
  password: string,
  name: string,
  t: Spoken<typeof counterSignInText>,
): string | null {
  const problem = staffPasswordProblem(password, name);
  const why = { length: t.passwordLength, name: t.passwordName, 'too-common': t.passwordCommon };
  return problem && why[problem];
}
