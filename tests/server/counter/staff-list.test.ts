import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EnvelopeOnWire } from '#contract/envelope.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { days } from '#tests/server/support/codes.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
let owner: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  owner = await signedInStaff(shop, 'owner');
});

async function ask(path: string, body?: unknown, headers = owner.headers) {
  const response = await askCounter(shop, `Staff/${path}`, headers, body);
  const envelope: EnvelopeOnWire = response.json();
  return { status: response.statusCode, ...envelope };
}

async function listed(name: string): Promise<unknown> {
  const people: unknown[] = Object((await ask('List')).Data).people;
  return people.find((one) => Object(one).name === name) ?? null;
}

async function actionsOn(name: string): Promise<string[]> {
  const rows = await shop.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, name));
  return rows.map(({ actor, action }) => `${actor}: ${action}`);
}

// counter-14
describe('the owner, at the counter', () => {
  it('adds a member, who signs in with the invitation as typed', async () => {
    const { Data } = await ask('Add', { name: 'Salma', role: 'packer' });
    const { code } = Object(Data);
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){4}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await listed('Salma')).toMatchObject({ role: 'packer', isSetUp: false, hasCode: false });
    const invitation = ` ${String(code).toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o')}`;
    const done = await ask('SetUp', { invitation, password: 'kolom khata boi' });
    expect(done.Data).toMatchObject({ member: { name: 'Salma', role: 'packer' } });
    expect(await listed('Salma')).toMatchObject({ isSetUp: true, invitedUntil: null });
    expect(await actionsOn('Salma')).toEqual([
      `${owner.member.name}: staff add`,
      'Salma: staff set up',
    ]);
    expect((await ask('Add', { name: 'salma', role: 'packer' })).Msg).toContain('already');
  });

  it('changes a role, invites again and removes, and each signs the member out at once', async () => {
    const { member, headers } = await signedInStaff(shop, 'packer');
    const { id, name } = member;
    expect((await ask('ChangeRole', { id, role: 'pharmacist' })).Data).toEqual({
      invitation: null,
    });
    expect((await ask('Me', undefined, headers)).status).toBe(401);
    expect(await listed(name)).toMatchObject({ role: 'pharmacist' });
    const raised = await ask('ChangeRole', { id, role: 'owner' });
    expect(raised.Data).toMatchObject({ invitation: { name, role: 'owner' } });
    expect((await ask('Reset', { id })).Data).toMatchObject({ name });
    expect(await ask('Remove', { id })).toMatchObject({ IsError: false });
    expect(await listed(name)).toBeNull();
    expect(await actionsOn(name)).toEqual(
      ['role', 'role', 'reset', 'remove'].map((verb) => `${owner.member.name}: staff ${verb}`),
    );
  });

  it('cannot do so to themselves: there is always an owner left', async () => {
    const { id } = owner.member;
    for (const [path, more] of [
      ['Reset', {}],
      ['Remove', {}],
      ['ChangeRole', { role: 'packer' }],
    ] as const)
      expect(await ask(path, { id, ...more })).toMatchObject({
        IsError: true,
        Msg: 'This cannot be done to yourself. Another owner can, or the command line.',
      });
    expect(await listed(owner.member.name)).toMatchObject({ role: 'owner' });
  });

  it('sees the expiry of an invitation, and no expired invitations', async () => {
    await ask('Add', { name: 'Late', role: 'packer' });
    const until = new Date(shop.clock.now.getTime() + days(1));
    expect(await listed('Late')).toMatchObject({ invitedUntil: until.toISOString() });
    shop.clock.now = until;
    owner = await signedInStaff(shop, 'owner');
    expect(await listed('Late')).toMatchObject({ isSetUp: false, invitedUntil: null });
  });

  it('gets a refusal for an unknown id', async () => {
    expect(await ask('Remove', { id: 'nobody' })).toMatchObject({ IsError: true });
  });
});

// counter-14
describe('two owners, at the same moment', () => {
  const deeds = [
    ['Remove', {}],
    ['ChangeRole', { role: 'packer' }],
    ['Reset', {}],
  ] as const;
  const pairs = deeds.flatMap((one) =>
    deeds.map((other) => [one[0], other[0], one, other] as const),
  );

  it.each(pairs)('who %s and %s each other leave one of them', async (_, __, ...done) => {
    const owners = await Promise.all([signedInStaff(shop, 'owner'), signedInStaff(shop, 'owner')]);
    const answers = await Promise.all(
      owners.map(({ headers }, at) => {
        const [path, more] = done[at] ?? deeds[0];
        const id = owners[1 - at]?.member.id;
        return ask(path, { id, ...more }, headers);
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 401]);
    const left = await Promise.all(owners.map(({ headers }) => ask('Me', undefined, headers)));
    // The first one is still an owner, and signed in.
    expect(left.map(({ status }) => status)).toEqual(statuses);
    expect(left.map(({ Data }) => Object(Data).member?.role).filter(Boolean)).toEqual(['owner']);
  });
});
