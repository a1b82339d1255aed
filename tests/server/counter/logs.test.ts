import { beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as contract from '#contract/counter/logs.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { errorReports } from '#server/db/tables/error-log.ts';
import { products } from '#server/db/tables/products.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { openStaffSession } from '#server/services/staff/sessions.ts';
import { sendRequest } from '#tests/server/support/counter-requests.ts';
import { readFileAtCounter } from '#tests/server/support/counter-shelves.ts';
import { aPhoto } from '#tests/server/support/files.ts';
import { askCounter, headersOf, signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, signedIn, uploadFile, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
let owner: Awaited<ReturnType<typeof signedInStaff>>;

beforeAll(async () => {
  owner = await signedInStaff(shop, 'owner');
});

function wait(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

async function ask(path: string, body?: unknown, who = owner) {
  const response = await askCounter(shop, `Logs/${path}`, who.headers, body);
  return { status: response.statusCode, envelope: Object(response.json()) };
}

async function errors(after = '') {
  const { envelope } = await ask(`Errors?after=${after}`);
  return v.parse(contract.errors.response, envelope.Data);
}

async function audit(query = '') {
  const { envelope } = await ask(`Audit?${query}`);
  return v.parse(contract.audit.response, envelope.Data);
}

function report(Message: string, Content = '{}') {
  wait(1);
  return callApi(shop, 'LogArea/OrderError/Add', { Url: '/api/x', Message, Data: Content });
}

describe('the phones’ errors', () => {
  // counter-195
  it('are one row for equal messages, with count and times, newest first', async () => {
    await shop.database.db.delete(errorReports);
    const createdAt = shop.clock.now;
    const later = new Date(createdAt.getTime() + 60_000);
    await shop.database.db.insert(errorReports).values([
      { message: 'No stock', url: '/a', content: 'one', createdAt },
      { message: 'No price', url: '/b', content: 'two', createdAt },
      { message: 'No stock', url: '/a', content: 'three', createdAt: later },
    ]);
    expect((await errors()).rows).toEqual([
      {
        message: 'No stock',
        count: 2,
        firstAt: createdAt.toISOString(),
        lastAt: later.toISOString(),
      },
      {
        message: 'No price',
        count: 1,
        firstAt: createdAt.toISOString(),
        lastAt: createdAt.toISOString(),
      },
    ]);
    const { envelope } = await ask('Reports', { message: 'No stock' });
    expect(envelope.Data.rows.map((row: { content: string }) => row.content)).toEqual([
      'three',
      'one',
    ]);
  });

  // counter-195
  it('come thirty at a time', async () => {
    await shop.database.db.delete(errorReports);
    const messages = Array.from({ length: 70 }, (_, nth) => `m${nth}`);
    const createdAt = shop.clock.now;
    await shop.database.db
      .insert(errorReports)
      .values(messages.map((message) => ({ message, createdAt })));
    const seen: string[] = [];
    let next = '';
    do {
      const page = await errors(next);
      seen.push(...page.rows.map(({ message }) => message));
      next = page.next;
    } while (next);
    expect(seen).toEqual(messages.toReversed());
  });

  // counter-196
  it('show that values were removed, never the values', async () => {
    await shop.database.db.delete(errorReports);
    await report('Not for 01712345678', '{"phone":"01712345678","status":500}');
    const [row] = (await errors()).rows;
    expect(row?.message).toBe('Not for …');
    const { envelope } = await ask('Reports', { message: row?.message });
    expect(envelope.Data.rows[0]).toMatchObject({ content: '{"phone":"…","status":500}' });
  });

  // counter-196
  it.each([
    '০১৭১২-৩৪৫৬৭৮',
    '01712\u2011345678',
    '\u202a01712\u200d345\ufe0f678\u202c',
    '०१७१२३४५६७८',
  ])('show no phone that is written as %j', async (phone) => {
    await shop.database.db.delete(errorReports);
    await report(`Not for ${phone}.`, '{}');
    const [row] = (await errors()).rows;
    expect(row?.message).toMatch(/^Not for \p{Cf}*…\p{Cf}*\.$/u);
  });
});

describe('the audit log', () => {
  // counter-197
  it('names its subjects in everyday terms', async () => {
    const { headers } = await signedIn(shop, '01711111177');
    const photos = [await uploadFile(shop, await aPhoto(), { headers })];
    photos.push(await uploadFile(shop, await aPhoto(), { headers }));
    const ImgId = photos.map(({ envelope }) => envelope.Id);
    const sent = await sendRequest(shop, headers, { ImgId });
    const photo = `Requests/${sent.id}/Photos/${ImgId[1]}`;
    expect((await askCounter(shop, photo, owner.headers)).statusCode).toBe(200);
    const file = await readFileAtCounter(shop, owner.headers, 'id,name,price\nx-1,One,5');
    const [product] = await shop.database.db.select().from(products).limit(1);
    const [review] = await shop.database.db.select().from(reviews).limit(1);
    if (!product || !review) throw new Error('There is no product, or no review.');
    const said = (action: string, subject: string) => ({
      actor: 'Namer',
      action,
      subject,
      about: '',
      createdAt: shop.clock.now,
    });
    await shop.database.db
      .insert(auditEntries)
      .values([
        said('products change', String(product.id)),
        said('products remove', '999999'),
        said('review hide', String(review.id)),
        said('contact close', 'no-such-message'),
        said('requests Answered', sent.number),
        said('requests Answered', 'R-999999'),
        said('staff add', 'karim'),
      ]);
    const named = (await audit('who=namer')).rows.map(({ subject, thing, isById }) => [
      subject,
      thing && [thing.kind, thing.id, thing.name],
      isById,
    ]);
    expect(named.toReversed()).toEqual([
      [String(product.id), ['product', String(product.id), product.name], true],
      ['999999', null, true],
      [String(review.id), ['review', String(review.id), review.author], true],
      ['no-such-message', null, true],
      [sent.number, ['request', sent.id, sent.number], false],
      ['R-999999', null, false],
      ['karim', null, false],
    ]);
    const [read] = (await audit('what=prescriptions%20read')).rows;
    expect(read).toMatchObject({ thing: { kind: 'request', name: sent.number }, photo: 2 });
    const [taken] = (await audit('what=import%20read')).rows;
    expect(taken?.thing).toMatchObject({ kind: 'import', id: file.content?.id });
    expect(taken?.thing?.name).toMatch(/\.csv$/);
  });

  // counter-197
  it('is read by member, action and day, newest first', async () => {
    const at = (day: string) => new Date(`${day}T12:00:00+06:00`);
    await shop.database.db.insert(auditEntries).values([
      {
        actor: 'Rahima',
        action: 'orders move',
        subject: 'N-1',
        about: 'Confirmed',
        createdAt: at('2026-01-01'),
      },
      {
        actor: 'Karim',
        action: 'coupon add',
        subject: 'EID_50',
        about: '৳50',
        createdAt: at('2026-01-02'),
      },
      {
        actor: 'Rahima',
        action: 'coupon end',
        subject: 'EID-50',
        about: 'ended',
        createdAt: at('2026-01-03'),
      },
    ]);
    const subjects = async (query: string) => (await audit(query)).rows.map((row) => row.subject);
    expect(await subjects('who=rahima')).toEqual(['EID-50', 'N-1']);
    expect(await subjects('what=coupon')).toEqual(['EID-50', 'EID_50']);
    expect(await subjects('what=eid_')).toEqual(['EID_50']);
    expect(await subjects('from=2026-01-02&to=2026-01-02')).toEqual(['EID_50']);
    expect(await subjects('from=2026-01-02&to=2026-01-03&who=Rahima')).toEqual(['EID-50']);
    expect((await ask('Audit?from=yesterday')).status).toBe(400);
  });

  // counter-198
  it('continues after the last row that was read', async () => {
    const createdAt = shop.clock.now;
    const rows = Array.from({ length: 120 }, (_, nth) => ({ subject: `s${nth}`, createdAt }));
    await shop.database.db
      .insert(auditEntries)
      .values(rows.map((row) => ({ ...row, actor: 'pager', action: 'x', about: '' })));
    const seen: string[] = [];
    let next = '';
    do {
      const page = await audit(`who=pager&after=${next}`);
      seen.push(...page.rows.map(({ subject }) => subject));
      next = page.next;
    } while (next);
    expect(seen).toEqual(rows.map(({ subject }) => subject).toReversed());
  });

  // counter-199
  it('records that it was read, once an hour for each reader', async () => {
    const readings = async () => (await audit('what=audit%20read')).rows.map(({ actor }) => actor);
    const other = await signedInStaff(shop, 'owner');
    const before = (await readings()).filter((actor) => actor === owner.member.name).length;
    await ask('Audit', undefined, other);
    expect((await readings()).filter((actor) => actor === owner.member.name)).toHaveLength(before);
    expect(await readings()).toContain(other.member.name);
    wait(61);
    // The session has expired meanwhile, so the owner signs in again.
    const token = await openStaffSession(shop.database.db, owner.member.id, shop.clock.now);
    owner = { ...owner, headers: headersOf(token) };
    const after = (await readings()).filter((actor) => actor === owner.member.name);
    expect(after).toHaveLength(before + 1);
  });

  // counter-199
  it('is readable only by the owner', async () => {
    for (const role of ['pharmacist', 'packer'] as const) {
      const somebody = await signedInStaff(shop, role);
      for (const path of ['Audit', 'Errors']) {
        const { status, envelope } = await ask(path, undefined, somebody);
        expect([status, envelope.Msg]).toEqual([403, 'This is not for your role.']);
      }
    }
  });
});
