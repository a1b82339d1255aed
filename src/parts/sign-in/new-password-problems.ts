import { passwordProblem } from '#domain/password.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { Spoken } from '#text/sentences.ts';
import type { signInRefusals, signInText } from '#text/sign-in.ts';

export interface NewPasswordProblems {
  password: string;
  confirmation: string;
}

/**
 * The errors of a new password and its confirmation as sentences, or '' (sign-in-26 to sign-in-28).
 */
export function newPasswordProblems(
  typed: { password: string; confirmation: string; phone: string },
  t: Spoken<typeof signInText>,
  refusals: Spoken<typeof signInRefusals>,
): NewPasswordProblems {
  const { password, confirmation, phone } = typed;
  const problem = passwordProblem(password, canonicalPhone(phone) ?? '');
  const sentences = {
    length: refusals.passwordLength,
    'too-common': refusals.passwordTooCommon,
  } as const;
  return {
    password: problem ? sentences[problem] : '',
    confirmation: confirmationProblem(password, confirmation, t),
  };
}

function confirmationProblem(
  password: string,
  confirmation: string,
  t: Spoken<typeof signInText>,
): string {
  if (confirmation === '') return t.confirmEmpty;
  return confirmation === password ? '' : t.passwordsDiffer;
}
