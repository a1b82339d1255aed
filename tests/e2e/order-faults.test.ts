import { afterEach, beforeEach, describe } from 'vitest';
import { declareFaults, declareForgottenGrant } from './support/errand.ts';
import { openHouse, type House } from './support/house.ts';
import { anOrderErrand } from './support/order-errand.ts';

let house: House;

beforeEach(async () => {
  house = await openHouse({ language: 'bn-BD' });
});

afterEach(async () => {
  await house.remove();
});

describe('an order with coupon and wallet is never lost and never doubled', () => {
  declareFaults(anOrderErrand(), () => house);
  declareForgottenGrant(anOrderErrand(), () => house);
});
