import { TOTP } from 'otpauth';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EnvelopeOnWire } from '#contract/envelope.ts';
import { staff } from '#server/db/tables/staff.ts';
import { parseOperatorCommand } from '#server/operator/operator.ts';
import { firstOwnerLines } from '#server/operator/staff.ts';
import { askCounter, tokenIn } from '#tests/server/support/staff.ts';
import { useTestShop } from '#tests/server/support/test-shop.ts';

const page = { 'sec-fetch-site': 'same-origin' };
const password = 'kolom khata boi';
const origin = 'https://shop.example';
const shop = useTestShop();

beforeEach(async () => {
  wait(2 * 24 * 60);
  await shop.database.db.delete(staff);
});

/** Moves the shop's clock forward by this many minutes. */
function wait(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

/** The lines that a start of the server prints. Null if it prints none. */
function startedShop(): Promise<string[] | null> {
  return firstOwnerLines(shop.database.db, { actor: 'start', now: shop.clock.now, origin });
}

async function operator(...words: string[]): Promise<string[]> {
  const at = { now: shop.clock.now, actor: 'rafiq', openFiles: async () => shop.files, origin };
  return parseOperatorCommand(words)(shop.database.db, at);
}

/** The invitation in the link of these lines. */
function invitationIn(lines: readonly string[] | null): string {
  const link = lines?.find((line) => line.startsWith(`${origin}/counter/set-up#`));
  return link?.split('#')[1] ?? '';
}

async function ask(path: string, body: unknown) {
  const response = await askCounter(shop, `Staff/${path}`, page, body);
  const envelope: EnvelopeOnWire = response.json();
  const data: Record<string, unknown> = { ...Object(envelope.Data) };
  return { id: envelope.Id, data, token: tokenIn(response.headers) };
}

async function setUp(invitation: string, name = 'Salma Akter') {
  const { data } = await ask('Invitation', { invitation });
  const secret = typeof data['secret'] === 'string' ? data['secret'] : '';
  const code = secret && new TOTP({ secret }).generate({ timestamp: shop.clock.now.getTime() });
  return ask('SetUp', { invitation, name, password, code });
}

// counter-16
describe('the link for the first owner', () => {
  it('makes its holder the owner under a name of their own, once', async () => {
    const invitation = invitationIn(await startedShop());
    const offered = await ask('Invitation', { invitation });
    expect(offered.data).toMatchObject({ name: '', role: 'owner', needsCode: true });
    const done = await setUp(invitation, ' Salma  Akter ');
    expect(done.data).toMatchObject({ member: { name: 'Salma Akter', role: 'owner' } });
    expect(done.token).not.toBe('');
    expect((await setUp(invitation, 'Somebody')).id).toBe('invitation-ended');
    expect((await ask('SignIn', { name: 'salma akter', password })).data).toEqual({
      kind: 'code-needed',
    });
  });

  it('expires after an hour', async () => {
    const invitation = invitationIn(await startedShop());
    wait(59);
    expect((await ask('Invitation', { invitation })).data).toMatchObject({ role: 'owner' });
    wait(1);
    expect((await setUp(invitation)).id).toBe('invitation-ended');
  });

  it('is void once a later start or command has printed another one', async () => {
    const links = [
      invitationIn(await startedShop()),
      invitationIn(await startedShop()),
      invitationIn(await operator('staff', 'first-owner')),
    ];
    expect(new Set(links).size).toBe(3);
    for (const earlier of links.slice(0, 2))
      expect((await setUp(earlier)).id).toBe('invitation-ended');
    expect((await setUp(links[2] ?? '')).data).toMatchObject({ member: { role: 'owner' } });
  });

  it('is never printed once there is an owner', async () => {
    await setUp(invitationIn(await startedShop()));
    expect(await startedShop()).toBeNull();
    await expect(operator('staff', 'first-owner')).rejects.toThrow('The shop has an owner.');
    wait(2 * 24 * 60);
    expect(await startedShop()).toBeNull();
  });

  it('is printed although others are on the list, or an owner is invited', async () => {
    const lines = await operator('staff', 'add', 'Rahima', '--role', 'pharmacist');
    const invitation = lines.find((line) => line.startsWith('Invitation: '))?.slice(12) ?? '';
    await ask('SetUp', { invitation, password });
    await operator('staff', 'add', 'Karim', '--role', 'owner');
    expect(invitationIn(await startedShop())).not.toBe('');
  });

  it('is void once another owner has set up', async () => {
    const link = invitationIn(await startedShop());
    const lines = await operator('staff', 'add', 'Karim', '--role', 'owner');
    const invitation = lines.find((line) => line.startsWith('Invitation: '))?.slice(12) ?? '';
    expect((await setUp(invitation)).data).toMatchObject({ member: { name: 'Karim' } });
    expect((await setUp(link)).id).toBe('invitation-ended');
    expect(await operator('staff', 'list')).toEqual(['Karim  owner  set up, with a code']);
  });

  it('makes only one of two people at the same moment the owner', async () => {
    const link = invitationIn(await startedShop());
    const lines = await operator('staff', 'add', 'Karim', '--role', 'owner');
    const invitation = lines.find((line) => line.startsWith('Invitation: '))?.slice(12) ?? '';
    await Promise.all([setUp(link, 'Salma'), setUp(link, 'Stranger'), setUp(invitation)]);
    const names = (await operator('staff', 'list')).filter((line) => line.includes('set up, '));
    expect(names.filter((line) => !line.startsWith('Karim')).length).toBeLessThan(2);
  });

  it('refuses a name that is invalid or taken, and stays valid', async () => {
    await operator('staff', 'add', 'Rahima', '--role', 'packer');
    const link = invitationIn(await startedShop());
    for (const name of ['', ' ', 'x', 'RAHIMA', '<b>'])
      expect([name, (await setUp(link, name)).id]).toEqual([name, 'name-unfit']);
    expect((await setUp(link, 'Salma')).data).toMatchObject({ member: { name: 'Salma' } });
  });

  it('cannot be listed, renewed for a day, or removed with the other commands', async () => {
    await startedShop();
    expect(await operator('staff', 'list')).toEqual(['Nobody.']);
    for (const verb of ['reset', 'remove'])
      await expect(operator('staff', verb)).rejects.toThrow('Nobody of this name is on the list.');
  });
});

// counter-16
describe('a shop without an owner', () => {
  it('a stranger at the counter cannot claim the shop', async () => {
    await startedShop();
    for (const invitation of ['', ' ', '#', '0000-0000-0000-0000-0000', 'owner']) {
      expect((await ask('Invitation', { invitation })).id).toBe('invitation-ended');
      const claimed = await ask('SetUp', { invitation, name: 'Stranger', password, code: '' });
      expect([claimed.id, claimed.token]).toEqual(['invitation-ended', '']);
    }
    for (const name of ['', ' ', 'owner', 'first-owner'])
      for (const typed of ['', password])
        expect((await ask('SignIn', { name, password: typed })).id).toBe('sign-in-wrong');
    expect((await askCounter(shop, 'Staff/Me', page)).statusCode).toBe(401);
  });
});
