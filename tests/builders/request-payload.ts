/** A request as its form stores it (`contract/drafts.ts`): ten Napa to Dhaka. */
export function aRequestPayload({ name = 'Napa', ...changes }: Record<string, unknown> = {}) {
  const place = { id: '1', name: 'Dhaka', nameBn: 'ঢাকা', charge: null };
  return {
    rows: [{ id: 'row', name, strength: '500 mg', quantity: 10 }],
    remarks: '',
    hasAgreedToTerms: true,
    prescriptionIds: [],
    writtenAt: new Date().toISOString(),
    address: {
      receiverName: '',
      receiverPhone: '01712345678',
      customerPhone: '',
      division: place,
      district: place,
      area: null,
      address: 'বাড়ি ১২',
    },
    ...changes,
  };
}
