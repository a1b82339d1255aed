import { beforeEach, describe, expect, it } from 'vitest';
import { submissionKinds, type SubmissionKind } from '#domain/submission.ts';
import { statusOf } from '#domain/delivery-status.ts';
import type { ContentLine } from '#outbox/kind.ts';
import { kindOf } from '#outbox/kinds.ts';
import { newPhone, sendKind, type Phone, type Tab } from './phone.ts';
import type { Mishap } from './pharmacy.ts';

let phone: Phone;
let tab: Tab;

beforeEach(async () => {
  phone = newPhone();
  phone.owner = 'ayesha';
  tab = await phone.openTab();
});

interface Kind {
  kind: SubmissionKind;
  path: string;
  payload: unknown;
  /** The expected request body, without the ActivityId. */
  body: unknown;
  /** The expected content lines. */
  lines: ContentLine[];
}

const kinds: Kind[] = [
  {
    kind: 'product-request',
    path: 'ProductArea/ProductRequest/Request',
    payload: {
      productId: '11006',
      phone: '01712345678',
      quantity: 3,
      productName: 'Napa 250 mg',
      product: { name: 'Napa', nameBn: 'নাপা', strength: '250 mg' },
    },
    body: { ProductId: '11006', Phone: '01712345678', Quantity: 3 },
    lines: [{ texts: [{ name: 'Napa', nameBn: 'নাপা', strength: '250 mg' }], quantity: 3 }],
  },
  {
    kind: 'contact',
    path: 'ContactArea/Contact/Add',
    payload: { name: 'Rahima', phone: '0171', email: '', message: 'Hello', writtenAt: 'now' },
    body: { Name: 'Rahima', Mobile: '0171', Email: '', Massege: 'Hello' },
    lines: [{ texts: ['Hello'] }],
  },
  {
    kind: 'review',
    path: 'ReviewArea/AppReview/Create',
    payload: { content: 'Quick and polite' },
    body: { Content: 'Quick and polite' },
    lines: [{ texts: ['Quick and polite'] }],
  },
  {
    kind: 'comment',
    path: 'ReviewArea/Comment/Create',
    payload: { productId: '17', content: 'Good', productKey: 'napa', productName: 'Napa' },
    body: { ProductId: '17', Content: 'Good' },
    lines: [{ texts: ['Napa'] }, { texts: ['Good'] }],
  },
  {
    kind: 'complaint',
    path: 'CommonArea/Complain/Add',
    payload: { type: 'Delivary', text: 'Late' },
    body: { ContentTitle: 'Delivary', Content: 'Late', Remarks: '' },
    lines: [{ texts: ['Late'] }],
  },
];

const minute = 60_000;
const send = ({ kind, payload }: Kind, owner = 'ayesha') => sendKind(tab, kind, payload, { owner });
const receivedAt = (path: string) => phone.pharmacy.received.filter((one) => one.path === path);

describe.each(kinds.map((one) => [one.kind, one] as const))(
  'a submission of the kind %s',
  (_, one) => {
    // customer-area-136, offline-29, offline-30, offline-50
    it('the submission is sent under its own key in the wire format and gets no number', async () => {
      const id = await send(one);
      await tab.deliver();
      const [received] = receivedAt(one.path);
      expect(received?.headers.get('idempotency-key')).toBe(id);
      expect(received?.body).toMatchObject(Object(one.body));
      const submission = await tab.submission(id);
      expect(submission && statusOf(submission, phone.now())).toMatchObject({
        kind: 'sent',
        orderNo: '',
      });
      expect(await tab.outboxStore.receipts()).toMatchObject([{ id, orderNo: '' }]);
    });

    // offline-4
    it.each<[string, Mishap]>([
      ['the request is lost', 'request lost'],
      ['the response is lost after the commit', 'response lost'],
      ['a captive portal responds', 'captive portal'],
      ['the server is busy', { status: 503, headers: { 'retry-after': '1' } }],
      ['it was one of too many', { status: 429, headers: { 'retry-after': '30' } }],
    ])('the pharmacy stores the submission once when %s', async (_name, mishap) => {
      let left = 3;
      phone.pharmacy.mishap = (received) => {
        if (received.path !== one.path || left === 0) return null;
        left -= 1;
        return mishap;
      };
      const id = await send(one);
      for (let round = 0; round < 5; round += 1) {
        await tab.deliver();
        phone.wait(10 * minute);
      }
      expect(phone.pharmacy.keys()).toEqual([id]);
      expect((await tab.submission(id))?.state).toBe('sent');
    });

    // offline-107
    it('the submission is never sent with another customer’s credentials', async () => {
      phone.owner = 'ayesha';
      const id = await send(one);
      phone.pharmacy.mishap = () => 'request lost';
      await tab.deliver();
      phone.owner = 'babul';
      phone.pharmacy.mishap = () => null;
      phone.wait(10 * minute);
      const own = await send(one, 'babul');
      await tab.deliver();
      expect(phone.pharmacy.rows.map(({ key, principal }) => [key, principal])).toEqual([
        [own, 'babul'],
      ]);
      expect((await tab.submission(id))?.state).toBe('needs-sign-in');
      phone.owner = 'ayesha';
      await tab.resumeAfterSignIn('ayesha');
      await tab.deliver();
      expect(phone.pharmacy.rows.at(-1)).toMatchObject({ key: id, principal: 'ayesha' });
    });

    // offline-109
    it('the worker sends the submission with the grant of its author', async () => {
      await sendKind(tab, 'contact', kinds[1]?.payload, { owner: 'ayesha' });
      await tab.deliver();
      const id = await send(one);
      phone.owner = null;
      await tab.deliver();
      expect(phone.pharmacy.rows.find((row) => row.key === id)?.principal).toBe('ayesha');
      expect(receivedAt(one.path).at(-1)?.headers.get('datacontent')).toBeNull();
    });

    // offline-73
    it('a refused submission is stored with the pharmacy’s message', async () => {
      phone.pharmacy.refusal = 'This product is not in the shop any more.';
      const id = await send(one);
      await tab.deliver();
      const submission = await tab.submission(id);
      expect(submission?.payload).toEqual(one.payload);
      expect(submission && statusOf(submission, phone.now())).toMatchObject({
        kind: 'refused',
        message: 'This product is not in the shop any more.',
      });
    });

    // offline-94
    it('a submission that was cancelled after a lost response counts as sent', async () => {
      phone.pharmacy.mishap = (received) => (received.path === one.path ? 'response lost' : null);
      const id = await send(one);
      await tab.deliver();
      expect(await tab.cancelSubmission(id)).toBe('asking');
      await tab.deliver();
      const submission = await tab.submission(id);
      expect(submission && statusOf(submission, phone.now())).toMatchObject({
        kind: 'sent',
        orderNo: '',
      });
    });

    // offline-94
    it('a submission that was cancelled after a lost request is deleted and not sent again', async () => {
      phone.pharmacy.mishap = (received) => (received.path === one.path ? 'request lost' : null);
      const id = await send(one);
      await tab.deliver();
      await tab.cancelSubmission(id);
      await tab.deliver();
      expect(await tab.submission(id)).toBeUndefined();
      expect(phone.pharmacy.rows).toEqual([]);
    });

    // offline-86
    it('a submission with an invalid payload is quarantined and the next one is sent', async () => {
      const broken = await sendKind(tab, one.kind, { nothing: 'of the kind' }, { owner: 'ayesha' });
      const next = await send(one);
      await tab.deliver();
      expect((await tab.submission(broken))?.state).toBe('quarantine');
      expect((await tab.submission(next))?.state).toBe('sent');
    });
  },
);

describe('the definition of a kind', () => {
  it.each(submissionKinds)('every kind has its file: %s', (kind) => {
    expect(kindOf({ kind }).linesOf).toBeTypeOf('function');
  });

  // offline-98
  it('the product name of an earlier build is still read', () => {
    const payload = { productId: '11006', phone: '01712345678', quantity: 3, productName: 'Napa' };
    expect(kindOf({ kind: 'product-request' }).linesOf(payload)).toEqual([
      { texts: ['Napa'], quantity: 3 },
    ]);
  });

  // offline-98
  it.each(kinds)('the content lines match the payload: $kind', ({ kind, payload, lines }) => {
    expect(kindOf({ kind }).linesOf(payload)).toEqual(lines);
    expect(kindOf({ kind }).linesOf(null)).toEqual([]);
  });

  // offline-92
  it('each kind opens the form that wrote it', () => {
    const addresses = submissionKinds.flatMap((kind) => {
      const { form } = kindOf({ kind });
      return form ? [[kind, form.addressOf({ productId: '17', productKey: 'a b' })]] : [];
    });
    expect(Object.fromEntries(addresses)).toEqual({
      'request-order': '/order',
      order: '/Checkout',
      contact: '/contact',
      review: '/review',
      comment: '/product/details/a%20b#reviews',
      complaint: '/profile/complain',
    });
  });

  // offline-92
  it('a damaged comment opens its product’s form, or none without a product', () => {
    const addressOf = (payload: unknown) => kindOf({ kind: 'comment' }).form?.addressOf(payload);
    expect(addressOf({ content: 'Good', productId: '17' })).toBe('/product/details/17#reviews');
    expect(addressOf({ content: 'Good', productKey: 'a b', productId: 17 })).toBe(
      '/product/details/a%20b#reviews',
    );
    expect(addressOf({ content: 'Good' })).toBeNull();
    expect(addressOf(null)).toBeNull();
  });
});

describe('a review of a visitor', () => {
  // offline-82
  it('a visitor’s review waits for a sign-in and is not sent anonymously', async () => {
    phone.owner = 'guest';
    const id = await sendKind(tab, 'review', { content: 'Good' });
    await tab.deliver();
    expect((await tab.submission(id))?.state).toBe('needs-sign-in');
    expect(phone.pharmacy.rows).toEqual([]);
  });
});

describe('prescriptions saved to the profile', () => {
  // offline-29, offline-63
  it('each photo is sent under its own key and the submission counts as sent with the last one', async () => {
    const id = await sendKind(tab, 'prescription', {}, { owner: 'ayesha', photos: ['one', 'two'] });
    await tab.deliver();
    expect([...phone.pharmacy.files.keys()]).toEqual([`${id}/1`, `${id}/2`]);
    expect([...phone.pharmacy.files.values()].map((file) => file.principal)).toEqual([
      'ayesha',
      'ayesha',
    ]);
    expect((await tab.submission(id))?.state).toBe('sent');
  });

  it('the check of old receipts queries prescriptions by the keys of their photos', async () => {
    const id = await sendKind(tab, 'prescription', {}, { owner: 'ayesha', photos: ['one'] });
    await tab.deliver();
    const check = async () => tab.checkReceipts(await tab.detectHost(), tab.context);
    await check();
    const status = async () => {
      const submission = await tab.submission(id);
      return submission && statusOf(submission, phone.now()).kind;
    };
    expect(await status()).toBe('sent');
    phone.pharmacy.forgetFiles();
    await check();
    expect(await status()).toBe('forgotten');
  });
});

describe('old receipts', () => {
  // offline-89
  it('receipts of every kind are compared with the server’s records', async () => {
    const ids = new Map<SubmissionKind, string>();
    for (const one of kinds) ids.set(one.kind, await send(one));
    await tab.deliver();
    const forgotten = ids.get('comment') ?? '';
    phone.pharmacy.rows.splice(phone.pharmacy.keys().indexOf(forgotten), 1);
    await tab.checkReceipts(await tab.detectHost(), tab.context);
    const submissions = await tab.outboxStore.submissions();
    const kindsForgotten = submissions
      .filter((submission) => statusOf(submission, phone.now()).kind === 'forgotten')
      .map((submission) => submission.kind);
    expect(kindsForgotten).toEqual(['comment']);
  });
});
