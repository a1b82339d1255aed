// @vitest-environment happy-dom
/** Drafts at the counter, after a reload and for another member. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { closeSession } from '#counter/api/session.ts';
import { draftOf } from '#counter/parts/drafts/stored-drafts.ts';
import { boxKey, openSealed } from '#counter/parts/drafts/sealed-box.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { coupons } from '#server/db/tables/offers.ts';
import { products } from '#server/db/tables/products.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { sendRequest } from '#tests/server/support/counter-requests.ts';
import { askCounter, headersOf } from '#tests/server/support/staff.ts';
import { signedIn } from '#tests/server/support/test-shop.ts';
import { network } from '#tests/screens/network.ts';
import { until } from '#tests/until.ts';
import {
  jar,
  leave,
  openCounter,
  signInAs,
  useCounter,
  type AtCounter,
} from './counter-harness.tsx';

const theShop = useCounter();
let request = '';
let product = 0;

beforeAll(async () => {
  const { database, clock } = theShop();
  const { headers } = await signedIn(theShop(), '01711111171');
  ({ id: request } = await sendRequest(theShop(), headers));
  const [row] = await database.db.select().from(products).limit(1);
  product = row?.id ?? 0;
  const createdAt = new Date(clock.now.getTime() + 60_000);
  await database.db.insert(reviews).values({ author: 'A Reader', content: 'Good.', createdAt });
  const told = { fingerprint: '', phone: '01912345678', email: '', createdAt: clock.now };
  const message = { submissionId: 'for-drafts', name: 'Karim', message: 'Insulin?' };
  await database.db.insert(contactMessages).values({ ...told, ...message });
}, 120_000);

/** Simulates a reload: the page's memory is empty, storage and cookie remain. */
function reload(path: string): AtCounter {
  cleanup();
  closeSession();
  return openCounter(path);
}

const records = () => Object.keys(localStorage).filter((name) => name.startsWith('counter-draft '));

/** The stored drafts that the signed-in member can decrypt. */
async function readable(): Promise<string> {
  const response = await askCounter(theShop(), 'Staff/DraftKey', headersOf(jar.token));
  const key = await boxKey(response.json().Data.key);
  const texts = records().map((name) =>
    openSealed(key, name, localStorage.getItem(name)?.split(' ')[1] ?? ''),
  );
  return (await Promise.all(texts)).join(' ');
}

const untilKept = (words: string) => until(async () => expect(await readable()).toContain(words));

const press = async (at: AtCounter, name: string, inside?: HTMLElement) =>
  at.user.click(await (inside ? within(inside) : screen).findByRole('button', { name }));
const card = (name: string) => screen.findByRole('article', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

interface Case {
  what: string;
  role: 'pharmacist' | 'owner';
  path: () => string;
  /** Opens the form if it does not open by itself. */
  open?: (at: AtCounter) => Promise<unknown>;
  field: () => Promise<HTMLElement>;
  /** The form opens by itself after a reload. */
  isOpenAgain?: boolean;
}

const cases: Case[] = [
  {
    what: 'the quote for a request',
    role: 'pharmacist',
    path: () => `/requests/${request}`,
    field: () => screen.findByLabelText('Note to the customer'),
    isOpenAgain: true,
  },
  {
    what: 'what was said to somebody who wrote',
    role: 'pharmacist',
    path: () => '/messages',
    open: async (at) => press(at, 'Answered by phone', await card('Message: Karim')),
    field: async () => within(await card('Message: Karim')).findByLabelText(/^What was said/),
    isOpenAgain: true,
  },
  {
    what: 'the reply to a review',
    role: 'pharmacist',
    path: () => '/reviews',
    open: async (at) => press(at, 'Answer', await card('A Reader')),
    field: async () => within(await card('A Reader')).findByRole('textbox'),
    isOpenAgain: true,
  },
  {
    what: 'the fields of a product',
    role: 'pharmacist',
    path: () => `/products/${product}`,
    field: () => screen.findByLabelText('Company'),
    isOpenAgain: true,
  },
  {
    what: 'a new product',
    role: 'pharmacist',
    path: () => '/products/new',
    field: () => screen.findByLabelText('Company'),
    isOpenAgain: true,
  },
  ...(
    [
      ['a coupon', '/coupons', 'New coupon', 'Code'],
      ['an offer', '/offers', 'New offer', 'Heading (English)'],
      ['a banner', '/banners', 'New banner', 'Words (English)'],
      ['a notice', '/notices', 'New notice', 'Notice (English)'],
    ] as const
  ).map(([what, path, button, label]): Case => ({
    what,
    role: 'owner',
    path: () => path,
    open: async (at) => {
      const opener = await screen.findByRole('button', { name: button });
      await waitFor(() => expect(opener).toHaveProperty('disabled', false));
      await at.user.click(opener);
    },
    field: async () => (await dialog()).getByLabelText(label),
  })),
];

describe.each(cases)('$what', ({ role, path, open, field, isOpenAgain }) => {
  const words = 'Halfway through';

  async function typeHalf() {
    await signInAs(theShop(), role);
    const at = openCounter(path());
    await open?.(at);
    const box = await field();
    await at.user.clear(box);
    await at.user.type(box, words);
    await untilKept(words);
  }

  // counter-240
  it('the draft is shown after a reload with a notice, and deleted when the form is begun again', async () => {
    await typeHalf();
    const at = reload(path());
    if (!isOpenAgain) await open?.(at);
    expect(await field()).toHaveProperty('value', words);
    expect(screen.getByText(/what you began before/)).toBeTruthy();
    await at.user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(screen.queryByText(/what you began before/)).toBeNull();
    expect(await field()).not.toHaveProperty('value', words);
    expect(records()).toEqual([]);
  });

  // counter-241
  it('a draft is not shown to another member at this computer, nor readable in its storage', async () => {
    await typeHalf();
    expect(Object.values(localStorage).join(' ')).not.toContain(words);
    leave();
    await signInAs(theShop(), role);
    const at = openCounter(path());
    await open?.(at);
    expect(await field()).not.toHaveProperty('value', words);
    expect(screen.queryByText(/what you began before/)).toBeNull();
    expect(await readable()).not.toContain(words);
    expect(records()).toHaveLength(1);
  });
});

describe('a draft', () => {
  async function typeCode(code: string): Promise<AtCounter> {
    await signInAs(theShop(), 'owner');
    const at = openCounter('/coupons');
    await press(at, 'New coupon');
    await at.user.type((await dialog()).getByLabelText('Code'), code);
    await untilKept(code);
    return at;
  }

  // counter-240
  it('a draft is deleted when it is saved', async () => {
    const at = await typeCode('HALF-20');
    await at.user.type((await dialog()).getByLabelText('Amount (৳)'), '20');
    await at.user.click((await dialog()).getByRole('button', { name: 'Save' }));
    await screen.findByRole('row', { name: /HALF-20/ });
    await waitFor(() => expect(records()).toEqual([]));
    expect(await theShop().database.db.$count(coupons)).toBeGreaterThan(0);
  });

  // counter-240
  it('a draft is deleted when its dialog is cancelled', async () => {
    const at = await typeCode('HALF-30');
    await at.user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(records()).toEqual([]);
    await press(at, 'New coupon');
    expect((await dialog()).getByLabelText('Code')).toHaveProperty('value', '');
  });

  // counter-240
  it('a draft is stored for a week, and then deleted whichever member it belongs to', async () => {
    await typeCode('HALF-40');
    const [name = ''] = records();
    const [at, sealed] = (localStorage.getItem(name) ?? '').split(' ');
    const age = (days: number) => String(Number(at) - days * 24 * 60 * 60_000);
    localStorage.setItem(name, `${age(6.9)} ${sealed}`);
    localStorage.setItem('counter-draft somebody coupon new', `${age(7.1)} ${sealed}`);
    await press(reload('/coupons'), 'New coupon');
    expect((await dialog()).getByLabelText('Code')).toHaveProperty('value', 'HALF-40');
    expect(records()).toEqual([name]);
  });

  // counter-241
  it('a draft cannot be moved to another subject with the same fields', async () => {
    await typeCode('HALF-50');
    const [name = ''] = records();
    localStorage.setItem(name.replace('new', '12'), localStorage.getItem(name) ?? '');
    await press(reload('/coupons'), 'New coupon');
    expect(draftOf('coupon new')).toMatchObject({ code: 'HALF-50' });
    expect(draftOf('coupon 12')).toBeUndefined();
  });

  // counter-240
  it('a draft that one tab stores or deletes changes in the other tabs too', async () => {
    await typeCode('HALF-60');
    const [name = ''] = records();
    const record = localStorage.getItem(name) ?? '';
    const elsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: name }));
    localStorage.removeItem(name);
    elsewhere();
    await until(() => expect(draftOf('coupon new')).toBeUndefined());
    localStorage.setItem(name, record);
    elsewhere();
    await until(() => expect(draftOf('coupon new')).toMatchObject({ code: 'HALF-60' }));
  });

  /** Whether leaving the page shows a warning. */
  function asksBeforeLeaving(): boolean {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  }

  async function typeUnstored(code: string): Promise<AtCounter> {
    await signInAs(theShop(), 'owner');
    const at = openCounter('/coupons');
    await press(at, 'New coupon');
    expect(asksBeforeLeaving()).toBe(false);
    await at.user.type((await dialog()).getByLabelText('Code'), code);
    return at;
  }

  const failed = { IsError: true, Id: '', Msg: 'Failed', Data: null };
  const somebodyElse = { memberId: 'somebody', key: 'A'.repeat(43) };

  // counter-241
  it.each([
    ['has not said with what to seal it', () => Response.json(failed, { status: 500 })],
    [
      'says the key of somebody who has signed in meanwhile',
      () => Response.json({ IsError: false, Id: '', Msg: '', Data: somebodyElse }),
    ],
  ])('is asked about before the page is left where the shop %s', async (_, response) => {
    network.respond = (path) =>
      path.startsWith('Counter/Staff/DraftKey') ? response() : undefined;
    await typeUnstored('HALF-70');
    await pause();
    expect(asksBeforeLeaving()).toBe(true);
    expect(records()).toEqual([]);
  });

  // counter-241
  it('leaving the page warns about a draft while the browser’s storage is full, on any screen', async () => {
    const refuse = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const get = (kept: Storage, name: string): unknown =>
      name === 'setItem' ? refuse : Reflect.get(kept, name);
    const roomy = localStorage;
    vi.stubGlobal('localStorage', new Proxy(roomy, { get }));
    const at = await typeUnstored('HALF-80');
    await until(() => expect(refuse).toHaveBeenCalledWith(draftName, anything));
    expect(asksBeforeLeaving()).toBe(true);
    vi.stubGlobal('localStorage', roomy);
    await at.user.type((await dialog()).getByLabelText('Code'), '1');
    await untilKept('HALF-801');
    await until(() => expect(asksBeforeLeaving()).toBe(false));
  });

  // counter-241
  it('leaving the page warns about a draft if the browser refuses its storage', async () => {
    const refused = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    const at = await typeUnstored('HALF-90');
    await pause();
    expect(asksBeforeLeaving()).toBe(true);
    await at.user.click((await dialog()).getByRole('button', { name: 'Cancel' }));
    expect(asksBeforeLeaving()).toBe(false);
    refused.mockRestore();
  });

  // counter-240
  it('no draft remains once the form has its initial values again', async () => {
    await signInAs(theShop(), 'pharmacist');
    const { user } = openCounter('/products/new');
    await user.type(await screen.findByLabelText('Company'), 'A');
    await until(() => expect(records()).toHaveLength(1));
    await user.clear(screen.getByLabelText('Company'));
    await pause();
    expect(records()).toEqual([]);
  });
});

const anything: unknown = expect.anything();
const draftName: unknown = expect.stringContaining('counter-draft ');

/** Enough time to encrypt and store a draft, if it can be stored. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 100));
