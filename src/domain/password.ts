/** What a password must be (S2 §5, design/security): 4 to 20 characters, and none of the commonest. */

export const passwordLength = { least: 4, most: 20 } as const;

export type PasswordProblem = 'length' | 'too-common';

/** Passwords that everybody tries first; runs and repetitions are found by rule. */
const commonest = new Set(
  (
    'password passw0rd pass123 password1 password123 letmein welcome login admin admin123 root ' +
    'qwerty qwerty123 qwertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm 1q2w3e4r q1w2e3r4 abc123 ' +
    'abcd1234 a1b2c3d4 test test123 user user123 guest demo hello hello123 iloveyou iloveu love ' +
    'lovely monkey dragon sunshine princess football cricket bangladesh bangla dhaka sylhet ' +
    'chittagong allah bismillah muhammad ammu abbu jannat pakhi shona sona nirog pharmacy medicine ' +
    'samsung android google facebook 112233 121212 123123 123321 1122 1212 1313 2020 2021 2022 ' +
    '2023 2024 2025 2026 1971 1998 1999 2000 2001 696969 159753 147258 147258369 789456 7777777 ' +
    '12344321 1234qwer qwer1234 asdf1234 pass pass1234 changeme secret'
  ).split(' '),
);

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

function isCommon(password: string, phone: string): boolean {
  if (commonest.has(password) || commonest.has(password.replace(/[\W_]+$/, ''))) return true;
  if (/^(.+?)\1+$/.test(password) && new Set(password).size <= 2) return true;
  if (isRun(password)) return true;
  return phone !== '' && (password === phone || password === phone.slice(1));
}

/** Neighbours all the way: 123456, 987654, abcdef. */
function isRun(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  const ends = /^\d+0$/.test(password) ? steps.slice(0, -1) : steps;
  return ends.every((step) => step === 1) || ends.every((step) => step === -1);
}
