import { describe, expect, it } from 'vitest';
import { alternativesTo } from '#domain/alternatives.ts';
import { aProduct } from '#tests/builders/product.ts';

const strip = { name: 'strip of 10', pieces: 10 };
const napa = aProduct({ id: '1', pack: strip });
const ace = aProduct({ id: '2', name: 'Ace', company: 'Square', listPrice: 80, pack: strip });

const idsFor = (product: typeof napa, known: (typeof napa)[]) =>
  alternativesTo(product, known).map(({ id }) => id);

describe('alternatives from other companies', () => {
  // catalogue-67
  it('alternatives have the same generic, strength and form, lowest unit price first', () => {
    const dear = aProduct({ id: '3', company: 'ACI', listPrice: 300, discount: 10, pack: strip });
    expect(idsFor(napa, [napa, dear, ace])).toEqual(['2', '3']);
  });

  it.each([
    ['the same company', { company: napa.company }],
    ['another strength', { strength: '665 mg' }],
    ['another form', { form: 'Syrup' }],
    ['another generic', { genericName: 'Ibuprofen' }],
    ['an unknown price', { listPrice: 0 }],
  ])('a product is left out because of %s', (_, differences) => {
    expect(idsFor(napa, [{ ...ace, ...differences }])).toEqual([]);
  });

  // catalogue-67
  it('bottles compare only with the same size, and pieces with any strip', () => {
    const small = aProduct({ id: '4', pack: { name: '60 ml', pieces: 1 } });
    const large = aProduct({ id: '5', company: 'ACI', pack: { name: '100 ml', pieces: 1 } });
    expect(idsFor(small, [large])).toEqual([]);
    expect(idsFor(small, [{ ...large, pack: small.pack }])).toEqual(['5']);
    const box = { ...ace, pack: { name: 'strip of 12', pieces: 12 } };
    expect(idsFor(napa, [box])).toEqual(['2']);
  });

  it('goods without a generic name have no alternatives', () => {
    const soap = aProduct({ genericName: '' });
    expect(idsFor(soap, [{ ...ace, genericName: '' }])).toEqual([]);
  });
});
