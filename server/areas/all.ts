/** Every area that the server answers. */
import type { House } from '#server/house.ts';
import * as addresses from '#contract/addresses.ts';
import * as capabilities from '#contract/capabilities.ts';
import * as grants from '#contract/grants.ts';
import * as home from '#contract/home.ts';
import { implementAddresses } from './addresses.ts';
import { implementCapabilities } from './capabilities.ts';
import { implementDevices } from './devices.ts';
import { implementGrants } from './grants.ts';
import { implementHealth } from './health.ts';
import { implementHome } from './home.ts';
import { implementProducts } from './products.ts';

/** Binds all areas to the API's part of the server. */
export function implementAreas(house: House): void {
  implementHealth(house);
  implementProducts(house);
  implementHome(house);
  implementAddresses(house);
  implementDevices(house);
  implementGrants(house);
  implementCapabilities(house, [
    home.get,
    grants.renew,
    capabilities.get,
    addresses.latest,
    addresses.cascade,
  ]);
}
