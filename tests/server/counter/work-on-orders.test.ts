import { beforeEach, describe, expect, it } from 'vitest';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { counter } from '#tests/server/support/counter-requests.ts';
import { anOrder, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { signedIn, useTestShop } from '#tests/server/support/test-shop.ts';

type Member = Awaited<ReturnType<typeof signedInStaff>>;

const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, '01711111191'));
const pharmacist = beforeTests(() => signedInStaff(shop, 'pharmacist'));
const packer = beforeTests(() => signedInStaff(shop, 'packer'));
const other = beforeTests(() => signedInStaff(shop, 'packer'));
const product = beforeTests(() =>
  setProduct(shop, { nth: 0, listPrice: 1_50, discount: 30, stock: 900 }),
);

/** The id of the order, which is new for each test. */
let id: string;
beforeEach(async () => {
  const body = anOrder({ lines: [{ ...product, quantity: 1 }] });
  const { envelope } = await place(shop, body, { ...customer.headers, ...aKey() });
  id = placedIn(envelope.Data).Id;
});

function take({ headers }: Member, takeOver = false) {
  return counter(shop, 'Queue/Take', headers, { kind: 'order', id, takeOver });
}

async function workerFor({ headers }: Member) {
  const { data } = await counter(shop, `Orders/${id}`, headers);
  return data['worker'];
}

async function move({ headers }: Member, from: string, to: string) {
  const { isError } = await counter(shop, `Orders/${id}/Move`, headers, { from, to });
  expect(isError).toBe(false);
}

describe('the worker of an order', () => {
  // counter-230
  it('is shown with the order to every reader', async () => {
    expect(await workerFor(packer)).toBeNull();
    await take(packer);
    expect(await workerFor(packer)).toMatchObject({ name: packer.member.name, isMe: true });
    expect(await workerFor(other)).toMatchObject({ name: packer.member.name, isMe: false });
    await take(other);
    expect(await workerFor(packer)).toMatchObject({ isMe: true });
    await take(other, true);
    expect(await workerFor(packer)).toMatchObject({ name: other.member.name, isMe: false });
  });

  // counter-231
  it('does not prevent others from what their role may do', async () => {
    await take(packer);
    await move(pharmacist, 'Pending', 'Confirmed');
    await take(packer);
    const { data } = await counter(shop, `Orders/${id}`, other.headers);
    const [line] = [data['lines']].flat();
    const lineId: unknown = Object(line).id;
    const ticked = await counter(shop, `Orders/${id}/Pick`, other.headers, {
      lineId,
      isPicked: true,
    });
    expect(ticked.data).toMatchObject({
      worker: { name: packer.member.name },
      lines: [{ picked: { by: other.member.name } }],
    });
  });

  // counter-231
  it('is released when the order passes to others, and kept while it is packed', async () => {
    await take(pharmacist);
    await move(pharmacist, 'Pending', 'Confirmed');
    expect(await workerFor(packer)).toBeNull();
    await take(packer);
    await move(packer, 'Confirmed', 'Processing');
    expect(await workerFor(packer)).toMatchObject({ isMe: true });
    await move(packer, 'Processing', 'Delivering');
    expect(await workerFor(packer)).toBeNull();
    await take(packer);
    await move(packer, 'Delivering', 'Delivered');
    expect(await workerFor(packer)).toBeNull();
  });
});
