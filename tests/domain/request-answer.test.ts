import { describe, expect, it } from 'vitest';
import { answerFace, isNamedOtherwise, medicineAnswers } from '#domain/request-answer.ts';
import type { OfferedProduct, RequestedMedicine, RequestOrder } from '#domain/request.ts';

const answered: RequestOrder = {
  id: 'r-1',
  orderNo: 'R-1001',
  remarks: '',
  status: 'Answered',
  createdAt: '2026-03-01T06:00:00.000Z',
  total: 540_00,
  note: '',
  goods: 460_00,
  deliveryCharge: 80_00,
  version: 1,
  canBeAccepted: true,
  destination: '',
  placed: null,
};

const napa: OfferedProduct = {
  productId: '7',
  name: 'Napa',
  nameBn: 'নাপা',
  strength: '500 mg',
  company: 'Beximco',
  image: '',
  permalink: '',
  isSubstitute: false,
};

const row: RequestedMedicine = {
  name: 'napa',
  strength: '500mg',
  quantity: 10,
  unitPrice: 46_00,
  available: 10,
  isAdded: false,
  offer: napa,
};

const answersTo = (...rows: RequestedMedicine[]) => medicineAnswers(rows).map((one) => one.answer);

describe('the state of an answer', () => {
  // request-order-47
  it('an answer can be accepted, with its amounts, if the host supports it', () => {
    const amounts = { total: 460_00, deliveryCharge: 80_00, payable: 540_00 };
    expect(answerFace(answered, true)).toEqual({ kind: 'to-accept', amounts });
  });

  // request-order-47, errors-5
  it.each([
    ['a host that does not name the call', answered, false],
    ['an answer that makes no order', { ...answered, canBeAccepted: false }, true],
  ])('an answer can only be read: %s', (_, request, hasCall) => {
    expect(answerFace(request, hasCall)).toEqual({ kind: 'to-read' });
  });

  // request-order-47
  it.each([
    ['before the answer', { ...answered, status: 'Pending', total: null, goods: null }],
    ['where a total alone was answered', { ...answered, goods: null }],
    ['once it was cancelled', { ...answered, status: 'Cancelled' }],
  ])('there is no answer %s', (_, request) => {
    expect(answerFace(request, true)).toEqual({ kind: 'none' });
  });

  // request-order-51
  it('an answer with an order shows the order, in every status of the request', () => {
    const placed = { id: 'o-1', orderNo: 'N-1001' };
    for (const status of ['Answered', 'Confirmed', 'Delivered'])
      expect(answerFace({ ...answered, status, placed }, true)).toEqual({
        kind: 'ordered',
        order: placed,
      });
  });
});

describe('the answer about a medicine', () => {
  // request-order-48
  it('the answer has the product, the price of a piece and of all, and the available quantity', () => {
    expect(answersTo(row)).toEqual([
      { kind: 'offered', product: napa, unitPrice: 46_00, quantity: 10, sum: 460_00, asked: null },
    ]);
  });

  // request-order-48
  it('the answer also has the requested quantity if it differs', () => {
    expect(answersTo({ ...row, available: 3 })).toEqual([
      { kind: 'offered', product: napa, unitPrice: 46_00, quantity: 3, sum: 138_00, asked: 10 },
    ]);
  });

  // request-order-48
  it('there is none before the answer, and afterwards a medicine without a price is not available', () => {
    const none = { ...row, unitPrice: null, available: 0, offer: null };
    expect(answersTo(none)).toEqual([{ kind: 'not-answered' }]);
    expect(answersTo(row, none)[1]).toEqual({ kind: 'none' });
  });

  // customer-area-99
  it('the whole requested quantity is available if a host sends only prices', () => {
    const bare = { ...row, available: 0, offer: null };
    expect(answersTo(bare)[0]).toMatchObject({ product: null, quantity: 10, sum: 460_00 });
  });
});

describe('a name', () => {
  // request-order-48
  it('a name matches in any case, with or without blanks, in either language', () => {
    expect(isNamedOtherwise(row, napa)).toBe(false);
    expect(isNamedOtherwise({ ...row, name: 'নাপা' }, napa)).toBe(false);
  });

  // request-order-48
  it('a name does not match with another strength or another word', () => {
    expect(isNamedOtherwise({ ...row, strength: '665 mg' }, napa)).toBe(true);
    expect(isNamedOtherwise({ ...row, name: 'paracetamol' }, napa)).toBe(true);
  });
});
