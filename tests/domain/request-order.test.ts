import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customerPhoneOf,
  isBlankRow,
  problemWithPrescriptionRequest,
  problemWithRequest,
  problemWithRow,
  requestTotals,
  rowsToSend,
  type RequestOrder,
  type RequestRow,
} from '#domain/request-order.ts';
import { maxUnits } from '#domain/bag.ts';

function aRow(changes: Partial<RequestRow> = {}): RequestRow {
  return { name: 'Napa', strength: '500 mg', quantity: 10, ...changes };
}

const aPlace = { id: '1' };

function anAddress(changes: Partial<RequestOrder['address']> = {}): RequestOrder['address'] {
  return {
    receiverPhone: '01712345678',
    division: aPlace,
    district: aPlace,
    address: 'House 1, Road 2',
    ...changes,
  };
}

function aRequest(changes: Partial<RequestOrder> = {}): RequestOrder {
  return { rows: [aRow()], address: anAddress(), hasAgreedToTerms: true, ...changes };
}

const nowhere = { receiverPhone: '', division: null, district: null, address: '' };

describe('a request row', () => {
  // request-order-10
  it('a row needs product name, strength and quantity', () => {
    expect(problemWithRow(aRow())).toBeNull();
    for (const [field, value] of [
      ['name', ' '],
      ['strength', ''],
      ['quantity', 0],
    ] as const) {
      expect(problemWithRow(aRow({ [field]: value }))).toEqual({
        kind: 'row-incomplete',
        missing: [field],
      });
    }
  });

  // request-order-11
  it('every missing field is reported together', () => {
    expect(problemWithRow({ name: '', strength: '', quantity: 0 })).toEqual({
      kind: 'row-incomplete',
      missing: ['name', 'strength', 'quantity'],
    });
  });

  // request-order-10
  it.each([0, -1, Number.NaN])('quantity %s counts as missing', (quantity) => {
    expect(problemWithRow(aRow({ quantity }))).toMatchObject({ missing: ['quantity'] });
  });

  // request-order-13
  it.each([1.5, 10_000, Number.POSITIVE_INFINITY])('quantity %s is refused', (quantity) => {
    expect(problemWithRow(aRow({ quantity }))).toEqual({ kind: 'quantity-out-of-range' });
  });

  // request-order-13
  it('a typed text that is not a quantity is refused, with any earlier quantity', () => {
    const row = aRow({ quantity: 10, typed: '2.5' });
    expect(problemWithRow(row)).toEqual({ kind: 'quantity-out-of-range' });
    expect(isBlankRow({ name: '', strength: '', quantity: 0, typed: 'two' })).toBe(false);
  });

  // request-order-13
  it('every whole quantity from 1 to 9,999 is accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxUnits }), (quantity) => {
        expect(problemWithRow(aRow({ quantity }))).toBeNull();
      }),
    );
  });
});

describe('the checks of a request, in their order', () => {
  // request-order-25
  it('the terms must be ticked first', () => {
    const request = aRequest({ hasAgreedToTerms: false, rows: [], address: nowhere });
    expect(problemWithRequest(request)).toEqual({ kind: 'terms-not-accepted' });
  });

  // request-order-26
  it('the request must have at least one product row', () => {
    expect(problemWithRequest(aRequest({ rows: [], address: nowhere }))).toEqual({
      kind: 'no-rows',
    });
    const untouched = { name: '', strength: '', quantity: 0 };
    expect(problemWithRequest(aRequest({ rows: [untouched], address: nowhere }))).toEqual({
      kind: 'no-rows',
    });
  });

  // request-order-27
  it('every row with content must be complete, and the first incomplete one is named', () => {
    const rows = [aRow(), aRow({ strength: '' })];
    expect(problemWithRequest(aRequest({ rows, address: nowhere }))).toEqual({
      kind: 'row-wrong',
      position: 2,
      problem: { kind: 'row-incomplete', missing: ['strength'] },
    });
  });

  // request-order-28
  it('receiver phone, division, district and address are required, and the missing ones are listed together', () => {
    expect(problemWithRequest(aRequest({ address: nowhere }))).toEqual({
      kind: 'fields-required',
      fields: ['receiverPhone', 'division', 'district', 'address'],
    });
  });

  it('an empty field is reported before the phone is checked', () => {
    const address = anAddress({ receiverPhone: '123', address: '' });
    expect(problemWithRequest(aRequest({ address }))).toEqual({
      kind: 'fields-required',
      fields: ['address'],
    });
  });

  // request-order-29
  it('the receiver phone must match the mobile pattern', () => {
    const address = anAddress({ receiverPhone: '01212345678' });
    expect(problemWithRequest(aRequest({ address }))).toEqual({ kind: 'invalid-phone' });
  });

  it.each(['01712345678', '+8801712345678', '008801712345678', '০১৭১২৩৪৫৬৭৮', '01712-345 678'])(
    'a request with the phone %s passes',
    (receiverPhone) => {
      expect(problemWithRequest(aRequest({ address: anAddress({ receiverPhone }) }))).toBeNull();
    },
  );

  // request-order-20
  it('the area is not required', () => {
    expect(Object.keys(anAddress())).not.toContain('area');
    expect(problemWithRequest(aRequest())).toBeNull();
  });

  // request-order-15
  it('more than 100 rows are refused', () => {
    const rows = Array.from({ length: 101 }, () => aRow());
    expect(problemWithRequest(aRequest({ rows }))).toEqual({ kind: 'too-many-rows' });
  });

  // request-order-24
  it('a later problem is never reported before an earlier one', () => {
    const order = [
      'terms-not-accepted',
      'no-rows',
      'row-wrong',
      'fields-required',
      'invalid-phone',
    ];
    fc.assert(
      fc.property(fc.subarray(order, { minLength: 1 }), (broken) => {
        const has = (kind: string) => broken.includes(kind);
        const whole = has('row-wrong') ? [aRow({ name: '' })] : [aRow()];
        const request = aRequest({
          hasAgreedToTerms: !has('terms-not-accepted'),
          rows: has('no-rows') ? [] : whole,
          address: anAddress({
            ...(has('fields-required') && { division: null }),
            ...(has('invalid-phone') && { receiverPhone: '12' }),
          }),
        });
        expect(problemWithRequest(request)?.kind).toBe(broken[0]);
      }),
    );
  });
});

describe('the profile’s version of a request', () => {
  it('the request needs at least one prescription', () => {
    expect(problemWithPrescriptionRequest({ rows: [aRow()], prescriptions: 0 })).toEqual({
      kind: 'no-prescription',
    });
  });

  it('the request needs no rows', () => {
    expect(problemWithPrescriptionRequest({ rows: [], prescriptions: 1 })).toBeNull();
  });

  it('the rows follow the same rules', () => {
    const rows = [aRow({ quantity: 0 })];
    expect(problemWithPrescriptionRequest({ rows, prescriptions: 1 })).toMatchObject({
      kind: 'row-wrong',
      position: 1,
    });
  });
});

describe('the content that is sent', () => {
  // request-order-14
  it('blank rows are left out and the others trimmed', () => {
    const blank = { name: ' ', strength: '', quantity: 0 };
    expect(isBlankRow(blank)).toBe(true);
    expect(rowsToSend([blank, aRow({ name: ' Napa ' })])).toEqual([aRow()]);
  });

  // request-order-32
  it('rows and pieces are counted', () => {
    expect(requestTotals([aRow({ quantity: 3 }), aRow({ quantity: 4 })])).toEqual({
      items: 2,
      quantity: 7,
    });
  });

  // request-order-22
  it('the customer phone is the signed-in customer’s, otherwise the receiver’s', () => {
    expect(customerPhoneOf('01911111111', '01712345678')).toBe('01911111111');
    expect(customerPhoneOf('', '01712345678')).toBe('01712345678');
  });
});
