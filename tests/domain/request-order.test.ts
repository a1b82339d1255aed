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
  it('needs product name, strength and quantity, all three', () => {
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
  it('names every missing field at once', () => {
    expect(problemWithRow({ name: '', strength: '', quantity: 0 })).toEqual({
      kind: 'row-incomplete',
      missing: ['name', 'strength', 'quantity'],
    });
  });

  // request-order-10
  it.each([0, -1, Number.NaN])('counts quantity %s as missing', (quantity) => {
    expect(problemWithRow(aRow({ quantity }))).toMatchObject({ missing: ['quantity'] });
  });

  // request-order-13
  it.each([1.5, 10_000, Number.POSITIVE_INFINITY])('refuses quantity %s', (quantity) => {
    expect(problemWithRow(aRow({ quantity }))).toEqual({ kind: 'quantity-out-of-range' });
  });

  // request-order-13
  it('refuses what is typed but no quantity, whatever stood there before', () => {
    const row = aRow({ quantity: 10, typed: '2.5' });
    expect(problemWithRow(row)).toEqual({ kind: 'quantity-out-of-range' });
    expect(isBlankRow({ name: '', strength: '', quantity: 0, typed: 'two' })).toBe(false);
  });

  // request-order-13
  it('takes every whole quantity from 1 to 9,999', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxUnits }), (quantity) => {
        expect(problemWithRow(aRow({ quantity }))).toBeNull();
      }),
    );
  });
});

describe('sending a request checks in this order', () => {
  // request-order-25
  it('first that the terms are ticked', () => {
    const request = aRequest({ hasAgreedToTerms: false, rows: [], address: nowhere });
    expect(problemWithRequest(request)).toEqual({ kind: 'terms-not-accepted' });
  });

  // request-order-26
  it('second that there is at least one product row', () => {
    expect(problemWithRequest(aRequest({ rows: [], address: nowhere }))).toEqual({
      kind: 'no-rows',
    });
    const untouched = { name: '', strength: '', quantity: 0 };
    expect(problemWithRequest(aRequest({ rows: [untouched], address: nowhere }))).toEqual({
      kind: 'no-rows',
    });
  });

  // request-order-27
  it('then that every row that was begun is complete, and says which is not', () => {
    const rows = [aRow(), aRow({ strength: '' })];
    expect(problemWithRequest(aRequest({ rows, address: nowhere }))).toEqual({
      kind: 'row-wrong',
      position: 2,
      problem: { kind: 'row-incomplete', missing: ['strength'] },
    });
  });

  // request-order-28
  it('third that receiver phone, division, district and address are there, listed together', () => {
    expect(problemWithRequest(aRequest({ address: nowhere }))).toEqual({
      kind: 'fields-required',
      fields: ['receiverPhone', 'division', 'district', 'address'],
    });
  });

  it('lists an empty field before it looks at the phone', () => {
    const address = anAddress({ receiverPhone: '123', address: '' });
    expect(problemWithRequest(aRequest({ address }))).toEqual({
      kind: 'fields-required',
      fields: ['address'],
    });
  });

  // request-order-29
  it('fourth that the receiver phone matches the mobile pattern', () => {
    const address = anAddress({ receiverPhone: '01212345678' });
    expect(problemWithRequest(aRequest({ address }))).toEqual({ kind: 'invalid-phone' });
  });

  it.each(['01712345678', '+8801712345678', '008801712345678', '০১৭১২৩৪৫৬৭৮', '01712-345 678'])(
    'and then lets it go, the phone written as %s',
    (receiverPhone) => {
      expect(problemWithRequest(aRequest({ address: anAddress({ receiverPhone }) }))).toBeNull();
    },
  );

  // request-order-20
  it('does not ask for the area', () => {
    expect(Object.keys(anAddress())).not.toContain('area');
    expect(problemWithRequest(aRequest())).toBeNull();
  });

  // request-order-15
  it('refuses more than 100 rows', () => {
    const rows = Array.from({ length: 101 }, () => aRow());
    expect(problemWithRequest(aRequest({ rows }))).toEqual({ kind: 'too-many-rows' });
  });

  // request-order-24
  it('never reports a later problem while an earlier one stands', () => {
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

describe("the profile's version of a request", () => {
  it('needs at least one prescription', () => {
    expect(problemWithPrescriptionRequest({ rows: [aRow()], prescriptions: 0 })).toEqual({
      kind: 'no-prescription',
    });
  });

  it('does not need rows', () => {
    expect(problemWithPrescriptionRequest({ rows: [], prescriptions: 1 })).toBeNull();
  });

  it('but holds the rows it has to the same rules', () => {
    const rows = [aRow({ quantity: 0 })];
    expect(problemWithPrescriptionRequest({ rows, prescriptions: 1 })).toMatchObject({
      kind: 'row-wrong',
      position: 1,
    });
  });
});

describe('what is sent', () => {
  // request-order-14
  it('leaves out untouched rows and trims the others', () => {
    const blank = { name: ' ', strength: '', quantity: 0 };
    expect(isBlankRow(blank)).toBe(true);
    expect(rowsToSend([blank, aRow({ name: ' Napa ' })])).toEqual([aRow()]);
  });

  // request-order-32
  it('counts rows and pieces', () => {
    expect(requestTotals([aRow({ quantity: 3 }), aRow({ quantity: 4 })])).toEqual({
      items: 2,
      quantity: 7,
    });
  });

  // request-order-22
  it("gives the user's phone as customer phone, else the receiver's", () => {
    expect(customerPhoneOf('01911111111', '01712345678')).toBe('01911111111');
    expect(customerPhoneOf('', '01712345678')).toBe('01712345678');
  });
});
