// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { workLeases } from '#server/db/tables/work-leases.ts';
import { counter } from '#tests/server/support/counter-requests.ts';
import { anOrder, place, placedIn, setProduct } from '#tests/server/support/orders.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { signedIn } from '#tests/server/support/test-shop.ts';
import {
  asked,
  openCounter,
  readyButton,
  signInAs,
  ToldStream,
  useCounter,
} from './counter-harness.tsx';

const shop = useCounter();
let customer: Awaited<ReturnType<typeof signedIn>>;
let product: Awaited<ReturnType<typeof setProduct>>;

beforeAll(async () => {
  customer = await signedIn(shop(), '01711111195');
  product = await setProduct(shop(), { nth: 2, listPrice: 6_00, discount: 0, stock: 1_000 });
}, 120_000);

async function placed(): Promise<string> {
  const body = anOrder({ lines: [{ ...product, quantity: 2 }] });
  const { envelope } = await place(shop(), body, { ...customer.headers, ...aKey() });
  return placedIn(envelope.Data).Id;
}

async function workerOn(id: string): Promise<string | null> {
  const [lease] = await shop()
    .database.db.select()
    .from(workLeases)
    .where(and(eq(workLeases.kind, 'order'), eq(workLeases.subjectId, id)));
  return lease?.staffId ?? null;
}

function takeFor({ headers }: { headers: Record<string, string> }, id: string) {
  return counter(shop(), 'Queue/Take', headers, { kind: 'order', id });
}

beforeEach(() => ToldStream.stand());

/** Returns a function that immediately runs the timers that the page runs every minute. */
function watchMinutes(): () => Promise<unknown> {
  const running = new Map<unknown, () => void>();
  const begin = globalThis.setInterval;
  const end = globalThis.clearInterval;
  vi.stubGlobal('setInterval', (run: () => void, time: number) => {
    const timer = begin(run, time);
    if (time === 60_000) running.set(timer, run);
    return timer;
  });
  vi.stubGlobal('clearInterval', (timer: ReturnType<typeof setInterval>) => {
    running.delete(timer);
    end(timer);
  });
  return () => {
    const before = asked.length;
    for (const run of running.values()) run();
    return Promise.allSettled(asked.slice(before));
  };
}

const heading = () => screen.findByRole('heading', { level: 1, name: /^Order N-/ });

describe('an order that somebody works on', () => {
  // counter-230
  it('opening the order takes its lease, and leaving it releases the lease', async () => {
    const id = await placed();
    const me = await signInAs(shop(), 'pharmacist');
    openCounter(`/orders/${id}`);
    await heading();
    await waitFor(async () => expect(await workerOn(id)).toBe(me.id));
    cleanup();
    await waitFor(async () => expect(await workerOn(id)).toBeNull());
  });

  // counter-230
  it('the order shows its worker and can be taken over', async () => {
    const id = await placed();
    const colleague = await signedInStaff(shop(), 'pharmacist');
    await takeFor(colleague, id);
    const me = await signInAs(shop(), 'pharmacist');
    const { user } = openCounter(`/orders/${id}`);
    const told = await screen.findByText(
      new RegExp(`^${colleague.member.name} has been working on this since`),
    );
    expect(within(document.body).getByText(/ask them or take it over/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Take it over' }));
    await waitFor(() => expect(told.isConnected).toBe(false));
    expect(await workerOn(id)).toBe(me.id);
  });

  // counter-231
  it('a step releases the lease, and the page does not take it back from the next member', async () => {
    const id = await placed();
    await signInAs(shop(), 'pharmacist');
    const aMinuteLater = watchMinutes();
    const { user } = openCounter(`/orders/${id}`);
    const confirm = await screen.findByRole('button', { name: 'Confirm the order' });
    await waitFor(async () => expect(await workerOn(id)).not.toBeNull());
    await user.click(confirm);
    await screen.findByRole('button', { name: 'Begin packing' });
    await aMinuteLater();
    expect(await workerOn(id)).toBeNull();
    const packer = await signedInStaff(shop(), 'packer');
    await takeFor(packer, id);
    await user.click(await readyButton('Begin packing'));
    await screen.findByRole('button', { name: 'Hand it to the rider' });
    expect(await screen.findByText(new RegExp(`^${packer.member.name} has been`))).toBeTruthy();
    expect(await workerOn(id)).toBe(packer.member.id);
  });

  // counter-231
  it('a packer does not get the lease of an unconfirmed order', async () => {
    const id = await placed();
    const pharmacist = await signedInStaff(shop(), 'pharmacist');
    await takeFor(pharmacist, id);
    const me = await signInAs(shop(), 'packer');
    const { user } = openCounter(`/orders/${id}`);
    await heading();
    expect(screen.queryByRole('button', { name: 'Take it over' })).toBeNull();
    const move = { from: 'Pending', to: 'Confirmed' };
    await counter(shop(), `Orders/${id}/Move`, pharmacist.headers, move);
    ToldStream.tell({ toPack: 1 });
    await user.click(await readyButton('Begin packing'));
    await waitFor(async () => expect(await workerOn(id)).toBe(me.id));
  });
});
