import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as shipping from '#contract/shipping.ts';
import * as storedBag from '#contract/stored-bag.ts';
import * as stored from '#contract/stored.ts';
import type { Bag } from '#domain/bag.ts';
import { address, addressOnWire } from './samples/requests.ts';

const line = {
  id: '17',
  quantity: 3,
  name: 'Napa',
  nameBn: 'নাপা',
  strength: '500 mg',
  form: 'Tablet',
  genericName: 'Paracetamol',
  company: 'Beximco Pharmaceuticals Ltd.',
  listPrice: 120,
  discount: 12,
  discountPercent: 10,
  stock: 240,
  isPrescriptionRequired: false,
  pack: { name: 'strip', pieces: 10 },
  image: 'napa.webp',
  permalink: 'napa-500-mg-tablet',
};

const written = {
  id: '17',
  quantity: 3,
  MRP: 1.2,
  discount: 0.12,
  discountPercent: 10,
  Nm: 'Napa',
  St: '500 mg',
  Ct: 'Tablet',
  GN: 'Paracetamol',
  Sp: 'Beximco Pharmaceuticals Ltd.',
  Stk: 240,
  image: 'napa.webp',
  permalink: 'napa-500-mg-tablet',
  NmBn: 'নাপা',
  Rx: false,
  PkNm: 'strip',
  PkPcs: 10,
};

const plainLine = {
  id: 18,
  quantity: '2',
  MRP: '7.00',
  discount: 0,
  discountPercent: 0,
  Nm: 'Seclo',
  Stk: 99_999,
};

describe('the bag in CARTV2', () => {
  // bag-2
  it('the bag is written in taka, with TotalItems as the number of lines', () => {
    expect(storedBag.writeBag({ lines: [line] })).toEqual({
      TotalItems: 1,
      TotalAmmount: 3.24,
      Items: [written],
    });
  });

  // bag-1
  it('the bag is read as it was written', () => {
    const bag: Bag = { lines: [line, { ...line, id: '18', discount: 0 }] };
    const kept: unknown = JSON.parse(JSON.stringify(storedBag.writeBag(bag)));
    expect(v.parse(storedBag.bag, kept)).toEqual(bag);
  });

  it('the bag is read without our additions and with numbers as text', () => {
    const bag = v.parse(storedBag.bag, {
      TotalItems: 1,
      TotalAmmount: 14,
      Items: [plainLine],
    });
    expect(bag.lines).toMatchObject([
      { id: '18', quantity: 2, listPrice: 700, name: 'Seclo', nameBn: '', company: '' },
    ]);
  });

  // bag-2
  it('the stored totals are ignored', () => {
    const bag = v.parse(storedBag.bag, { TotalItems: 900, TotalAmmount: -5, Items: [written] });
    expect(storedBag.writeBag(bag)).toMatchObject({ TotalItems: 1, TotalAmmount: 3.24 });
  });

  // bag-4
  it('unreadable lines are removed and the others are kept', () => {
    const damaged = [
      null,
      'Napa',
      {},
      { ...written, id: '19', quantity: 0 },
      { ...written, id: '20', quantity: -1 },
      { ...written, id: '21', quantity: 1.5 },
      { ...written, id: '22', MRP: 'free' },
      { ...written, id: '23', MRP: -1 },
      { ...written, id: '24', MRP: null },
      written,
      { ...written, quantity: 8 },
    ];
    const bag = v.parse(storedBag.bag, { Items: damaged });
    expect(bag.lines).toEqual([line]);
  });

  // bag-14
  it('a line holds at most 9999 units, and a discount never exceeds the price', () => {
    const bag = v.parse(storedBag.bag, { Items: [{ ...written, quantity: 1e9, discount: 99 }] });
    expect(bag.lines).toMatchObject([{ quantity: 9_999, discount: 120 }]);
  });

  it.each([[null], [undefined], ['x'], [3], [[]], [{}], [{ Items: 'x' }], [{ Items: null }]])(
    'the bag is empty if the storage holds %j',
    (kept) => {
      expect(v.parse(storedBag.bag, kept)).toEqual({ lines: [] });
    },
  );
});

describe('the session in USER', () => {
  const user = { id: '7', name: 'Rahima', email: '', phone: '01712345678', image: '', token: 't' };

  // offline-120, sign-in-47
  it('the session is read as it is stored', () => {
    expect(v.parse(stored.session, user)).toEqual(user);
    expect(v.parse(stored.session, { id: 7, token: 't', name: null })).toEqual({
      ...user,
      name: '',
      phone: '',
    });
  });

  // offline-27, offline-120, sign-in-48
  it.each([[null], ['x'], [{}], [{ ...user, token: '' }], [{ ...user, id: undefined }]])(
    'there is no session if the storage holds %j',
    (kept) => {
      expect(v.is(stored.session, kept)).toBe(false);
    },
  );
});

describe('the address', () => {
  // customer-area-130
  it('the address is written and read as the flat shipping object', () => {
    expect(shipping.shippingOnWire(address)).toEqual(addressOnWire);
    expect(v.parse(shipping.shippingAddress, addressOnWire)).toEqual(address);
  });

  // customer-area-131
  it('areaId is 0 if no area was chosen', () => {
    const kept = shipping.shippingOnWire({ ...address, area: null });
    expect(kept).toMatchObject({ areaId: 0, area: '' });
    expect(v.parse(shipping.shippingAddress, kept).area).toBeNull();
  });

  it('an empty address is written and read', () => {
    const nothing = {
      receiverName: '',
      receiverPhone: '',
      customerPhone: '',
      division: null,
      district: null,
      area: null,
      address: '',
    };
    expect(v.parse(shipping.shippingAddress, shipping.shippingOnWire(nothing))).toEqual(nothing);
    expect(v.parse(shipping.shippingAddress, {})).toEqual(nothing);
  });

  it('a district without a charge differs from one with free delivery', () => {
    const unknown = { ...address, district: { ...address.district, charge: null } };
    expect(v.parse(shipping.shippingAddress, shipping.shippingOnWire(unknown))).toEqual(unknown);
    const free = {
      ...address,
      district: { ...address.district, charge: { standard: 0, threshold: 0, reduced: 0 } },
    };
    expect(v.parse(shipping.shippingAddress, shipping.shippingOnWire(free))).toEqual(free);
  });
});

describe('the language in lang', () => {
  it('the language is English or Bengali', () => {
    expect(['en', 'bn', 'fr', null].map((kept) => v.is(stored.language, kept))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
