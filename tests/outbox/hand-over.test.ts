import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { place } from '#contract/orders.ts';
import { readHandOver } from '#domain/hand-over/code.ts';
import { handedOrder } from '#domain/hand-over/content.ts';
import { handOverTextOf } from '#outbox/hand-over.ts';
import { kindOf } from '#outbox/kinds.ts';
import { handOverIdOf } from '#server/services/hand-over/hand-over-keys.ts';
import { aStoredOrder } from '#tests/builders/stored-order.ts';
import { aSubmission } from '#tests/builders/submission.ts';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const anOrder = (changes = {}) =>
  aSubmission({ id, kind: 'order', payload: aStoredOrder(), ...changes });

describe('the text of a waiting order', () => {
  // offline-163, offline-166, offline-167
  it('the text equals the text that the server computes from the order when the phone sends it', async () => {
    const submission = anOrder();
    const { text = '' } = (await handOverTextOf(submission)) ?? {};
    const wire = Object(kindOf(submission).dataOf(submission.payload, ['photo-1']));
    const asked = v.parse(place.request, { ...JSON.parse(JSON.stringify(wire)), ActivityId: id });
    expect(readHandOver(text).handed).toEqual({
      id: handOverIdOf(id),
      isCustomers: false,
      content: handedOrder(asked),
    });
  });

  // offline-163
  it('the text contains whether a customer wrote it, but not which one', async () => {
    const { text = '' } = (await handOverTextOf(anOrder({ owner: 'ayesha' }))) ?? {};
    expect(readHandOver(text).handed?.isCustomers).toBe(true);
  });

  // offline-160
  it.each([
    ['a product without a number', { bag: aStoredOrder({ productId: 'napa' }).bag }],
    ['no readable phone', { address: { ...aStoredOrder().address, receiverPhone: '12' } }],
    ['a choice that nobody offers', { paymentMethod: 'BARTER' }],
  ])('an order with %s has no text', async (_, changes) => {
    const payload = { ...aStoredOrder(), ...changes };
    expect(await handOverTextOf(anOrder({ payload }))).toBeNull();
  });

  // offline-160
  it('a kind that the counter cannot enter has no text', async () => {
    const submission = aSubmission({ kind: 'review', payload: { content: 'Quick' } });
    expect(await handOverTextOf(submission)).toBeNull();
  });
});
