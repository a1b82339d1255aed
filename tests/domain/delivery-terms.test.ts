import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chargeNoteOf,
  deliveryProblem,
  deliveryRule,
  exceptionsOf,
  firstTableProblem,
  termsProblems,
  type DeliveryTerms,
  type NamedTerms,
} from '#domain/delivery-terms.ts';
import { deliveryDaysTo, isInsideDhaka } from '#domain/delivery-estimate.ts';
import { chargeNoteText } from '#text/delivery-rules.ts';
import { demoPlaces, demoShop } from '#tests/builders/shop.ts';

const usual: DeliveryTerms = {
  standard: 120_00,
  threshold: 2000_00,
  reduced: 60_00,
  isDelivered: true,
  takesCash: true,
  days: null,
};

function district(name: string, terms: Partial<DeliveryTerms> = {}): NamedTerms {
  return { ...usual, name, areas: [], ...terms };
}

const gazipur: NamedTerms = {
  ...district('Gazipur', { isDelivered: false }),
  areas: [{ ...usual, name: 'Kaliganj' }],
};

describe('the terms of a place', () => {
  // counter-342
  it('have a problem for amounts and days out of range, and for a lower charge that is higher', () => {
    expect(termsProblems(usual)).toEqual({
      standard: false,
      threshold: false,
      reduced: false,
      days: false,
    });
    const wrong = { ...usual, standard: -1, threshold: Number.NaN, days: { from: 3, to: 2 } };
    expect(termsProblems(wrong)).toEqual({
      standard: 'chargeInvalid',
      threshold: 'thresholdInvalid',
      reduced: false,
      days: 'daysInvalid',
    });
    expect(termsProblems({ ...usual, reduced: 130_00 }).reduced).toBe('reducedHigher');
    expect(termsProblems({ ...usual, threshold: 0, reduced: 130_00 }).reduced).toBe(false);
  });

  // counter-342
  it('are checked in areas too', () => {
    const area = { ...usual, id: 7, standard: 20_000_00 };
    expect(firstTableProblem({ rows: [{ ...usual, id: 3, areas: [area] }] })).toEqual({
      districtId: 3,
      areaId: 7,
      problem: 'chargeInvalid',
    });
  });
});

describe('the rules of a place', () => {
  const exceptions = exceptionsOf([
    gazipur,
    district('Khulna', { takesCash: false, days: { from: 5, to: 9 } }),
    district('Dhaka', { standard: 80_00 }),
  ]);

  // checkout-137
  it('only places that differ are sent to phones', () => {
    expect(exceptions.map((one) => `${one.district}/${one.area}`)).toEqual([
      'Gazipur/',
      'Gazipur/Kaliganj',
      'Khulna/',
    ]);
  });

  // checkout-137
  it('a district without delivery can have areas with delivery', () => {
    expect(deliveryProblem(exceptions, { district: 'Gazipur' })).toBe('area-needed');
    expect(deliveryProblem(exceptions, { district: 'Gazipur', area: 'Sreepur' })).toBe(
      'not-delivered',
    );
    expect(deliveryProblem(exceptions, { district: 'gazipur', area: 'Kaliganj ' })).toBeNull();
    expect(deliveryProblem(exceptions, { district: '' })).toBeNull();
  });

  // checkout-140
  it('its own delivery time goes before the one of the zone', () => {
    const shop = demoShop({ places: { ...demoPlaces, exceptions } });
    expect(deliveryDaysTo(shop, { district: 'Khulna', area: 'Dumuria' })).toEqual({
      from: 5,
      to: 9,
    });
    expect(deliveryDaysTo(shop, { district: 'Bogura' })).toEqual({ from: 2, to: 4 });
  });

  // checkout-137
  it('the exceptions give every place the rules of the table', () => {
    const rule = fc.record({ isDelivered: fc.boolean(), takesCash: fc.boolean() });
    const table = fc.array(fc.tuple(rule, fc.array(rule, { maxLength: 3 })), { maxLength: 4 });
    fc.assert(
      fc.property(table, (written) => {
        const districts = written.map(([own, areas], at) => ({
          ...district(`D${at}`, own),
          areas: areas.map((area, n) => ({ ...usual, ...area, name: `A${n}` })),
        }));
        const found = exceptionsOf(districts);
        for (const one of districts) {
          expect(deliveryRule(found, { district: one.name })).toMatchObject({
            isDelivered: one.isDelivered,
            takesCash: one.takesCash,
          });
          for (const { name, isDelivered, takesCash } of one.areas)
            expect(deliveryRule(found, { district: one.name, area: name })).toMatchObject({
              isDelivered,
              takesCash,
            });
        }
      }),
    );
  });
});

describe('the charges that pages name', () => {
  const isInside = (place: { district: string }) => isInsideDhaka(demoShop(), place);
  const noteText = (districts: NamedTerms[]) =>
    chargeNoteText(chargeNoteOf(districts, isInside), 'en');
  const dhaka = district('Dhaka', { standard: 80_00 });

  // checkout-29
  it('are those of the delivered places in the home city and outside', () => {
    expect(noteText([dhaka, district('Khulna')])).toBe(
      'Delivery charge: 80 TK within Dhaka city, 120 TK outside.',
    );
    expect(noteText([dhaka, district('Khulna'), district('Bandarban', { standard: 200_00 })])).toBe(
      'Delivery charge: 80 TK within Dhaka city, 120–200 TK outside.',
    );
  });

  // checkout-29
  it('say so if a zone is not delivered', () => {
    expect(noteText([dhaka, district('Khulna', { isDelivered: false })])).toBe(
      'Delivery charge: 80 TK within Dhaka city. We do not deliver outside.',
    );
    expect(noteText([])).toBe('');
  });
});
