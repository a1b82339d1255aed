/** The payment provider's settings, from environment variables. */
import * as v from 'valibot';

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text && /^https?:/.test(text);
}

export const paymentEnvironment = {
  PAYMENT_GATEWAY: v.optional(
    v.picklist(
      ['', 'sandbox', 'sslcommerz'],
      'PAYMENT_GATEWAY must be sandbox or sslcommerz; leave it out to offer Cash On Delivery alone.',
    ),
    '',
  ),
  SSLCOMMERZ_HOST: v.optional(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        'SSLCOMMERZ_HOST must be an origin such as https://securepay.sslcommerz.com.',
      ),
    ),
    'https://securepay.sslcommerz.com',
  ),
  SSLCOMMERZ_STORE_ID: v.optional(v.string(), ''),
  SSLCOMMERZ_STORE_PASSWORD: v.optional(v.string(), ''),
};

const settings = v.object(paymentEnvironment);

/** `gateway` is '' if no provider is configured. Then only Cash On Delivery is offered. */
export interface PaymentSettings {
  gateway: '' | 'sandbox' | 'sslcommerz';
  host: string;
  storeId: string;
  storePassword: string;
}

/** Returns the settings, or an error sentence if they cannot work or would give medicines away. */
export function readPayments(
  value: v.InferOutput<typeof settings> & { NODE_ENV: string; PUBLIC_ORIGIN: string },
  isDemonstration: boolean,
): PaymentSettings | string {
  const gateway = value.PAYMENT_GATEWAY;
  if (gateway === 'sandbox' && value.NODE_ENV === 'production' && !isDemonstration)
    return 'PAYMENT_GATEWAY=sandbox takes no money: only a demonstration can use it (DEMO).';
  const isComplete = value.SSLCOMMERZ_STORE_ID !== '' && value.SSLCOMMERZ_STORE_PASSWORD !== '';
  if (gateway === 'sslcommerz' && !(isComplete && value.PUBLIC_ORIGIN !== ''))
    return 'PAYMENT_GATEWAY=sslcommerz needs SSLCOMMERZ_STORE_ID, SSLCOMMERZ_STORE_PASSWORD and PUBLIC_ORIGIN.';
  return {
    gateway,
    host: value.SSLCOMMERZ_HOST,
    storeId: value.SSLCOMMERZ_STORE_ID,
    storePassword: value.SSLCOMMERZ_STORE_PASSWORD,
  };
}
