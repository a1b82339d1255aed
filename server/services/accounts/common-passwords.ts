/** Passwords from lists of breached passwords, and the shop's own name (sign-in-86). */
import { dictionary } from '@zxcvbn-ts/language-common';
import { comparablePassword, passwordLength } from '#domain/password.ts';
import type { BothLanguages } from '#domain/shop.ts';

const breached: ReadonlySet<string> = new Set(
  dictionary['passwords-common']
    .map(comparablePassword)
    .filter(({ length }) => length >= passwordLength.min && length <= passwordLength.max),
);

/** Whether the password is among those that attackers try first, at any shop or at this one. */
export function isCommonPassword(password: string, shopName: BothLanguages): boolean {
  const compared = comparablePassword(password);
  const word = compared.replace(/\d{0,4}$/, '').trim();
  const ofShop = [shopName.en, shopName.bn].some(
    (own) => own !== '' && comparablePassword(own) === word,
  );
  return breached.has(compared) || ofShop;
}
