import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#tests/server/support/codes.ts';
import type { Attack } from './stage.ts';
import { aNumber, register, signIn } from './sign-in.ts';

/** Milliseconds until the server sends another code to the same number. */
const nextCode = 61_000;

/** An attacker who has the customer's number tries to lock them out (sign-in-92). */
export const lockOuts: Attack = {
  name: 'lock-outs',
  does: 'guesses at the codes and the password of a customer until no more is looked at',
  run: async ({ server, attacker, customer }) => {
    const phone = aNumber();
    const activityId = await register(customer);
    const isKnown = await signIn(server, customer, { phone, activityId });
    await pause(nextCode);
    let looked = 0;
    const asked = await attacker().ask(paths.requestCode, { Phone: phone });
    for (let n = 0; n < 40; n += 1) {
      const guess = { Code: String(n).padStart(6, '0'), Id: asked.id };
      const response = await attacker(n).ask(paths.confirmCode, guess);
      looked += response.isError && response.id !== 'new-code-needed' ? 1 : 0;
    }
    let passwords = 0;
    for (let n = 0; n < 40; n += 1) {
      const tried = { UserName: phone, Password: `wrong-${n}` };
      passwords += (await attacker(n).ask(paths.password, tried)).id === 'code-needed' ? 0 : 1;
    }
    const canSignIn = await signIn(server, customer, { phone, activityId });
    return [
      { what: 'customers whose phone was known', value: Number(isKnown), atLeast: 1 },
      { what: 'guesses at a code that were looked at', value: looked, atMost: 5 },
      { what: 'passwords that were looked at', value: passwords, atMost: 5 },
      {
        what: 'customers who sign in on their phone all the same',
        value: Number(canSignIn),
        atLeast: 1,
      },
    ];
  },
};
