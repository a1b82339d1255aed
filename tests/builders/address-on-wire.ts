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
