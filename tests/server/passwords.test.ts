import { afterEach, expect, it } from 'vitest';
import {
  defaultPasswordCost,
  hashPassword,
  setPasswordCost,
} from '#server/services/accounts/passwords.ts';
import { cheapPasswords } from './support/test-shop.ts';

afterEach(cheapPasswords);

it('a password is stored with the cost that OWASP recommends, unless a test lowers it', async () => {
  setPasswordCost();
  expect(defaultPasswordCost).toEqual({ N: 2 ** 14, r: 8, p: 5 });
  expect(await hashPassword('rain on tin roofs')).toMatch(/^scrypt\$16384\$8\$5\$/);
});
