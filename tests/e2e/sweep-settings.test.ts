/** The sweep of the screens that show the shop's settings, with settings drawn at random. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachPart, randomShopOf } from '#tests/builders/random-shop.ts';
import { beDemoOwner } from './support/real-shop.ts';
import { screens, type ScreenState } from './support/sweep/screens.ts';
import { startSweep, type Sweep } from './support/sweep/start-sweep.ts';
import { openSweepWorld, type SweepWorld } from './support/sweep/sweep-world.ts';

/** Every run draws the same shop; SHOP_SEED=7 draws another one. */
const seed = Number(process.env['SHOP_SEED'] ?? 1);

const shown = [
  'home with a bag',
  'product',
  'request order',
  'checkout',
  'checkout of a customer',
  'success of Payment=1',
  'success of Payment=2',
  'success of a customer, who can be told',
  'an invoice',
  'the page /about',
  'the page /branchLocation',
  'the page /contact',
  'the page /howToOrder',
  'the page /privacy',
  'the page /return',
  'the page /termsCondition',
  'the page /carrer',
];
const states = shown.map((name): ScreenState => {
  const state = screens.find((one) => one.name === name);
  if (!state) throw new Error(`The sweep has no state "${name}"`);
  return state;
});

let world: SweepWorld;
let sweep: Sweep;

beforeAll(async () => {
  world = await openSweepWorld();
  const owner = await beDemoOwner(world.pharmacy);
  const random = randomShopOf(seed, await owner.section('districts'));
  await eachPart(random, (name, value) => owner.save(name, value));
  sweep = startSweep(states, world);
  // Filling the account and saving every part is long on a busy machine.
}, 300_000);

afterAll(async () => {
  await sweep.stop();
  await world.remove();
});

// shell-110, shell-127
describe(`nothing is cut with any settings (SHOP_SEED=${seed})`, () => {
  it.each(shown)('%s', async (name) => {
    expect((await sweep.foundOn(name)).join('\n')).toBe('');
  });

  it('the console has no errors', () => {
    expect(world.complaints).toEqual([]);
  });
});
