/**
 * Prescriptions saved to the account. The submission consists of photos alone, and each upload
 * becomes one prescription.
 */
import type { Kind } from '#outbox/kind.ts';

export const kind: Kind = {
  endpoint: null,
  dataOf: () => null,
  receiptOf: () => '',
  linesOf: () => [],
};
