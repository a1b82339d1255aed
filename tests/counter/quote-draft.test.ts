import { describe, expect, it } from 'vitest';
import type { CounterProduct, CounterRequest } from '#contract/counter/request-shapes.ts';
import {
  changeDraft,
  draftOf,
  isNothingToBeHad,
  offer,
  problemWith,
  rowsOf,
  sumOf,
  withStockOf,
  type Matches,
} from '#counter/screens/request/quote-draft.ts';

const dhaka = { standard: 80_00, threshold: 1_000_00, reduced: 50_00 };

function aProduct(changes: Partial<CounterProduct> = {}): CounterProduct {
  return {
    id: '7',
    name: 'Napa',
    nameBn: 'নাপা',
    strength: '500 mg',
    genericName: 'Paracetamol',
    form: 'Tablet',
    company: 'Beximco',
    listPrice: 1_20,
    discount: 20,
    discountPercent: 0,
    stock: 500,
    pack: null,
    isPrescriptionRequired: false,
    image: '',
    details: '',
    permalink: 'napa',
    categoryId: '',
    categoryName: '',
    ...changes,
  };
}

type Row = CounterRequest['rows'][number];

function aRow(changes: Partial<Row> = {}): Row {
  const asked = { name: 'Napa', strength: '500 mg', quantity: 10 };
  return {
    id: 1,
    position: 1,
    ...asked,
    isAdded: false,
    answer: null,
    shortLeft: null,
    ...changes,
  };
}

function aRequest(changes: Partial<CounterRequest> = {}): CounterRequest {
  return {
    id: 'r1',
    number: 'R-1001',
    status: 'Pending',
    fellShortAt: null,
    createdAt: '2026-03-01T05:00:00.000Z',
    remarks: '',
    isGuest: false,
    phone: '',
    receiver: null,
    charge: dhaka,
    rows: [aRow()],
    photos: [],
    history: [],
    answer: null,
    version: 0,
    canBeAnswered: true,
    moves: [],
    order: null,
    worker: null,
    ...changes,
  };
}

function theMatch(fit: Matches[number]['candidates'][number]['fit'], product = aProduct()) {
  return [{ rowId: 1, candidates: [{ product, fit }], substitutes: [] }];
}

const given = {
  at: '2026-03-01T05:30:00.000Z',
  by: 'Rahima',
  note: 'Only ten',
  goods: 10_00,
  deliveryCharge: 80_00,
  total: 90_00,
  canBeAccepted: true,
};

describe('the draft of a quote', () => {
  // counter-84
  it('the draft starts with the product that matches the text, in the available quantity', () => {
    expect(draftOf(aRequest(), theMatch('same')).rows[0]?.choice).toMatchObject({
      kind: 'product',
      quantity: 10,
      isSubstitute: false,
    });
    const few = draftOf(aRequest(), theMatch('same', aProduct({ stock: 4 })));
    expect(few.rows[0]?.choice).toMatchObject({ kind: 'product', quantity: 4 });
  });

  // counter-84
  it('the draft repeats a previous offer up to the stock, and is undecided if there is none', () => {
    const before = (stock: number) => {
      const answer = {
        kind: 'product' as const,
        productId: '7',
        product: aProduct({ stock }),
        name: 'Napa',
        strength: '500 mg',
        isSubstitute: false,
        quantity: 10,
        unitPrice: 1_00,
      };
      const request = aRequest({ answer: given, rows: [aRow({ answer, shortLeft: 0 })] });
      return draftOf(request, theMatch('same', aProduct({ stock })));
    };
    expect(before(500).rows[0]?.choice).toMatchObject({ kind: 'product', quantity: 10 });
    expect(before(3).rows[0]?.choice).toMatchObject({ kind: 'product', quantity: 3 });
    expect(before(0).rows[0]?.choice).toEqual({ kind: 'open' });
    expect(problemWith(before(0))).toEqual({ key: '1', kind: 'undecided' });
  });

  // counter-84
  it('a similar product and one out of stock are left to the pharmacist', () => {
    expect(draftOf(aRequest(), theMatch('name')).rows[0]?.choice.kind).toBe('open');
    expect(draftOf(aRequest(), theMatch('similar')).rows[0]?.choice.kind).toBe('open');
    const out = draftOf(aRequest(), theMatch('same', aProduct({ stock: 0 })));
    expect(out.rows[0]?.choice.kind).toBe('open');
    expect(draftOf(aRequest(), []).rows[0]?.choice.kind).toBe('open');
  });

  // counter-84
  it('the draft starts with the previous quote if there is one', () => {
    const answer = {
      kind: 'product' as const,
      product: aProduct(),
      productId: '7',
      name: 'Napa',
      strength: '500 mg',
      isSubstitute: true,
      unitPrice: 1_00,
      quantity: 6,
    };
    const draft = draftOf(aRequest({ answer: given, rows: [aRow({ answer })], version: 1 }), []);
    expect(draft).toMatchObject({ version: 1, note: 'Only ten' });
    expect(draft.rows[0]?.choice).toMatchObject({ isSubstitute: true, quantity: 6 });
  });

  // counter-85
  it('a product of the same generic, strength and form by another company is a substitute', () => {
    const other = aProduct({ id: '8', name: 'Ace', company: 'Square' });
    expect(offer(other, 10, aProduct()).isSubstitute).toBe(true);
    expect(offer(aProduct(), 10, aProduct()).isSubstitute).toBe(false);
    expect(offer({ ...other, strength: '650 mg' }, 10, aProduct()).isSubstitute).toBe(false);
    expect(offer(other, 10, null).isSubstitute).toBe(false);
  });

  // counter-87
  it('the total is that of the checkout: the prices, plus the delivery charge of the district', () => {
    const draft = draftOf(aRequest(), theMatch('same'));
    expect(sumOf(draft, dhaka)).toEqual({ goods: 10_00, deliveryCharge: 80_00, total: 90_00 });
    expect(sumOf(draft, null)).toEqual({ goods: 10_00, deliveryCharge: null, total: 10_00 });
    const dear = changeDraft(draft, {
      type: 'chosen',
      key: '1',
      choice: { kind: 'price', unitPrice: 200_00, quantity: 10 },
    });
    expect(sumOf(dear, dhaka)).toEqual({
      goods: 2_000_00,
      deliveryCharge: 50_00,
      total: 2_050_00,
    });
  });

  // counter-86
  it('the draft cannot be sent before every medicine is decided', () => {
    const open = draftOf(aRequest(), []);
    expect(problemWith(open)).toEqual({ key: '1', kind: 'undecided' });
    const choose = (choice: Parameters<typeof changeDraft>[1] & { type: 'chosen' }) =>
      problemWith(changeDraft(open, choice));
    const blank = { kind: 'price', unitPrice: null, quantity: 10 } as const;
    expect(choose({ type: 'chosen', key: '1', choice: blank })?.kind).toBe('no-price');
    const none = { kind: 'none' } as const;
    expect(choose({ type: 'chosen', key: '1', choice: none })).toBeNull();
    const many = { ...offer(aProduct(), 10, null), quantity: 501 };
    expect(choose({ type: 'chosen', key: '1', choice: many })?.kind).toBe('too-many');
    expect(problemWith(draftOf(aRequest({ rows: [] }), []))?.kind).toBe('no-rows');
  });

  // counter-86
  it('the draft accepts medicines that were read from the photo, each with a name', () => {
    const began = changeDraft(draftOf(aRequest({ rows: [] }), []), { type: 'added', key: 'p1' });
    const decided = changeDraft(began, { type: 'chosen', key: 'p1', choice: { kind: 'none' } });
    expect(problemWith(decided)?.kind).toBe('no-name');
    const named = changeDraft(decided, {
      type: 'described',
      key: 'p1',
      name: 'Seclo',
      strength: '20 mg',
      asked: 14,
    });
    expect(problemWith(named)).toBeNull();
    expect(rowsOf(named)).toEqual([
      {
        from: 'photo',
        name: 'Seclo',
        strength: '20 mg',
        quantity: 14,
        answer: { kind: 'none' },
      },
    ]);
    expect(changeDraft(named, { type: 'removed', key: 'p1' }).rows).toEqual([]);
  });

  // counter-88
  it('a draft in which nothing can be had ends the request', () => {
    const draft = draftOf(aRequest(), theMatch('same'));
    expect(isNothingToBeHad(draft)).toBe(false);
    const none = changeDraft(draft, { type: 'chosen', key: '1', choice: { kind: 'none' } });
    expect(isNothingToBeHad(none)).toBe(true);
  });

  // counter-92
  it('the draft is kept when a colleague quotes meanwhile, and refers to the new version', () => {
    const mine = changeDraft(draftOf(aRequest(), theMatch('same')), {
      type: 'noted',
      note: 'Call me',
    });
    const theirs = aRequest({
      version: 3,
      answer: given,
      rows: [aRow({ answer: { kind: 'none' } })],
    });
    const kept = changeDraft(mine, { type: 'keptOver', request: theirs });
    expect(kept).toMatchObject({ version: 3, note: 'Call me' });
    expect(kept.rows[0]?.choice.kind).toBe('product');
  });

  // counter-87
  it('the draft follows the prices and the stock of the catalogue', () => {
    const draft = draftOf(aRequest(), theMatch('same'));
    const now = withStockOf(draft, theMatch('same', aProduct({ listPrice: 2_00, discount: 0 })));
    expect(sumOf(now, null).goods).toBe(20_00);
  });
});
