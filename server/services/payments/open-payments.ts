import type { PaymentGateway, Payments } from './gateway.ts';
import type { PaymentSettings } from './payment-settings.ts';
import { openSandbox } from './sandbox.ts';
import { openSslCommerz, type SslCommerzAccount } from './ssl-commerz.ts';

export interface GatewaySettings {
  payments: PaymentSettings;
  secret: string;
  publicOrigin: string;
}

/** The account that the owner has entered at the counter; null for none. */
export type StoredAccount = () => Promise<{ account: SslCommerzAccount; isOn: boolean } | null>;

/**
 * Opens the gateway of the environment, else the one that the owner has switched on; none by
 * default (payments-2, counter-364).
 */
export function openPayments(
  config: GatewaySettings,
  fetcher: typeof fetch,
  stored: StoredAccount = () => Promise.resolve(null),
): Payments {
  const { payments, publicOrigin } = config;
  const parts = { isSandbox: payments.gateway === 'sandbox', publicOrigin };
  const fromMachine = openGateway(config, fetcher);
  if (fromMachine) {
    const gateway = () => Promise.resolve(fromMachine);
    return { ...parts, offered: gateway, settling: gateway };
  }
  const open = async (isWanted: (isOn: boolean) => boolean) => {
    const found = await stored();
    return found && isWanted(found.isOn) ? openSslCommerz(found.account, fetcher) : null;
  };
  return {
    ...parts,
    offered: () => open((isOn) => isOn && publicOrigin !== ''),
    settling: () => open(() => true),
  };
}

function openGateway(config: GatewaySettings, fetcher: typeof fetch): PaymentGateway | null {
  const { payments } = config;
  if (payments.gateway === 'sandbox') return openSandbox(config.secret);
  if (payments.gateway === 'sslcommerz') return openSslCommerz(payments, fetcher);
  return null;
}
