/** Request orders as a phone writes them. */
import { randomUUID } from 'node:crypto';

export const requestPath = 'RequestOrderArea/RequestOrder/Add';

/** Mirpur in Dhaka, in the ids of the first content. */
export function anAddress(changes: Record<string, unknown> = {}) {
  return {
    receiverName: 'Rahima Khatun',
    receiverPhone: '01712345678',
    customerPhone: '',
    divisionId: '1',
    division: 'Dhaka',
    districtId: '1',
    district: 'Dhaka',
    areaId: 0,
    area: '',
    address: 'House 7, Road 3',
    maxAmount: 0,
    minChargeAmount: 0,
    chargeAmount: 1,
    ...changes,
  };
}

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
