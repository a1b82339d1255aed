import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSuccessPage } from '#domain/success-query.ts';

describe('the address of the success page', () => {
  // checkout-90
  it('the address contains OrderNo, Payment, Transaction, Phone, Id and IsNew', () => {
    const page = readSuccessPage({
      OrderNo: 'N-1001',
      Payment: 1,
      Transaction: 'ab12',
      Phone: '+8801712345678',
      Id: 'd5b0',
      IsNew: '1',
    });
    expect(page).toEqual({
      orderNo: 'N-1001',
      payment: 'success',
      transaction: 'ab12',
      phone: '01712345678',
      orderId: 'd5b0',
      isNew: true,
      submissionId: '',
    });
  });

  // payments-20
  it.each([
    [undefined, 'none'],
    ['', 'none'],
    [0, 'none'],
    ['0', 'none'],
    [1, 'success'],
    ['2', 'failed'],
    ['3', 'cancelled'],
    ['96', 'unknown'],
    ['-1', 'unknown'],
    ['success', 'unknown'],
    ['1 or 1=1', 'unknown'],
  ])('Payment %j is read as %s', (Payment, payment) => {
    expect(readSuccessPage({ Payment }).payment).toBe(payment);
  });

  // shell-121
  it.each(['Submission', 'Letter'])('a submission of this phone is named by %s', (name) => {
    expect(readSuccessPage({ [name]: 'some-id' }).submissionId).toBe('some-id');
  });

  // checkout-90
  it('only plain names are returned, for any content of the address', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.anything(),
      fc.constantFrom('<img src=x onerror=alert(1)>', 'javascript:alert(1)', '../..', '9e999'),
    );
    const names = ['OrderNo', 'Payment', 'Transaction', 'Phone', 'Id', 'IsNew', 'Submission'];
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 7, maxLength: 7 }), (values) => {
        const page = readSuccessPage(
          Object.fromEntries(names.map((name, at) => [name, values[at]])),
        );
        for (const shown of [page.orderNo, page.transaction, page.orderId, page.submissionId]) {
          expect(shown).toMatch(/^[\w-]{0,100}$/);
        }
        expect(page.phone).toMatch(/^(01[3-9]\d{8})?$/);
      }),
      { numRuns: 1_000 },
    );
  });
});
