/**
 * `npm run attacks [-- half-sent rows]`: attacks the built server on this machine, one attack after
 * another, each on its own shop, while other customers continue. Prints what the attacker gained
 * and how long the others waited. Exits with 1 if a bound is exceeded.
 */
import { demonstration, demonstrationSms } from './attacks/demonstration.ts';
import { guestOrders } from './attacks/guest-orders.ts';
import { halfRead } from './attacks/half-read.ts';
import { halfSent } from './attacks/half-sent.ts';
import { largePictures } from './attacks/large-pictures.ts';
import { lockOuts } from './attacks/lock-outs.ts';
import { rows } from './attacks/rows.ts';
import { smsFlood } from './attacks/sms-flood.ts';
import { stage, type Attack } from './attacks/stage.ts';
import { uploads } from './attacks/uploads.ts';
import { table, type Row } from './report.ts';

const attacks: Attack[] = [
  halfSent,
  halfRead,
  largePictures,
  rows,
  uploads,
  guestOrders,
  lockOuts,
  smsFlood,
  demonstration,
  demonstrationSms,
];

const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? attacks.filter(({ name }) => wanted.includes(name)) : attacks;
if (chosen.length === 0) {
  console.error(`There are these attacks: ${attacks.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const got: Row[] = [];
const waited: Row[] = [];
let areHeld = true;
for (const attack of chosen) {
  console.log(`${attack.name}: ${attack.does}`);
  const { findings, others } = await stage(attack);
  for (const { what, value, atMost, atLeast } of findings) {
    const isHeld = value <= (atMost ?? value) && value >= (atLeast ?? value);
    areHeld &&= isHeld;
    const bound = [
      atLeast === undefined ? '' : `≥ ${atLeast}`,
      atMost === undefined ? '' : `≤ ${atMost}`,
    ];
    got.push({
      attack: attack.name,
      'the attacker got': what,
      value,
      bound: bound.filter(Boolean).join(' '),
      '': isHeld ? '' : 'NOT HELD',
    });
  }
  areHeld &&= others.failed === 0;
  waited.push({
    attack: attack.name,
    asked: others.asked,
    'not answered': others.failed,
    'median ms': others.median,
    'longest ms': others.longest,
  });
}
table('What the attackers got', got);
table('What other customers had to wait', waited);
process.exitCode = areHeld ? 0 : 1;
