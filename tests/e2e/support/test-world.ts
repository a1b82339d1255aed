import type { Network } from './network.ts';
import { takePhone, type Phone, type PhoneOptions } from './phone.ts';
import { preparePharmacy, type PharmacyServer } from './server.ts';
import { openOwnNetwork, visitedProfile } from './visited.ts';

/** A pharmacy, a phone, and the network between them. */
export interface TestWorld {
  pharmacy: PharmacyServer;
  network: Network;
  phone: Phone;
  /** The network is gone for page and worker; `navigator.onLine` is false too. */
  goOffline(): Promise<void>;
  goOnline(): Promise<void>;
  remove(): Promise<void>;
}

export interface WorldOptions extends PhoneOptions {
  /** The phone has been in this shop before, and has the worker. */
  hasVisited?: boolean;
  /** Of the server, beside those of every test. */
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

/** As {@link TestWorld.goOffline}, of a phone by itself. */
export async function goOffline(network: Network, phone: Phone): Promise<void> {
  network.down();
  await phone.context.setOffline(true);
}

export async function goOnline(network: Network, phone: Phone): Promise<void> {
  network.up();
  await phone.context.setOffline(false);
}
