// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { setNetwork } from '#tests/screens/network.ts';
import { sendRequest, take } from '#tests/server/support/counter-requests.ts';
import { signedInStaff } from '#tests/server/support/staff.ts';
import { signedIn } from '#tests/server/support/test-shop.ts';
import { openCounter, signInAs, useCounter } from './counter-harness.tsx';

const theShop = useCounter();
let customer: Awaited<ReturnType<typeof signedIn>>;

beforeAll(async () => {
  customer = await signedIn(theShop(), '01711111191');
});

const chip = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });

describe('the queue', () => {
  // counter-99
  it('an empty queue shows that nothing is waiting', async () => {
    await signInAs(theShop(), 'pharmacist');
    openCounter('/queue');
    await screen.findByText('Nothing is waiting');
  });

  // counter-96, counter-97
  it('the oldest request is first, with its worker, and the filter shows the count', async () => {
    const shop = theShop();
    const first = await sendRequest(shop, customer.headers);
    shop.clock.now = new Date(shop.clock.now.getTime() + 90 * 60_000);
    const second = await sendRequest(shop, customer.headers);
    const other = await signedInStaff(shop, 'pharmacist');
    await take(shop, other.headers, first.id);
    await signInAs(shop, 'pharmacist');
    openCounter('/queue');
    const table = await screen.findByRole('table');
    const [, ...rows] = within(table).getAllByRole('row');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      first.number,
      second.number,
    ]);
    expect(rows[0]?.textContent).toContain(other.member.name);
    expect(rows[1]?.textContent).toContain('Nobody');
    expect(chip('All open').textContent).toContain('2');
  });

  // counter-98
  it('the keyboard reaches the rows, the search and a request', async () => {
    const shop = theShop();
    const { number } = await sendRequest(shop, customer.headers);
    await signInAs(shop, 'pharmacist');
    const { user, address } = openCounter('/queue');
    await screen.findByRole('table');
    await user.keyboard('j');
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(document.activeElement).toBe(links[0]);
    await user.keyboard('jjk');
    expect(document.activeElement).toBe(links[1]);
    await user.keyboard('/');
    await user.keyboard(`${number}{Enter}`);
    await waitFor(() =>
      expect(within(screen.getByRole('table')).getAllByRole('link')).toHaveLength(1),
    );
    expect(address()).toContain(`find=${number}`);
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('j{Enter}');
    await screen.findByRole('heading', { name: `Request ${number}` });
  });

  // counter-97
  it('a filter without results reports it and offers the whole queue', async () => {
    await signInAs(theShop(), 'pharmacist');
    const { user, address } = openCounter('/queue');
    await screen.findByRole('table');
    await user.click(chip('On the way'));
    await screen.findByText('Nothing here');
    expect(address()).toContain('group=onTheWay');
    await user.click(screen.getByRole('button', { name: 'Show the queue again' }));
    await screen.findByRole('table');
  });

  // counter-96
  it('a request that arrives while the queue is open is announced', async () => {
    const shop = theShop();
    await sendRequest(shop, customer.headers);
    await signInAs(shop, 'pharmacist');
    openCounter('/queue');
    await screen.findByRole('table');
    const { number } = await sendRequest(shop, customer.headers);
    // The window becomes visible again ten seconds later.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => {
      const said = screen.getAllByRole('status').map((region) => region.textContent);
      expect(said.join(' ')).toContain(`New: ${number}`);
    });
  });

  // counter-99
  it('a filter without a network shows an error, and a retry loads the rows', async () => {
    await signInAs(theShop(), 'pharmacist');
    const { user } = openCounter('/queue');
    await screen.findByRole('table');
    setNetwork('offline');
    await user.click(chip('Answered'));
    await screen.findByText('No network');
    setNetwork('online');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Nothing here');
  });

  // counter-99
  it('a packer sees only orders', async () => {
    await signInAs(theShop(), 'packer');
    openCounter('/queue');
    await screen.findByText('Nothing is waiting');
    expect(screen.queryByRole('button', { name: /^Requests/ })).toBeNull();
  });
});
