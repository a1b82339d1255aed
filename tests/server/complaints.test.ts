import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { complaintTypes, maxComplaintLength } from '#domain/complaint.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { beforeTests } from './support/before-tests.ts';
import { grantFor, receivedSubmissions, sendRepeatedly } from './support/submissions.ts';
import { aKey } from './support/requests.ts';
import { callApi, registeredPhone, signedIn, useTestShop } from './support/test-shop.ts';

const path = 'CommonArea/Complain/Add';

const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, '01811111111'));

function aComplaint(changes: Record<string, unknown> = {}) {
  return { ContentTitle: 'Delivary', Content: 'It came a day late.', Remarks: '', ...changes };
}

function send(
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = { ...customer.headers, ...aKey() },
) {
  return callApi(shop, path, aComplaint(changes), headers);
}

const rowsOf = (submissionId: string) =>
  shop.database.db.select().from(complaints).where(eq(complaints.submissionId, submissionId));

describe('a complaint', () => {
  // customer-area-136
  it('is stored with its type and text, for the customer who made it', async () => {
    const key = aKey();
    const { envelope } = await send({}, { ...customer.headers, ...key });
    expect(envelope).toMatchObject({ IsError: false, Data: null });
    expect(await rowsOf(key['idempotency-key'])).toMatchObject([
      { customerId: customer.id, type: 'Delivary', text: 'It came a day late.' },
    ]);
  });

  it('needs a customer', async () => {
    expect((await send({}, aKey())).status).toBe(401);
  });

  // customer-area-135
  it.each([
    ['Complain Text is required.', { Content: ' ' }],
    ['Complain Type is required.', { ContentTitle: '' }],
    ['Complain Text is required.', { Content: '', ContentTitle: '' }],
  ])('%s', async (sentence, changes) => {
    const { status, envelope } = await send(changes);
    expect([status, envelope.IsError, envelope.Msg]).toEqual([200, true, sentence]);
  });

  // customer-area-134
  it('has one of five types, spelt as on the wire', async () => {
    expect(complaintTypes).toEqual([
      'Website',
      'Delivary',
      'Agent Behaviors',
      'Products',
      'Others',
    ]);
    for (const ContentTitle of complaintTypes)
      expect((await send({ ContentTitle })).envelope.IsError).toBe(false);
    expect((await send({ ContentTitle: 'Delivery' })).status).toBe(400);
  });

  // customer-area-135
  it('is limited in length', async () => {
    expect((await send({ Content: 'x'.repeat(maxComplaintLength + 1) })).status).toBe(400);
    expect((await send({ Remarks: 'x'.repeat(501) })).status).toBe(400);
  });
});

describe('a submission with a complaint', () => {
  // offline-112
  it('sent many times at once is one row', async () => {
    const { submissionId, responses } = await sendRepeatedly(
      shop,
      path,
      aComplaint(),
      customer.headers,
    );
    expect(await rowsOf(submissionId)).toHaveLength(1);
    expect(responses.filter((one) => !one.headers['idempotency-replayed'])).toHaveLength(1);
  });

  it('with another type is refused with 422', async () => {
    const headers = { ...customer.headers, ...aKey() };
    await send({}, headers);
    expect((await send({ ContentTitle: 'Others' }, headers)).status).toBe(422);
  });

  it('works with the customer’s grant alone, and Status returns it only to them', async () => {
    const grant = await grantFor(shop, await registeredPhone(shop), customer.headers);
    const key = aKey();
    await send({}, { ...grant, ...key });
    const id = key['idempotency-key'];
    expect(await receivedSubmissions(shop, [id], grant)).toMatchObject([{ LetterId: id }]);
    const other = await signedIn(shop, '01811111112');
    expect(await receivedSubmissions(shop, [id], other.headers)).toEqual([]);
  });
});
