/** Prescriptions saved to the account: photos alone, each upload is one. */
import type { Kind } from '#outbox/kind.ts';

export const kind: Kind = {
  endpoint: null,
  dataOf: () => null,
  receiptOf: () => '',
  linesOf: () => [],
};
