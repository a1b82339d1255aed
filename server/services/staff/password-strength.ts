/** The password rules at the counter (counter-3). */
import * as contract from '#contract/counter/staff.ts';
import { staffPasswordProblem, type StaffPasswordProblem } from '#domain/staff.ts';
import { isCommonPassword } from '#server/services/accounts/common-passwords.ts';
import type { Database } from '#server/db/database.ts';
import { shopName } from '#server/services/shop/settings.ts';
import { Refusal } from '#server/services/refusal.ts';
import { staffRefusals } from '#text/counter/staff-refusals.ts';

/** Throws a refusal with the reason if the password is not allowed. */
export async function refuseUnfitPassword(
  db: Database,
  password: string,
  name: string,
): Promise<void> {
  const problem =
    staffPasswordProblem(password, name) ??
    (isCommonPassword(password, await shopName(db)) ? 'too-common' : null);
  if (problem) throw new Refusal(problems[problem], { id: contract.passwordUnfit });
}

const problems = {
  length: staffRefusals.passwordLength,
  name: staffRefusals.passwordName,
  'too-common': staffRefusals.passwordTooCommon,
} satisfies Record<StaffPasswordProblem, unknown>;
