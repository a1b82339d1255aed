/** Whether a start is a demonstration: to be looked at, with customers whose passwords everybody knows (running-1). */
import * as v from 'valibot';

const yesOrNo = (name: string) =>
  v.optional(v.picklist(['yes', 'no', ''], `${name} must be yes or no.`), '');

/** `DEMO_CUSTOMERS` is what `DEMO` was called when it said less. */
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
 * What is started with nothing that a shop with customers has is a demonstration, unless DEMO says
 * no. Answers the sentence for a DEMO=yes beside such a thing. The sandbox of payments moves no
 * money and is part of a demonstration; developers may have one on a PostgreSQL of theirs.
 */
export function readDemonstration(value: Values): boolean | string {
  const asked = value.DEMO || value.DEMO_CUSTOMERS;
  const ofShops = [
    value.PUBLIC_ORIGIN && 'PUBLIC_ORIGIN',
    value.SMS_URL && 'SMS_URL',
    value.PAYMENT_GATEWAY === 'sslcommerz' && 'PAYMENT_GATEWAY',
    value.DATABASE_URL && (asked !== 'yes' || value.NODE_ENV === 'production') && 'DATABASE_URL',
  ].filter((name) => typeof name === 'string' && name !== '');
  if (asked !== 'yes') return asked === '' && ofShops.length === 0;
  if (ofShops.length === 0) return true;
  return `DEMO=yes makes customers whose passwords everybody knows: a shop with ${ofShops.join(' and ')} cannot have them.`;
}
