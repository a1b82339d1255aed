/**
 * Whether a start is a demonstration, with demo customers whose passwords are public (running-1).
 */
import * as v from 'valibot';

const yesOrNo = (name: string) =>
  v.optional(v.picklist(['yes', 'no', ''], `${name} must be yes or no.`), '');

/** `DEMO_CUSTOMERS` is the earlier name of `DEMO`. */
export const demonstrationEnvironment = {
  DEMO: yesOrNo('DEMO'),
  DEMO_CUSTOMERS: yesOrNo('DEMO_CUSTOMERS'),
};

interface Values {
  DEMO: 'yes' | 'no' | '';
  DEMO_CUSTOMERS: 'yes' | 'no' | '';
  NODE_ENV: string;
  DATABASE_URL: string;
  PUBLIC_ORIGIN: string;
  SMS_URL: string;
  PAYMENT_GATEWAY: string;
}

/**
 * Without DEMO, a start is a demonstration if it has none of the settings of a real shop. Returns
 * an error sentence if DEMO=yes is combined with such a setting. The payment sandbox moves no
 * money, so it may be part of a demonstration, and developers may use DEMO=yes with their own
 * PostgreSQL outside production.
 */
export function readDemonstration(value: Values): boolean | string {
  const demoSetting = value.DEMO || value.DEMO_CUSTOMERS;
  const ofShops = [
    value.PUBLIC_ORIGIN && 'PUBLIC_ORIGIN',
    value.SMS_URL && 'SMS_URL',
    value.PAYMENT_GATEWAY === 'sslcommerz' && 'PAYMENT_GATEWAY',
    value.DATABASE_URL &&
      (demoSetting !== 'yes' || value.NODE_ENV === 'production') &&
      'DATABASE_URL',
  ].filter((name) => typeof name === 'string' && name !== '');
  if (demoSetting !== 'yes') return demoSetting === '' && ofShops.length === 0;
  if (ofShops.length === 0) return true;
  return `DEMO=yes makes customers whose passwords everybody knows: a shop with ${ofShops.join(' and ')} cannot have them.`;
}
