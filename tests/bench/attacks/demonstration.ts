import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { seedCoupons } from '#demo/seed/offers.ts';
import { demoPassword, seedCustomers } from '#demo/seed/people.ts';
import { seedComments, seedReviews } from '#demo/seed/posts.ts';
import { paths } from '#tests/server/support/codes.ts';
import { freePort } from '#tests/server/support/free-port.ts';
import type { ServerProcess } from '#tests/server/support/server-process.ts';
import { startSmsReceiver } from '#tests/server/support/sms-receiver.ts';
import { callFrom, takenOf, type ApiResponse, type Caller } from './caller.ts';
import { attackerAddress, type Attack, type Finding } from './stage.ts';
import { aNumber } from './sign-in.ts';

const folder = '/development/inbox';

interface Got {
  customers: number;
  coupons: number;
  invented: number;
  inboxes: number;
  /** Inboxes that were returned to a proxy or under another host name. */
  handedOn: number;
}

/** The address of the inbox of codes, which a start prints shortly after the server's address. */
async function inboxOf({ said }: ServerProcess): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const path = /\/development\/inbox\/[\w-]+/.exec(said())?.[0];
    if (path) return path;
    await pause(100);
  }
  throw new Error('The demonstration did not say where its inbox is.');
}

/** Headers of a request on the shop's own machine. */
const plain: Record<string, string>[] = [{}, { host: 'localhost' }];

/** Headers of a forwarding proxy, and of another host. */
const disguises: Record<string, string>[] = [
  { 'x-forwarded-for': '127.0.0.1' },
  { 'x-forwarded-host': 'localhost', 'x-forwarded-proto': 'https' },
  { forwarded: 'for=127.0.0.1;host=localhost' },
  { via: '1.1 proxy' },
  { 'x-real-ip': '127.0.0.1' },
  { host: 'shop.example' },
];

/** The page as text; '' without a response. */
function read(origin: string, path: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const options = { headers, localAddress: attackerAddress(3), timeout: 15_000 };
    const call = request(origin + path, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => resolve(text));
      response.on('error', () => resolve(''));
    });
    call.on('timeout', () => call.destroy());
    call.on('error', () => resolve(''));
    call.end();
  });
}

/** The number of these pages that are an inbox of codes. */
async function inboxesAt(
  origin: string,
  places: string[],
  asked: Record<string, string>[],
): Promise<number> {
  let found = 0;
  for (const path of places)
    for (const headers of asked)
      if ((await read(origin, path, headers)).includes('Newest first')) found += 1;
  return found;
}

/** The number of invented words of the seed in the responses. */
function inventedIn(responses: ApiResponse[], words: readonly string[]): number {
  const text = JSON.stringify(responses.map(({ data }) => data));
  return words.filter((one) => text.includes(JSON.stringify(one).slice(1, -1))).length;
}

async function askAll(
  caller: Caller,
  bodies: readonly unknown[],
  path: string,
): Promise<ApiResponse[]> {
  const responses: ApiResponse[] = [];
  for (const body of bodies) responses.push(await caller.ask(path, body));
  return responses;
}

/** Tries everything that a reader of this repository could try. */
async function tryAll(origin: string, places: string[]): Promise<Got> {
  const caller = callFrom(origin, attackerAddress(1));
  const logins = seedCustomers().map(({ phone }) => ({ UserName: phone, Password: demoPassword }));
  const checks = seedCoupons().map(({ code }) => ({
    CouponCode: code,
    OrderAmount: 5000,
    OrderDiscount: 0,
  }));
  // The inbox would contain a pending code.
  await caller.ask(paths.requestCode, { Phone: aNumber() });
  const lists: ApiResponse[] = [];
  for (let page = 1; page <= 5; page += 1)
    lists.push(await caller.ask(`ReviewArea/AppReview/Get?pageNumber=${page}&pageSize=5`));
  const products = await caller.ask('ProductArea/Product/Get', {
    filter: [],
    pageNumber: 1,
    pageSize: 100,
  });
  const ids = idsIn(products.data);
  const byProduct = ids.map((value) => ({
    filter: [{ field: 'ProductId', value, operation: 0 }],
    pageNumber: 1,
    pageSize: 5,
  }));
  lists.push(...(await askAll(caller, byProduct, 'ReviewArea/Comment/ByProduct')));
  const said = [...seedReviews(), ...seedComments(() => 0)].map(({ content }) => content);
  return {
    customers: takenOf(await askAll(caller, logins, paths.password)),
    coupons: takenOf(await askAll(caller, checks, 'PromotionalArea/Coupon/Check')),
    invented: inventedIn(lists, said),
    inboxes: await inboxesAt(origin, places, plain),
    handedOn: await inboxesAt(origin, places, disguises),
  };
}

function idsIn(data: unknown): string[] {
  const { Data } = { Data: [], ...Object(data) };
  return Array.isArray(Data) ? Data.map((row: unknown) => String(Object(row).Id)) : [];
}

function findings(got: Got, at: string, bound: { atMost?: number; atLeast?: number }): Finding[] {
  return [
    { what: `demo customers' sessions${at}`, value: got.customers, ...bound },
    { what: `demo coupons that count${at}`, value: got.coupons, ...bound },
    { what: `invented reviews and comments${at}`, value: got.invented, ...bound },
    { what: `inboxes of codes${at}`, value: got.inboxes, ...bound },
    { what: `inboxes of codes through a proxy${at}`, value: got.handedOn, atMost: 0 },
  ];
}

interface Stub {
  env: Record<string, string>;
  close: () => void;
}

function afterDemonstration(name: string, does: string, open: () => Promise<Stub>): Attack {
  let secret = folder;
  let before: Got | null = null;
  let stub: Stub | null = null;
  return {
    name,
    does,
    before: async (demonstration) => {
      secret = await inboxOf(demonstration);
      before = await tryAll(demonstration.origin, [secret]);
      stub = await open();
      return stub.env;
    },
    run: async ({ server }) => {
      const places = [folder, `${folder}/`, secret, `${folder}/${'A'.repeat(43)}`];
      const got = await tryAll(server.origin, places);
      stub?.close();
      const none: Got = { customers: 0, coupons: 0, invented: 0, inboxes: 0, handedOn: 0 };
      // The attack must succeed on the demonstration, which proves that it works.
      return [
        ...findings(before ?? none, ' of the demonstration before', { atLeast: 1 }),
        ...findings(got, '', { atMost: 0 }),
        {
          what: 'starts that print an inbox or call themselves a demonstration',
          value: Number(/DEMONSTRATION|development\/inbox/.test(server.said())),
          atMost: 0,
        },
      ];
    },
  };
}

/** Public knowledge from this repository opens no shop (running-2, running-3, running-4). */
export const demonstration = afterDemonstration(
  'demonstration',
  'tries what an earlier demonstration had, in a shop with a public address',
  async () => ({
    // A start prints the public address, so the port must be fixed.
    env: { PUBLIC_ORIGIN: 'https://shop.example', PORT: String(await freePort()) },
    close: () => undefined,
  }),
);

/** The same with a provider that sends codes. */
export const demonstrationSms = afterDemonstration(
  'demonstration-sms',
  'tries what an earlier demonstration had, in a shop that sends its codes',
  startSmsReceiver,
);
