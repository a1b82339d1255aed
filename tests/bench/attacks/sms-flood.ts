import { setTimeout as pause } from 'node:timers/promises';
import { paths } from '#tests/server/support/codes.ts';
import { manyTimes, takenOf } from './caller.ts';
import type { Attack } from './stage.ts';
import { aNumber, register, signIn } from './sign-in.ts';

const nextCode = 61_000;

/** Sends codes to strangers' numbers, at the shop's cost (sign-in-42, sign-in-94, errors-79). */
export const smsFlood: Attack = {
  name: 'sms-flood',
  does: 'asks for 300 codes with addresses that it makes up; the shop has 400 a day, 100 an hour',
  settings: { SMS_PER_DAY: '400' },
  run: async ({ server, attacker, customer }) => {
    const phone = aNumber();
    const activityId = await register(customer);
    const isKnown = await signIn(server, customer, { phone, activityId });
    const plain = await manyTimes(100, 4, (n) =>
      attacker(n).ask(paths.requestCode, { Phone: aNumber() }),
    );
    const forged = await manyTimes(300, 4, (n) =>
      attacker(n).ask(
        paths.requestCode,
        { Phone: aNumber() },
        { 'x-forwarded-for': `198.51.${n % 250}.7` },
      ),
    );
    await pause(nextCode);
    const canSignIn = await signIn(server, customer, { phone, activityId });
    return [
      { what: 'customers whose phone was known', value: Number(isKnown), atLeast: 1 },
      { what: 'codes for one neighbourhood', value: takenOf(plain), atMost: 60 },
      {
        what: 'codes in all, with forged addresses',
        value: takenOf([...plain, ...forged]),
        atMost: 80,
      },
      { what: 'known phones that still get theirs', value: Number(canSignIn), atLeast: 1 },
    ];
  },
};
