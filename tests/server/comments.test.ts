import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { longestPost } from '#domain/posts.ts';
import { comments } from '#server/db/tables/reviews.ts';
import { beforeTests } from './support/before-tests.ts';
import { grantFor, receivedSubmissions, sendRepeatedly } from './support/submissions.ts';
import { aKey } from './support/requests.ts';
import { callApi, registeredPhone, signedIn, useTestShop } from './support/test-shop.ts';

const addPath = 'ReviewArea/Comment/Create';
const ProductId = '11001';

const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, '01811111111'));

function post(
  changes: Record<string, unknown>,
  headers: Record<string, string> = customer.headers,
) {
  return callApi(
    shop,
    addPath,
    { ProductId, Content: 'Came with a long date.', ...changes },
    headers,
  );
}

async function commentsOf(productId: string) {
  const { envelope } = await callApi(shop, 'ReviewArea/Comment/ByProduct', {
    filter: [{ field: 'ProductId', value: productId, operation: 0 }],
    pageNumber: 1,
    pageSize: 5,
  });
  const page: { Data: { Id: string; Content: string }[]; Total: number } = Object(envelope.Data);
  return page;
}

const rowsOf = (submissionId: string) =>
  shop.database.db.select().from(comments).where(eq(comments.submissionId, submissionId));

describe('comments on a product', () => {
  it('return the new comment, which is listed first for that product only', async () => {
    const before = await commentsOf(ProductId);
    const { envelope } = await post({});
    expect(envelope.Data).toMatchObject({
      Customer: 'Test Customer',
      Content: 'Came with a long date.',
      CreatedAt: shop.clock.now.toISOString(),
    });
    const after = await commentsOf(ProductId);
    expect(after.Total).toBe(before.Total + 1);
    expect(after.Data[0]).toEqual(envelope.Data);
    expect((await commentsOf('11002')).Data.map((one) => one.Content)).not.toContain(
      'Came with a long date.',
    );
  });

  // catalogue-75
  it('need a customer: a visitor and a guest’s grant are refused with 401', async () => {
    const guestGrant = await grantFor(shop, await registeredPhone(shop));
    for (const headers of [{}, guestGrant]) expect((await post({}, headers)).status).toBe(401);
  });

  // catalogue-76
  it("without text are refused: 'Post can't be empty'", async () => {
    for (const Content of ['', ' \t ', null])
      expect((await post({ Content })).envelope).toMatchObject({
        IsError: true,
        Msg: "Post can't be empty",
      });
  });

  // catalogue-81
  it('on a missing product are refused with a reason, so that a submission does not wait for ever', async () => {
    for (const unknown of ['999999', 'x', '99999999999']) {
      const { status, envelope } = await post(
        { ProductId: unknown },
        { ...customer.headers, ...aKey() },
      );
      expect([status, envelope.Msg]).toEqual([200, 'This product is not in the shop any more.']);
    }
    expect((await post({ ProductId: null })).status).toBe(400);
  });

  // catalogue-77
  it('have a maximum length', async () => {
    expect((await post({ Content: 'ক'.repeat(longestPost + 1) })).status).toBe(400);
  });
});

describe('a submission with a comment', () => {
  // offline-112
  it('sent many times at once is one row, and every response has the same comment', async () => {
    const body = { ProductId, Content: 'Only once' };
    const { submissionId, responses } = await sendRepeatedly(shop, addPath, body, customer.headers);
    expect(await rowsOf(submissionId)).toHaveLength(1);
    expect(new Set(responses.map((one) => JSON.stringify(one.envelope.Data))).size).toBe(1);
    expect(responses.filter((one) => !one.headers['idempotency-replayed'])).toHaveLength(1);
  });

  it('with another product or text is refused with 422', async () => {
    const headers = { ...customer.headers, ...aKey() };
    await post({}, headers);
    expect((await post({ ProductId: '11002' }, headers)).status).toBe(422);
    expect((await post({ Content: 'Other words' }, headers)).status).toBe(422);
  });

  it('works with the customer’s grant alone, and Status returns it', async () => {
    const grant = await grantFor(shop, await registeredPhone(shop), customer.headers);
    const key = aKey();
    await post({ Content: 'By grant' }, { ...grant, ...key });
    const id = key['idempotency-key'];
    expect(await rowsOf(id)).toMatchObject([{ customerId: customer.id }]);
    expect(await receivedSubmissions(shop, [id], grant)).toMatchObject([{ LetterId: id }]);
  });
});
