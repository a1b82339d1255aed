import { staffPasswordProblem } from '#domain/staff.ts';
import { useText } from '#state/language.ts';
import { counterSignInText } from '#text/counter/sign-in.ts';

/** Why this may not be that member's new password, in a sentence; null when it may. */
export function useUnfitPassword(password: string, name: string): string | null {
  const t = useText(counterSignInText);
  const problem = staffPasswordProblem(password, name);
  const why = { length: t.passwordLength, name: t.passwordName, 'too-common': t.passwordCommon };
  return problem && why[problem];
}
