import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints } from '#contract/all-endpoints.ts';
import { allCounterEndpoints } from '#contract/counter/all-counter-endpoints.ts';
import { signedInStaff } from './support/staff.ts';
import { signedIn, useTestShop } from './support/test-shop.ts';

const shop = useTestShop();
let token: string;
/** The headers of an owner, who may make every call of the counter. */
let counter: Record<string, string>;
/** The number of requests per run. `npm run fuzz` sends 50,000. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1_500);

beforeAll(async () => {
  token = (await signedIn(shop, '01711111111')).headers.datacontent;
  counter = (await signedInStaff(shop, 'owner')).headers;
});

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '%',
    '../',
    '${x}',
    "' or 1=1 --",
    '১২৩',
    '\ud800',
    '-1',
    '1e309',
    'NaN',
    '9'.repeat(30),
    '<script>',
  ),
);
const oddValue = fc.oneof(
  oddText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 5 }),
  fc.dictionary(oddText, oddText, { maxKeys: 3 }),
);
/** The field names that the calls read, with arbitrary values. */
const names = [
  'filter',
  'pageNumber',
  'pageSize',
  'PageNumber',
  'PageSize',
  'isDescending',
  'Query',
  'productIds',
  'CategoryId',
  'ProductId',
  'Phone',
  'Quantity',
  'ActivityId',
  'deviceId',
  'Items',
  'ImgId',
  'Remarks',
  'address',
  'Ids',
  'Url',
  'Data',
  'Message',
  'Id',
  'OrderId',
  'AccessKey',
  'CouponCode',
  'CouponId',
  'OrderAmount',
  'OrderDiscount',
  'CoupenAmount',
  'fineCash',
  'Cashback',
  'TotalItem',
  'TotalQuantity',
  'TotalAmount',
  'ShippingCharge',
  'PayableAmount',
  'PaymentMethod',
  'DistrictId',
  'autoOrderIsActive',
  'From',
  'Prescriptions',
  'Content',
  'ContentTitle',
  'Massege',
  'Mobile',
  'UserName',
  'Password',
  'Code',
  'OTPId',
  'UserId',
  'Name',
  'Email',
  'Session',
  'Everywhere',
  'KeepSending',
];
const oddBody = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .dictionary(fc.constantFrom(...names), oddValue, { maxKeys: 12 })
      .map((body) => JSON.stringify(body)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: oddText },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.record({ field: oddText, value: oddText, operation: oddValue }), { maxLength: 4 })
      .map((filter) => JSON.stringify({ filter })),
  },
);
/** All calls except the one that would sign the owner out. */
const counterCalls = allCounterEndpoints.filter(({ name }) => name !== 'counter.staff.signOut');
const counterNames = [
  ...new Set(
    counterCalls.flatMap(({ request }) =>
      'entries' in request ? Object.keys(Object(request.entries)) : [],
    ),
  ),
];
const oddBodyOfCounter = fc
  .dictionary(fc.constantFrom(...counterNames), oddValue, { maxKeys: 8 })
  .map((body) => JSON.stringify(body));

const oddQuestion = fc.record({
  agreed: fc.oneof(fc.constantFrom(...allEndpoints), fc.constantFrom(...counterCalls)),
  body: fc.oneof(oddBody, oddBodyOfCounter),
  parameter: oddText,
  query: fc.dictionary(fc.constantFrom(...names, ...counterNames), oddText, { maxKeys: 4 }),
  type: fc.constantFrom(
    'application/json',
    'application/json',
    'application/json; charset=utf-8',
    'text/plain',
    'multipart/form-data; boundary=x',
  ),
  key: fc.oneof(fc.uuid(), fc.constantFrom('x', '../', '\u00e9')),
  isSignedIn: fc.boolean(),
});

describe('an arbitrary request', () => {
  it('gets a response with an envelope, and never a failure of the server', async () => {
    await fc.assert(
      fc.asyncProperty(
        oddQuestion,
        async ({ agreed, body, parameter, query, type, key, isSignedIn }) => {
          const path = agreed.path.replaceAll(
            /\{\w+\}/g,
            encodeURIComponent(parameter.toWellFormed()) || 'x',
          );
          const search = new URLSearchParams(query).toString();
          const response = await shop.app.inject({
            method: agreed.method,
            url: `/api/${path}${agreed.method === 'GET' ? `?${search}` : ''}`,
            headers: {
              ...(agreed.method === 'POST' ? { 'content-type': type } : {}),
              ...(isSignedIn ? { ...counter, datacontent: token } : {}),
              'idempotency-key': encodeURI(key),
            },
            ...(agreed.method === 'POST' ? { payload: body.toWellFormed() } : {}),
          });
          expect([agreed.name, response.statusCode < 500]).toEqual([agreed.name, true]);
          expect(Object.keys(response.json())).toEqual(['IsError', 'Id', 'Msg', 'Data']);
        },
      ),
      { numRuns: runs },
    );
  }, 3_600_000);
});
