import { afterEach, beforeEach, describe } from 'vitest';
import { declareFaults, declareForgottenGrant } from './support/fault-scenario.ts';
import { openTestWorld, type TestWorld } from './support/test-world.ts';
import { anOrderScenario } from './support/order-scenario.ts';

let world: TestWorld;

beforeEach(async () => {
  world = await openTestWorld({ hasVisited: true, language: 'bn-BD' });
});

afterEach(async () => {
  await world.remove();
});

describe('an order with coupon and wallet is never lost and never duplicated', () => {
  declareFaults(anOrderScenario(), () => world);
  declareForgottenGrant(anOrderScenario(), () => world);
});
