import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { longestPost } from '#domain/posts.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { beforeTests } from './support/before-tests.ts';
import { grantFor, receivedSubmissions, sendRepeatedly } from './support/submissions.ts';
import { aKey } from './support/requests.ts';
import {
  callApi,
  openTestShop,
  registeredPhone,
  signedIn,
  useTestShop,
} from './support/test-shop.ts';

const listPath = 'ReviewArea/AppReview/Get';
const addPath = 'ReviewArea/AppReview/Create';

const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, '01811111111'));

function post(Content: unknown, headers: Record<string, string> = customer.headers) {
  return callApi(shop, addPath, { Content }, headers);
}

async function newest(): Promise<{ Customer: string | null; Content: string }> {
  const { envelope } = await callApi(shop, `${listPath}?pageNumber=1&pageSize=5`);
  return Object(envelope.Data).Data[0];
}

const rowsOf = (submissionId: string) =>
  shop.database.db.select().from(reviews).where(eq(reviews.submissionId, submissionId));

describe('reviews of the shop', () => {
  // catalogue-72
  it('are public, newest first, five on a page with their total', async () => {
    const { envelope } = await callApi(shop, `${listPath}?pageNumber=1&pageSize=5`);
    const page = Object(envelope.Data);
    expect(page.Data).toHaveLength(5);
    expect(page.Total).toBeGreaterThan(10);
    const moments: string[] = page.Data.map((row: { CreatedAt: string }) => row.CreatedAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('are posted under the name of the customer, and are listed first', async () => {
    const { status, envelope } = await post('  Quick and polite.  ');
    expect([status, envelope.IsError, envelope.Data]).toEqual([200, false, null]);
    expect(await newest()).toMatchObject({
      Customer: 'Test Customer',
      Content: 'Quick and polite.',
    });
  });

  // catalogue-75
  it('need a customer: a visitor, an ended session and a guest’s grant are refused with 401', async () => {
    const guestGrant = await grantFor(shop, await registeredPhone(shop));
    for (const headers of [{}, { datacontent: 'an-old-token' }, guestGrant])
      expect((await post('From nobody', headers)).status).toBe(401);
    expect((await newest()).Content).not.toBe('From nobody');
  });

  // catalogue-76
  it("without text are refused: 'Cant't Post Empty Review', in the reader's language", async () => {
    for (const content of ['', '   \n ', '\u200b\u200d', null]) {
      const { status, envelope } = await post(content);
      expect([status, envelope.Msg]).toEqual([200, "Cant't Post Empty Review"]);
    }
    const bengali = await post('', { ...customer.headers, 'accept-language': 'bn-BD' });
    expect(bengali.envelope.Msg).toBe('মতামত খালি রাখা যাবে না'.normalize('NFC'));
  });

  // catalogue-77
  it('have a maximum length, and their text is plain text', async () => {
    expect(longestPost).toBe(2_000);
    expect((await post('x'.repeat(longestPost + 1))).status).toBe(400);
    expect((await post('x'.repeat(longestPost))).envelope.IsError).toBe(false);
    const said = "<img src=x onerror=alert(1)> '; drop table reviews; -- \u202eevil\u0007";
    await post(said);
    expect((await newest()).Content).toBe(
      "<img src=x onerror=alert(1)> '; drop table reviews; -- evil",
    );
  });

  // errors-45, offline-115
  it('of one customer are limited per hour, then refused with 429 and a Retry-After header', async () => {
    const small = await openTestShop({ env: { MESSAGES_PER_HOUR: '2' } });
    try {
      const { headers } = await signedIn(small, '01811111112');
      const say = (key = {}) =>
        callApi(small, addPath, { Content: 'Again' }, { ...headers, ...key });
      const key = aKey();
      await say(key);
      await say();
      const refused = await say();
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
      // A repeated submission that was accepted before still gets its response.
      expect((await say(key)).status).toBe(200);
      small.clock.now = new Date(small.clock.now.getTime() + 3_600_001);
      expect((await say()).status).toBe(200);
    } finally {
      await small.close();
    }
  }, 60_000);
});

describe('a submission with a review', () => {
  // offline-112
  it('sent many times at once is one row, and every response is the same', async () => {
    const body = { Content: 'Only once, please' };
    const { submissionId, responses } = await sendRepeatedly(shop, addPath, body, customer.headers);
    expect(await rowsOf(submissionId)).toHaveLength(1);
    expect(new Set(responses.map((one) => JSON.stringify(one.envelope))).size).toBe(1);
    expect(responses.filter((one) => !one.headers['idempotency-replayed'])).toHaveLength(1);
  });

  it('with other content, or of another customer, is refused with 422', async () => {
    const key = aKey();
    const other = await signedIn(shop, '01811111113');
    await post('The first words', { ...customer.headers, ...key });
    expect((await post('Other words', { ...customer.headers, ...key })).status).toBe(422);
    expect((await post('The first words', { ...other.headers, ...key })).status).toBe(422);
    expect(await rowsOf(key['idempotency-key'])).toMatchObject([{ content: 'The first words' }]);
  });

  it('works with the customer’s grant alone, and Status returns it only to them', async () => {
    const grant = await grantFor(shop, await registeredPhone(shop), customer.headers);
    const other = await signedIn(shop, '01811111114');
    const key = aKey();
    expect((await post('By grant', { ...grant, ...key })).status).toBe(200);
    const id = key['idempotency-key'];
    expect(await rowsOf(id)).toMatchObject([{ customerId: customer.id }]);
    expect(await receivedSubmissions(shop, [id], grant)).toMatchObject([
      { LetterId: id, OrderNo: '' },
    ]);
    expect(await receivedSubmissions(shop, [id], other.headers)).toEqual([]);
    expect(await receivedSubmissions(shop, [id], {})).toEqual([]);
  });
});
