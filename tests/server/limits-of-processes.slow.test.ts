import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { beforeTests } from './support/before-tests.ts';
import { aPhone, anAccount, days, otherThan, paths, requestCode, wait } from './support/codes.ts';
import { anOrder, place, setProduct, stockLeft } from './support/orders.ts';
import { aKey } from './support/requests.ts';
import { openSecondApp } from './support/second-app.ts';
import { callApi, useTestShop, type TestShop } from './support/test-shop.ts';

// One percent of every allowance: two visitors' orders an hour of a neighbourhood.
const shop = useTestShop({ env: { BUDGET_PERCENT: '1' } });
const second = beforeTests(() => openSecondApp(shop));
afterAll(() => second.close());

beforeEach(() => wait(shop, days(2)));

/** Makes this many concurrent calls, every other one to the second process. */
function spread<T>(count: number, ask: (at: TestShop, n: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, n) => ask(n % 2 === 0 ? shop : second, n)));
}

describe('two processes of one shop', () => {
  // sign-in-95, sign-in-41
  it('send one code to a phone that requests it from both at once', async () => {
    const phone = aPhone();
    const before = shop.sms.sent.length;
    await spread(8, (at) => callApi(at, paths.requestCode, { Phone: phone }));
    expect(shop.sms.sent.length - before).toBe(1);
  });

  // sign-in-95, sign-in-42
  it('share the request limit of a neighbourhood', async () => {
    const responses = await spread(80, (at) => callApi(at, paths.requestCode, { Phone: aPhone() }));
    expect(responses.filter(({ envelope }) => !envelope.IsError)).toHaveLength(60);
  });

  // sign-in-95, sign-in-39
  it('compare five guesses of a code together', async () => {
    const { id, code } = await requestCode(shop, aPhone());
    const wrong = { Code: otherThan(code), Id: id };
    await spread(12, (at) => callApi(at, paths.confirmCode, wrong));
    const right = await callApi(second, paths.confirmCode, { Code: code, Id: id });
    expect(right.envelope.IsError).toBe(true);
  });

  // sign-in-95, sign-in-37
  it('compare five passwords together', async () => {
    const phone = await anAccount(shop);
    const tried = { UserName: phone, Password: 'wrong-one' };
    const responses = await spread(12, (at) => callApi(at, paths.password, tried));
    expect(responses.filter(({ envelope }) => envelope.Id === 'code-needed')).toHaveLength(7);
  });

  // errors-80
  it('share the hourly limit of strangers’ orders', async () => {
    const syrup = await setProduct(shop, { nth: 2, listPrice: 60_00, discount: 0, stock: 900 });
    const order = anOrder({ lines: [{ ...syrup, quantity: 1 }], isGuest: true });
    const responses = await spread(20, (at) => place(at, order, aKey()));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(18);
    expect(await stockLeft(shop, syrup.id)).toBe(898);
  });
});
