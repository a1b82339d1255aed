import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PushRecord } from '#push/push-record.ts';
import { newPhone } from '#tests/outbox/phone.ts';
import { newWorker, type WorkerWorld } from './worker.ts';

interface Shown {
  title: string;
  options: Record<string, unknown>;
}

const record: PushRecord = {
  id: 'a'.repeat(64),
  token: 't'.repeat(43),
  owner: 'c1',
  orders: [],
  endpoint: 'https://push.example/old',
};
const message = {
  for: record.id,
  lang: 'bn',
  title: 'নীরোগ',
  body: 'N-১০০১ পথে আছে।',
  tag: 'N-1001',
  path: '/profile/order/details/o1',
};

let world: WorkerWorld;
let shown: Shown[];
let opened: string[];
let focused: string[];
let windows: string[];
let asked: { url: string; body: unknown }[];
let current: object | null;

beforeEach(async () => {
  newPhone();
  world = newWorker();
  [shown, opened, focused, windows, asked, current] = [[], [], [], [], [], null];
  Object.assign(world.scope.registration, {
    showNotification: async (title: string, options: Shown['options']) => {
      shown.push({ title, options });
    },
    pushManager: {
      getSubscription: async () => current,
      subscribe: async (options: unknown) => ({ ...aSubscription('again'), options }),
    },
  });
  Object.assign(world.scope.clients, {
    matchAll: async () =>
      windows.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (url: string) => void opened.push(url),
  });
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    asked.push({ url, body: JSON.parse(body) });
    return Response.json(
      { IsError: false, Id: null, Msg: '', Data: null },
      { headers: { 'x-shop-api': '1' } },
    );
  });
  const { showPushes } = await vi.importActual<{ showPushes: () => void }>('#sw/push.ts');
  showPushes();
  const deliveries = await vi.importActual<{ deliverOutbox: () => void }>('#sw/deliver-outbox.ts');
  deliveries.deliverOutbox();
});

afterEach(() => vi.unstubAllGlobals());

interface RecordModule {
  storePushRecord: (record: PushRecord) => Promise<void>;
  readPushRecord: () => Promise<PushRecord | null>;
}

const recordModule = () => vi.importActual<RecordModule>('#push/push-record.ts');

async function subscribed(changes: Partial<PushRecord> = {}): Promise<void> {
  await (await recordModule()).storePushRecord({ ...record, ...changes });
}

async function push(data: unknown): Promise<Shown | undefined> {
  const json = () => (typeof data === 'string' ? JSON.parse(data) : data);
  await Promise.all(world.dispatch('push', { data: data === null ? null : { json } }));
  return shown.at(-1);
}

async function tap(data: unknown): Promise<void> {
  const close = vi.fn();
  await Promise.all(world.dispatch('notificationclick', { notification: { data, close } }));
  expect(close).toHaveBeenCalledOnce();
}

function aSubscription(name: string) {
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
  const endpoint = `https://push.example/${name}`;
  return { endpoint, options: { userVisibleOnly: true }, toJSON: () => ({ endpoint, keys }) };
}

describe('a push message', () => {
  // notifications-35
  it('a message is shown to its recipient in their language', async () => {
    await subscribed();
    expect(await push(message)).toEqual({
      title: message.title,
      options: expect.objectContaining({
        body: message.body,
        tag: 'N-1001',
        lang: 'bn',
        data: message.path,
      }),
    });
  });

  // notifications-33, notifications-35
  it.each(['nobody', 'another'])(
    'the content is hidden when %s uses this phone now',
    async (who) => {
      if (who === 'another') await subscribed({ id: 'b'.repeat(64) });
      const { title, options } = (await push(message)) ?? { title: '', options: {} };
      expect(title).toBe(message.title);
      expect(JSON.stringify(options)).not.toMatch(/N-1|১০০১|o1/);
      expect(options).toMatchObject({ body: '', data: '/' });
    },
  );

  // notifications-35
  it.each([null, 'not json', {}, [], 7, { ...message, body: 5 }])(
    'a message that the shop has not written is not shown: %j',
    async (data) => {
      await subscribed();
      expect((await push(data))?.options).toMatchObject({ body: '', data: '/' });
    },
  );
});

describe('the number on the icon', () => {
  // notifications-43
  it('the number counts messages for the current recipient only', async () => {
    const icon: number[] = [];
    vi.stubGlobal('navigator', { setAppBadge: async (count: number) => void icon.push(count) });
    await subscribed();
    await push(message);
    await push({ ...message, for: 'b'.repeat(64) });
    await push(message);
    expect(icon).toEqual([1, 2]);
  });
});

describe('a tap on a notification', () => {
  // notifications-36
  it('the tap opens the linked page', async () => {
    windows = ['https://shop.example/checkout'];
    await tap('/profile/order/details/o1');
    expect([opened, focused]).toEqual([['https://shop.example/profile/order/details/o1'], []]);
  });

  // notifications-36
  it('the tap focuses a window that already shows the page', async () => {
    const page = 'https://shop.example/profile/order/details/o1#next-steps';
    windows = ['https://shop.example/', page];
    await tap('/profile/order/details/o1');
    expect([opened, focused]).toEqual([[], [page]]);
  });

  it.each(['https://elsewhere.example/', '//elsewhere.example/x', 5, undefined])(
    'the tap opens no other site: %j',
    async (path) => {
      await tap(path);
      expect(opened).toEqual(['https://shop.example/']);
    },
  );
});

describe('a new push endpoint', () => {
  const change = (event: Record<string, unknown>) =>
    Promise.all(world.dispatch('pushsubscriptionchange', event));

  async function sync(): Promise<void> {
    await Promise.all(world.dispatch('sync', { tag: 'outbox' }));
  }

  // notifications-37
  it.each([
    ['new', { newSubscription: aSubscription('new') }],
    ['again', { oldSubscription: aSubscription('old') }],
  ])('the endpoint is registered with the server by the token alone: %s', async (name, event) => {
    await subscribed();
    await change(event);
    const { endpoint, toJSON } = aSubscription(name);
    expect(asked).toEqual([
      {
        url: '/api/NoticeArea/Push/Move',
        body: {
          Token: record.token,
          Endpoint: endpoint,
          P256dh: toJSON().keys.p256dh,
          Auth: toJSON().keys.auth,
        },
      },
    ]);
    expect(await (await recordModule()).readPushRecord()).toEqual({ ...record, endpoint });
  });

  it('the endpoint is read from the browser if the event names none', async () => {
    await subscribed();
    current = aSubscription('found');
    await change({});
    expect(asked).toHaveLength(1);
  });

  // notifications-44
  it('a failed registration is retried by the browser’s sync', async () => {
    const register = vi.fn(async () => undefined);
    Object.assign(world.scope.registration, { sync: { register } });
    await subscribed();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await change({ newSubscription: aSubscription('new') });
    expect(register).toHaveBeenCalledExactlyOnceWith('outbox');
    expect(await (await recordModule()).readPushRecord()).toEqual(record);

    current = aSubscription('new');
    await expect(sync()).rejects.toThrow();
    vi.stubGlobal('fetch', fetch);
    await sync();
    const { endpoint } = aSubscription('new');
    expect(asked).toEqual([
      { url: '/api/NoticeArea/Push/Move', body: expect.objectContaining({ Endpoint: endpoint }) },
    ]);
    expect(await (await recordModule()).readPushRecord()).toEqual({ ...record, endpoint });
    await sync();
    expect(asked).toHaveLength(1);
  });

  // notifications-44, notifications-45
  it('a failed registration is harmless without a sync, and a 404 ends the subscription', async () => {
    await subscribed();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await change({ newSubscription: aSubscription('new') });
    current = aSubscription('new');
    const marked = { 'x-shop-api': '1' };
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 404, headers: marked }));
    await sync();
    expect(await (await recordModule()).readPushRecord()).toBeNull();
  });

  it('the endpoint is ignored if nobody has subscribed', async () => {
    await change({ newSubscription: aSubscription('new') });
    await subscribed();
    await change({});
    expect(asked).toEqual([]);
  });
});
