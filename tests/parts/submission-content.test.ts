import { describe, expect, it } from 'vitest';
import { wholeContent } from '#parts/submissions/submission-content.ts';
import { bengaliWords } from '#text/bengali-words.ts';
import { plainWords } from '#text/product-words.ts';
import { aRequestPayload } from '#tests/builders/request-payload.ts';
import { aStoredOrder } from '#tests/builders/stored-order.ts';
import { aSubmission } from '#tests/builders/submission.ts';

const content = (payload: unknown, language: 'en' | 'bn' = 'en') =>
  wholeContent(
    aSubmission({ kind: 'order', payload }),
    language,
    language === 'bn' ? bengaliWords : plainWords,
  );

describe('the full text of an order, for a file or a copy', () => {
  // offline-97, offline-161
  it('the text has the products, the payable amount, the note, the phones and the address', () => {
    expect(content(aStoredOrder())).toEqual([
      'Napa 500 mg × 20',
      '৳104.00',
      ' call first ',
      '',
      'রহিমা, 01712345678',
      'বাড়ি ৭, Dhaka, Dhaka',
    ]);
    expect(content(aStoredOrder(), 'bn')).toContain('৳১০৪.০০');
  });

  // offline-98
  it('a product has its strength in the reader’s language', () => {
    const order = aStoredOrder();
    const drops = { ...order.bag.Items[0], id: '2', St: '80 mg/ml', NmBn: 'নাপা', quantity: 1 };
    const both = { ...order, bag: { Items: [...order.bag.Items, drops] } };
    expect(content(both).slice(0, 2)).toEqual(['Napa 500 mg × 20', 'Napa 80 mg/ml × 1']);
    expect(content(both, 'bn')[1]).toBe('নাপা ৮০ মিগ্রা/মিলি × ১');
  });

  // offline-97, offline-161
  it('the customer’s own phone is included if it differs', () => {
    const order = aStoredOrder();
    const address = { ...order.address, customerPhone: '01812345678' };
    expect(content({ ...order, address })).toContain('রহিমা, 01712345678, 01812345678');
  });

  it('the text is empty if the payload cannot be read', () => {
    expect(content(null)).toEqual([]);
  });
});

describe('the full text of a request, for a file or a copy', () => {
  // offline-97, offline-161
  it('the text ends with the receiver and the address', () => {
    const request = aSubmission({ payload: aRequestPayload() });
    expect(wholeContent(request, 'en', plainWords).slice(-3)).toEqual([
      '',
      expect.stringContaining('01712345678'),
      expect.stringContaining('বাড়ি ১২'),
    ]);
  });
});
