import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPhoto } from '#tests/server/support/files.ts';
import { anOrder, placedIn, placePath } from '#tests/server/support/orders.ts';
import { aKey, anAddress, aRequest, requestPath } from '#tests/server/support/requests.ts';
import { seededDataDir, startServer } from '#tests/server/support/server-process.ts';
import { productsOnSale } from '#tests/server/support/writers.ts';

const canary = 'Canary-91c2';
let data: { path: string; remove: () => void };

beforeAll(async () => {
  data = await seededDataDir();
}, 120_000);
afterAll(() => data.remove());

it('the log of a talkative server names no person, phone, medicine, token or order key', async () => {
  const server = await startServer(data.path, { LOG_LEVEL: 'debug' });
  const ask = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const isText = typeof body === 'string';
    const response = await fetch(`${server.origin}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: isText ? body : JSON.stringify(body),
    });
    const envelope: { Data: unknown; Id: string } = await response.json();
    return { status: response.status, envelope };
  };
  const [product] = await productsOnSale(server);
  if (!product) throw new Error('Nothing is on sale.');
  const address = anAddress({ receiverName: canary, receiverPhone: '01798765432' });
  const changes = { address, Remarks: canary };
  const body = anOrder({ lines: [{ ...product, quantity: 1 }], isGuest: true, changes });
  const { envelope } = await ask(placePath, body, aKey());
  const { Id, AccessKey } = placedIn(envelope.Data);
  expect(AccessKey).not.toBe('');
  const Items = [{ Name: canary, Strength: '1 mg', Quantity: 1, Position: 1 }];
  await ask(requestPath, aRequest({ Items, address }), aKey());

  const guestDetails = 'ProductOrderArea/Order/GuestDetails';
  const wrong = AccessKey.split('').toReversed().join('');
  expect((await ask(guestDetails, { Id, AccessKey })).status).toBe(200);
  expect((await ask(guestDetails, { Id, AccessKey: wrong })).status).toBe(404);
  expect((await ask(guestDetails, `{"Id":"${Id}","AccessKey":"${AccessKey}"`)).status).toBe(400);
  const asQuery = await fetch(`${server.origin}/api/${guestDetails}?AccessKey=${AccessKey}`);
  expect(asQuery.status).toBe(404);
  const login = { UserName: '01700000101', Password: 'nirog-demo' };
  const signedIn = await ask('CustomerArea/Customer/Login', login);
  const token = String(Object(signedIn.envelope.Data).datacontent);
  expect(token.length).toBeGreaterThan(40);
  await ask('CustomerArea/Customer/Login', { ...login, Password: `${canary}!` });
  await ask('ProductOrderArea/Order/Purchases', {}, { datacontent: token });
  const form = new FormData();
  form.set('Description', canary);
  form.set('Img', new Blob([new Uint8Array(await aPhoto())]), `${canary}.jpg`);
  await fetch(`${server.origin}/api/ProductOrderArea/Prescription/Add`, {
    method: 'POST',
    headers: { datacontent: token },
    body: form,
  });
  await fetch(`${server.origin}/products/Search?q=${canary}`);

  // At its start, a demonstration prints the counter's password, which contains the customers'
  // password.
  const said = server.said().replace('nirog-demo-counter;', '');
  await server.stop();
  expect(said).toContain('"answered"');
  for (const secret of [
    canary,
    '01798765432',
    '01700000101',
    'nirog-demo',
    AccessKey,
    wrong,
    token,
  ])
    expect(said).not.toContain(secret);
}, 120_000);

// counter-361
it('the log of a talkative server names no key of a partner', async () => {
  const folder = await seededDataDir();
  const server = await startServer(folder.path, { LOG_LEVEL: 'debug' });
  const key = 'Canary-key-77ab';
  const ask = (path: string, body: unknown) =>
    fetch(`${server.origin}/api/Counter/Partners/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify(body),
    });
  // Refused or not, a request with a key leaves no trace of it.
  expect((await ask('SaveSecret', { partner: 'sms', secret: key })).status).toBe(401);
  expect((await ask('SaveSecret', key)).status).toBeGreaterThan(399);
  const said = server.said();
  await server.stop();
  folder.remove();
  expect(said).toContain('"answered"');
  expect(said).not.toContain(key);
}, 120_000);
