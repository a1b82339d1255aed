import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changeBag,
  emptyBag,
  lineOf,
  quantityLimit,
  totalAmount,
  totalItems,
  type Bag,
  type BagEvent,
} from '#domain/bag.ts';
import { aLine, aProduct, currentInfo } from '#tests/builders/product.ts';

const id = fc.constantFrom('1', '2', '3', '4');
const quantity = fc.oneof(
  fc.integer({ min: -3, max: 20_000 }),
  fc.constantFrom(0, 1, 9_999, 10_000, 2.5, Number.NaN, Number.POSITIVE_INFINITY),
);
const stock = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant(99_999));
const paisa = fc.integer({ min: 0, max: 10_000_000 });
const product = fc
  .record({ id, stock, listPrice: paisa, discount: paisa })
  .map((differences) => aProduct(differences));
const line = fc
  .record({ id, stock, quantity, listPrice: paisa, discount: paisa })
  .map((differences) => aLine(differences));
const info = fc
  .record({ id, stock, listPrice: paisa, discount: paisa })
  .map((differences) => currentInfo(differences));

const event: fc.Arbitrary<BagEvent> = fc.oneof(
  fc.record({ type: fc.constant('productAdded' as const), product }),
  fc.record({ type: fc.constant('productAddedWithQuantity' as const), product, quantity }),
  fc.record({ type: fc.constant('quantityChanged' as const), id, quantity }),
  fc.record({ type: fc.constant('lineRemoved' as const), id }),
  fc.record({ type: fc.constant('lineRestored' as const), line, position: fc.nat(5) }),
  fc.record({ type: fc.constant('bagCleared' as const) }),
  fc.record({ type: fc.constant('bagRestored' as const), lines: fc.array(line) }),
  fc.record({ type: fc.constant('pricesRefreshed' as const), current: fc.array(info) }),
  fc.record({ type: fc.constant('updatedFromCheckout' as const), lines: fc.array(line) }),
);
const story = fc.array(event, { maxLength: 40 });

function after(events: BagEvent[]): Bag {
  return events.reduce(changeBag, emptyBag);
}

describe('the bag after any sequence of changes', () => {
  // bag-1
  it('each product is in the bag at most once', () => {
    fc.assert(
      fc.property(story, (events) => {
        const ids = after(events).lines.map((kept) => kept.id);
        expect(new Set(ids).size).toBe(ids.length);
      }),
    );
  });

  // bag-14
  it('every quantity is whole and between 1 and min(stock, 9999)', () => {
    fc.assert(
      fc.property(story, (events) => {
        for (const kept of after(events).lines) {
          expect(Number.isInteger(kept.quantity)).toBe(true);
          expect(kept.quantity).toBeGreaterThanOrEqual(1);
          expect(kept.quantity).toBeLessThanOrEqual(quantityLimit(kept));
        }
      }),
    );
  });

  // bag-26, bag-28, bag-29
  it('the total is exact to the paisa and never below 0', () => {
    fc.assert(
      fc.property(story, (events) => {
        const bag = after(events);
        let sum = 0n;
        for (const kept of bag.lines.filter(({ stock }) => stock > 0)) {
          const price =
            kept.discount > 0 ? Math.max(0, kept.listPrice - kept.discount) : kept.listPrice;
          sum += BigInt(price) * BigInt(kept.quantity);
        }
        expect(BigInt(totalAmount(bag))).toBe(sum);
        expect(totalAmount(bag)).toBeGreaterThanOrEqual(0);
        expect(totalItems(bag)).toBe(bag.lines.length);
      }),
    );
  });

  it('adding and then removing a new product leaves the bag unchanged', () => {
    fc.assert(
      fc.property(story, (events) => {
        const bag = after(events);
        const added = changeBag(bag, { type: 'productAdded', product: aProduct({ id: 'new' }) });
        expect(changeBag(added, { type: 'lineRemoved', id: 'new' })).toEqual(bag);
      }),
    );
  });

  it('removing a line and undoing it leaves the bag unchanged', () => {
    fc.assert(
      fc.property(story, id, (events, removed) => {
        const bag = after(events);
        const kept = lineOf(bag, removed);
        fc.pre(kept !== undefined);
        if (!kept) return;
        const position = bag.lines.indexOf(kept);
        const without = changeBag(bag, { type: 'lineRemoved', id: removed });
        expect(changeBag(without, { type: 'lineRestored', line: kept, position })).toEqual(bag);
      }),
    );
  });

  it('a change does not mutate the bag that it gets', () => {
    fc.assert(
      fc.property(story, event, (events, next) => {
        const bag = after(events);
        const before = structuredClone(bag);
        changeBag(bag, next);
        expect(bag).toEqual(before);
      }),
    );
  });
});
