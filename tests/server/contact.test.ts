import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { contactLimits } from '#domain/contact.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import {
  grantFor,
  receivedSubmissions,
  sendRepeatedly,
  unknownSubmissionId,
} from './support/submissions.ts';
import { aPhone } from './support/codes.ts';
import { aKey } from './support/requests.ts';
import {
  callApi,
  openTestShop,
  registeredPhone,
  signedIn,
  useTestShop,
} from './support/test-shop.ts';

const path = 'ContactArea/Contact/Add';

const shop = useTestShop();

function aMessage(changes: Record<string, unknown> = {}) {
  return {
    Name: 'Rahima Khatun',
    Mobile: '01712345678',
    Email: '',
    Massege: 'Do you have insulin?',
    ...changes,
  };
}

function send(changes: Record<string, unknown> = {}, headers: Record<string, string> = aKey()) {
  return callApi(shop, path, aMessage(changes), headers);
}

const rowsOf = (submissionId: string) =>
  shop.database.db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.submissionId, submissionId));

describe('a message to the shop', () => {
  it('is accepted from a visitor, with their device if it is known', async () => {
    const key = aKey();
    const ActivityId = await registeredPhone(shop);
    const { status, envelope } = await send({ ActivityId, Email: 'me@example.com' }, key);
    expect([status, envelope.IsError]).toEqual([200, false]);
    const [row] = await rowsOf(key['idempotency-key']);
    expect(row).toMatchObject({
      name: 'Rahima Khatun',
      phone: '01712345678',
      email: 'me@example.com',
      message: 'Do you have insulin?',
      customerId: null,
    });
    expect(row?.deviceId).toBeTruthy();
  });

  it('of a signed-in customer belongs to them', async () => {
    const customer = await signedIn(shop, '01811111111');
    const key = aKey();
    await send({}, { ...customer.headers, ...key });
    expect(await rowsOf(key['idempotency-key'])).toMatchObject([{ customerId: customer.id }]);
  });

  // catalogue-109
  it.each([
    ['Name is required', { Name: ' ' }],
    ['Phone is required', { Mobile: '' }],
    ['Message is required', { Massege: '\n\n' }],
    ['Name is required', { Name: null, Mobile: null, Massege: null }],
  ])('%s', async (sentence, changes) => {
    const { status, envelope } = await send(changes);
    expect([status, envelope.IsError, envelope.Msg]).toEqual([200, true, sentence]);
  });

  it('gets its response in Bengali from readers of Bengali', async () => {
    const { envelope } = await send({ Massege: '' }, { ...aKey(), 'accept-language': 'bn' });
    expect(envelope.Msg).toBe('বার্তা লিখতে হবে'.normalize('NFC'));
  });

  // catalogue-110
  it('may have any e-mail address or none, and any phone', async () => {
    for (const changes of [{ Email: null }, { Email: 'not an address' }, { Mobile: '+44 20 7946' }])
      expect((await send(changes)).envelope.IsError).toBe(false);
  });

  // catalogue-111
  it('is limited in every field, and its text is plain text', async () => {
    expect(contactLimits).toEqual({ name: 100, phone: 40, email: 200, message: 3_000 });
    const fields = { Name: 'name', Mobile: 'phone', Email: 'email', Massege: 'message' } as const;
    for (const [field, ours] of Object.entries(fields)) {
      const limit = contactLimits[ours];
      expect([field, (await send({ [field]: 'x'.repeat(limit + 1) })).status]).toEqual([
        field,
        400,
      ]);
      expect((await send({ [field]: 'x'.repeat(limit) })).envelope.IsError).toBe(false);
    }
    const key = aKey();
    await send({ Name: 'Rahima\nKhatun', Massege: '<b>bold</b>\r\n\r\n\r\n\r\nend\u0007' }, key);
    expect(await rowsOf(key['idempotency-key'])).toMatchObject([
      { name: 'Rahima Khatun', message: '<b>bold</b>\n\nend' },
    ]);
  });
});

describe('too many messages', () => {
  // errors-45, offline-115
  it('from one phone are refused for an hour, from one address for a minute', async () => {
    const env = { MESSAGES_PER_HOUR: '2', MESSAGES_PER_MINUTE: '5', RATE_PER_MINUTE: '1000' };
    const small = await openTestShop({ env });
    try {
      const ActivityId = await registeredPhone(small);
      const from = (id: string) =>
        callApi(small, path, aMessage({ ActivityId: id }), aKey()).then(({ status }) => status);
      expect([await from(ActivityId), await from(ActivityId)]).toEqual([200, 200]);
      expect(await from(ActivityId)).toBe(429);
      const nobody = '00000000-0000-0000-0000-000000000000';
      expect([await from(nobody), await from(nobody)]).toEqual([200, 200]);
      const refused = await callApi(small, path, aMessage(), aKey());
      expect([refused.status, refused.envelope.IsError]).toEqual([429, true]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      // Reading is still possible.
      expect((await callApi(small, 'ReviewArea/AppReview/Get')).status).toBe(200);
    } finally {
      await small.close();
    }
  }, 60_000);
});

describe('many messages without a phone', () => {
  // errors-80
  it('are refused once their neighbourhood has written enough; a customer’s are accepted', async () => {
    const small = await openTestShop({ env: { MESSAGES_PER_HOUR: '2' } });
    try {
      const write = (headers = {}) =>
        callApi(small, path, aMessage(), { ...aKey(), ...headers }).then(({ status }) => status);
      const statuses: number[] = [];
      for (let nth = 0; nth < 5; nth += 1) statuses.push(await write());
      expect(statuses).toEqual([200, 200, 200, 200, 429]);
      expect(await write((await signedIn(small, aPhone())).headers)).toBe(200);
    } finally {
      await small.close();
    }
  }, 60_000);
});

describe('a submission with a message', () => {
  // offline-112
  it('sent many times at once is one row', async () => {
    const { submissionId, responses } = await sendRepeatedly(shop, path, aMessage(), {});
    expect(await rowsOf(submissionId)).toHaveLength(1);
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(responses.filter((one) => !one.headers['idempotency-replayed'])).toHaveLength(1);
  });

  it('is the same although the phone was registered again between two attempts', async () => {
    const key = aKey();
    await send({ ActivityId: await registeredPhone(shop) }, key);
    const again = await send({ ActivityId: await registeredPhone(shop) }, key);
    expect([again.status, again.headers['idempotency-replayed']]).toEqual([200, 'true']);
  });

  // errors-44, offline-112
  it('with another text is refused with 422', async () => {
    const key = aKey();
    await send({}, key);
    expect((await send({ Massege: 'Something else' }, key)).status).toBe(422);
  });

  // offline-114
  it('is visible to Status for its sender, and unknown ones are not', async () => {
    const grant = await grantFor(shop, await registeredPhone(shop));
    const key = aKey();
    await send({}, { ...grant, ...key });
    const id = key['idempotency-key'];
    expect(await receivedSubmissions(shop, [id, unknownSubmissionId()], grant)).toMatchObject([
      { LetterId: id, OrderNo: '' },
    ]);
    const customer = await signedIn(shop, '01811111112');
    expect(await receivedSubmissions(shop, [id], customer.headers)).toEqual([]);
  });
});
