import type { Network } from './network.ts';
import { takePhone, type Phone, type PhoneOptions } from './phone.ts';
import { preparePharmacy, type PharmacyServer } from './server.ts';
import { openOwnNetwork, visitedProfile } from './visited.ts';

/** A pharmacy, a phone, and the network between them. */
export interface TestWorld {
  pharmacy: PharmacyServer;
  network: Network;
  phone: Phone;
  /** Cuts the network for page and worker, and sets `navigator.onLine` to false. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  remove(): Promise<void>;
}

export interface WorldOptions extends PhoneOptions {
  /** The phone has visited this shop before and has the worker. */
  hasVisited?: boolean;
  /** Additional settings of the server. */
  settings?: Record<string, string>;
}

export async function openTestWorld({
  hasVisited = false,
  settings = {},
  ...options
}: WorldOptions = {}): Promise<TestWorld> {
  const pharmacy = await preparePharmacy(undefined, settings);
  await pharmacy.start();
  const network = await openOwnNetwork(() => pharmacy.origin);
  const phone = await takePhone({
    ...options,
    ...(hasVisited && { profile: await visitedProfile(network) }),
  });
  return {
    pharmacy,
    network,
    phone,
    goOffline: () => goOffline(network, phone),
    goOnline: () => goOnline(network, phone),
    async remove() {
      await phone.remove();
      await network.close();
      await pharmacy.remove();
    },
  };
}

/** {@link TestWorld.goOffline} for a single phone. */
export async function goOffline(network: Network, phone: Phone): Promise<void> {
  network.down();
  await phone.context.setOffline(true);
}

export async function goOnline(network: Network, phone: Phone): Promise<void> {
  network.up();
  await phone.context.setOffline(false);
}
