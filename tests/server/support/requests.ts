/** Request orders as a phone writes them. */
import { randomUUID } from 'node:crypto';
import { anAddress } from '#tests/builders/address-on-wire.ts';

export { anAddress } from '#tests/builders/address-on-wire.ts';

export const requestPath = 'RequestOrderArea/RequestOrder/Add';

export function aRequest(changes: Record<string, unknown> = {}) {
  return {
    TotalItem: 1,
    TotalQuantity: 10,
    Items: [{ Name: 'Napa', Strength: '500 mg', Quantity: 10, Position: 1 }],
    ImgId: [],
    ActivityId: '00000000-0000-0000-0000-000000000000',
    Remarks: '',
    address: anAddress(),
    ...changes,
  };
}

/** The headers of a new submission. */
export function aKey(): { 'idempotency-key': string } {
  return { 'idempotency-key': randomUUID() };
}
