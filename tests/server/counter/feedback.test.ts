import { and, desc, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import * as contract from '#contract/counter/feedback.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { comments, reviews } from '#server/db/tables/reviews.ts';
import { products } from '#server/db/tables/products.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { aKey } from '#tests/server/support/requests.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { callApi, signedIn, useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const customer = beforeTests(() => signedIn(shop, '01811111161'));
const pharmacist = beforeTests(() => signedInStaff(shop, 'pharmacist'));
const other = beforeTests(() => signedInStaff(shop, 'pharmacist'));

async function ask(path: string, body?: unknown, who = pharmacist) {
  const response = await askCounter(shop, `Voices/${path}`, who.headers, body);
  return { status: response.statusCode, envelope: Object(response.json()) };
}

async function listed(query = '') {
  const { envelope } = await ask(`Messages${query}`);
  return v.parse(contract.messages.response, envelope.Data);
}

async function posts(query = '') {
  const { envelope } = await ask(`Posts${query}`);
  return v.parse(contract.posts.response, envelope.Data);
}

/** Sends a message as a visitor, or with headers as a customer. Returns its id. */
async function write(message: string, headers: Record<string, string> = {}): Promise<string> {
  const key = aKey();
  wait(1);
  const body = { Name: 'Karim', Mobile: '01911111112', Email: 'k@example.com', Massege: message };
  await callApi(shop, 'ContactArea/Contact/Add', body, { ...headers, ...key });
  return key['idempotency-key'];
}

async function complain(text: string): Promise<string> {
  const key = aKey();
  wait(1);
  const body = { ContentTitle: 'Products', Content: text, Remarks: 'twice' };
  await callApi(shop, 'CommonArea/Complain/Add', body, { ...customer.headers, ...key });
  return key['idempotency-key'];
}

function wait(minutes: number): void {
  shop.clock.now = new Date(shop.clock.now.getTime() + minutes * 60_000);
}

async function lastAudit() {
  const [row] = await shop.database.db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return row;
}

async function newsOf(customerId: string) {
  const rows = await shop.database.db
    .select()
    .from(notifications)
    .where(eq(notifications.customerId, customerId));
  return rows.map(({ content, contentBn }) => [content, contentBn]);
}

describe('messages to the shop', () => {
  // counter-180
  it('are listed with their writer and contact, oldest first, messages and complaints together', async () => {
    const first = await write('Do you have insulin?');
    const second = await complain('The box was open.');
    const third = await write('Open on Friday?', customer.headers);
    const { rows, counts } = await listed();
    expect(rows.map(({ id }) => id)).toEqual([first, second, third]);
    expect(counts).toEqual({ open: 3, answered: 0 });
    expect(rows).toMatchObject([
      { kind: 'contact', name: 'Karim', phone: '01911111112', email: 'k@example.com' },
      { kind: 'complaint', name: 'Test Customer', phone: '01811111161', type: 'Products' },
      { kind: 'contact', text: 'Open on Friday?', state: 'open', answer: null },
    ]);
    expect(rows.map(({ hasAccount }) => hasAccount)).toEqual([false, true, true]);
    expect(rows[1]).toMatchObject({ text: 'The box was open.', remarks: 'twice' });
  });

  // counter-181
  it('come thirty at a time, each exactly once', async () => {
    const at = new Date(shop.clock.now.getTime() + 1);
    const before = (await listed()).rows.map(({ id }) => id);
    const many = Array.from({ length: 65 }, (_, nth) => `many-${String(nth).padStart(3, '0')}`);
    const shared = { fingerprint: '', name: 'M', phone: '1', email: '', message: 'm' };
    await shop.database.db
      .insert(contactMessages)
      .values(many.map((submissionId) => ({ ...shared, submissionId, createdAt: at })));
    const seen: string[] = [];
    let next = '';
    do {
      const page = await listed(`?after=${encodeURIComponent(next)}`);
      expect(page.rows.length).toBeLessThanOrEqual(30);
      seen.push(...page.rows.map(({ id }) => id));
      next = page.next;
    } while (next);
    expect(seen).toEqual([...before, ...many]);
    for (const id of many)
      await shop.database.db.delete(contactMessages).where(eq(contactMessages.submissionId, id));
  });

  // counter-182
  it('are replied to in the app if the writer has an account, in both languages', async () => {
    const id = await write('Is it fresh?', customer.headers);
    const reply = { kind: 'contact', id, how: 'app', text: ' Yes, from this week. ' };
    expect((await ask('AnswerMessage', reply)).envelope).toMatchObject({ IsError: false });
    expect(await newsOf(customer.id)).toContainEqual([
      'The pharmacy answers your message: Yes, from this week.',
      'আপনার বার্তার উত্তরে ফার্মেসি বলছে: Yes, from this week.'.normalize('NFC'),
    ]);
    const { rows } = await listed('?state=answered');
    expect(rows[0]).toMatchObject({
      id,
      state: 'answered',
      answer: { how: 'app', text: 'Yes, from this week.', by: pharmacist.member.name },
    });
    expect((await listed()).rows.map((row) => row.id)).not.toContain(id);
    expect(await lastAudit()).toMatchObject({
      actor: pharmacist.member.name,
      action: 'contact answer',
      subject: id,
      about: 'app',
    });
  });

  // counter-182
  it('are replied to in the app for a complaint too, and a reply needs words', async () => {
    const id = await complain('Late.');
    const empty = await ask('AnswerMessage', { kind: 'complaint', id, how: 'app', text: '  ' });
    expect(empty.envelope).toMatchObject({ IsError: true, Msg: 'Please write an answer.' });
    await ask('AnswerMessage', { kind: 'complaint', id, how: 'app', text: 'Sorry.' });
    const told = (await newsOf(customer.id)).map(([en]) => en);
    expect(told).toContain('The pharmacy answers your complaint: Sorry.');
  });

  // counter-183
  it('of a guest are replied to by phone or mail, which is recorded, because the app could not notify them', async () => {
    const id = await write('Call me.');
    const inApp = await ask('AnswerMessage', { kind: 'contact', id, how: 'app', text: 'Hello' });
    expect(inApp.envelope.IsError).toBe(true);
    expect(inApp.envelope.Msg).toMatch(/no account/);
    await ask('AnswerMessage', { kind: 'contact', id, how: 'phone', text: '' });
    const { rows } = await listed('?state=answered');
    expect(rows.find((row) => row.id === id)?.answer).toMatchObject({ how: 'phone', text: '' });
  });

  // counter-184
  it('are replied to once: a second person gets the name of the first', async () => {
    const id = await write('Twice?', customer.headers);
    const reply = { kind: 'contact', id, how: 'app', text: 'Once.' };
    const both = await Promise.all([
      ask('AnswerMessage', reply),
      ask('AnswerMessage', reply, other),
    ]);
    const refused = both.filter(({ envelope }) => envelope.IsError);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.envelope).toMatchObject({ Id: contract.alreadyReplied });
    expect(refused[0]?.envelope.Msg).toMatch(/has answered it already/);
    const told = (await newsOf(customer.id)).filter(([en]) => en?.endsWith('Once.'));
    expect(told).toHaveLength(1);
  });

  // counter-185
  it('can be closed and reopened, with the member who did it', async () => {
    const id = await write('Spam');
    const close = (isClosed: boolean) => ask('CloseMessage', { kind: 'contact', id, isClosed });
    await close(true);
    const closed = (await listed('?state=closed')).rows.find((row) => row.id === id);
    expect(closed).toMatchObject({ state: 'closed', closed: { by: pharmacist.member.name } });
    await close(false);
    expect((await listed()).rows.find((row) => row.id === id)).toMatchObject({ closed: null });
    expect(await lastAudit()).toMatchObject({ action: 'contact reopen', subject: id });
    expect((await ask('CloseMessage', { kind: 'contact', id: 'no', isClosed: true })).status).toBe(
      404,
    );
  });

  // counter-185, counter-191
  it('are closed once, and remain closed when replied to; reopened they return to their former state', async () => {
    const id = await write('Put away', customer.headers);
    const close = (isClosed: boolean, who = pharmacist) =>
      ask('CloseMessage', { kind: 'contact', id, isClosed }, who);
    const found = async (state: string) =>
      (await listed(`?state=${state}`)).rows.find((row) => row.id === id);
    await close(true);
    await close(true, other);
    expect(await found('closed')).toMatchObject({ closed: { by: pharmacist.member.name } });
    const written = shop.database.db.$count(
      auditEntries,
      and(eq(auditEntries.subject, id), eq(auditEntries.action, 'contact close')),
    );
    expect(await written).toBe(1);
    await ask('AnswerMessage', { kind: 'contact', id, how: 'phone', text: '' });
    expect(await found('closed')).toMatchObject({ answer: { how: 'phone' } });
    expect(await found('answered')).toBeUndefined();
    await close(false);
    expect(await found('answered')).toMatchObject({ answer: { how: 'phone' }, closed: null });
    expect(await found('open')).toBeUndefined();
  });

  // counter-183
  it('of a deleted account are a guest’s', async () => {
    const id = await write('Long ago');
    const of = eq(contactMessages.submissionId, id);
    await shop.database.db.update(contactMessages).set({ customerId: 'gone' }).where(of);
    expect((await listed()).rows.find((row) => row.id === id)).toMatchObject({ hasAccount: false });
    const inApp = await ask('AnswerMessage', { kind: 'contact', id, how: 'app', text: 'Hello' });
    expect(inApp.envelope.Msg).toMatch(/no account/);
  });

  // counter-186
  it('are deleted with the account of their writer, with the replies', async () => {
    const leaving = await signedIn(shop, '01811111169');
    const id = await write('I leave.', leaving.headers);
    const there = () =>
      shop.database.db.$count(contactMessages, eq(contactMessages.submissionId, id));
    await ask('AnswerMessage', { kind: 'contact', id, how: 'phone', text: 'They leave.' });
    expect(await there()).toBe(1);
    await callApi(shop, 'CustomerArea/Customer/Erase', { GivesUpWallet: true }, leaving.headers);
    expect(await there()).toBe(0);
  });
});

describe('public reviews and comments', () => {
  const path = 'ReviewArea/AppReview/Get?pageNumber=1&pageSize=5';
  const newest = async () => Object((await callApi(shop, path)).envelope.Data);

  async function review(content: string) {
    wait(1);
    await callApi(shop, 'ReviewArea/AppReview/Create', { Content: content }, customer.headers);
    const [row] = await shop.database.db.select().from(reviews).where(eq(reviews.content, content));
    return row?.id ?? 0;
  }

  // counter-188
  it('are in the shop at once, and in the list at the counter, newest first', async () => {
    const id = await review('Kind people.');
    expect((await newest()).Data[0].Content).toBe('Kind people.');
    const { rows } = await posts();
    expect(rows[0]).toMatchObject({ kind: 'review', id, author: 'Test Customer', isHidden: false });
  });

  // counter-181
  it('come thirty at a time, and none is repeated or missing', async () => {
    const before = (await posts()).rows.map(({ id }) => id);
    const createdAt = new Date(shop.clock.now.getTime() + 1);
    const many = Array.from({ length: 65 }, () => ({ content: 'At once', createdAt }));
    const written = await shop.database.db.insert(reviews).values(many).returning();
    const ids = written.map(({ id }) => id).toSorted((one, other) => other - one);
    const seen: number[] = [];
    let next = '';
    do {
      const page = await posts(`?after=${encodeURIComponent(next)}`);
      expect(page.rows.length).toBeLessThanOrEqual(30);
      seen.push(...page.rows.map(({ id }) => id));
      next = page.next;
    } while (next && seen.length < 2 * many.length);
    expect(seen.slice(0, many.length)).toEqual(ids);
    expect(seen.slice(many.length, many.length + before.length)).toEqual(before);
    await shop.database.db.delete(reviews).where(inArray(reviews.id, ids));
  });

  // counter-188
  it('wait for a reply while they are public, not while they are hidden', async () => {
    const id = await review('Unanswered.');
    const waiting = async () => (await posts('?show=unanswered')).rows.map((row) => row.id);
    expect(await waiting()).toContain(id);
    await ask('HidePost', { kind: 'review', id, isHidden: true });
    expect(await waiting()).not.toContain(id);
    await ask('HidePost', { kind: 'review', id, isHidden: false });
    expect(await waiting()).toContain(id);
  });

  // counter-189
  it('disappear from the shop’s lists and numbers when hidden, until they are published again', async () => {
    const id = await review('Rude words.');
    const { Total } = await newest();
    await ask('HidePost', { kind: 'review', id, isHidden: true });
    const without = await newest();
    expect(without.Total).toBe(Total - 1);
    expect(JSON.stringify(without)).not.toContain('Rude words.');
    expect((await posts('?show=hidden')).rows.map((row) => row.id)).toEqual([id]);
    expect(await lastAudit()).toMatchObject({ action: 'review hide', about: 'hidden' });
    await ask('HidePost', { kind: 'review', id, isHidden: false });
    expect((await newest()).Data[0].Content).toBe('Rude words.');
  });

  // counter-189
  it('of a product follow the same rules', async () => {
    const [product] = await shop.database.db.select().from(products).limit(1);
    const ProductId = String(product?.id);
    wait(1);
    const said = { ProductId, Content: 'Works.' };
    const { envelope } = await callApi(shop, 'ReviewArea/Comment/Create', said, customer.headers);
    const id = Number(Object(envelope.Data).Id);
    const filter = [{ field: 'ProductId', value: ProductId, operation: 0 }];
    const inShop = async () => {
      const body = { filter, pageNumber: 1, pageSize: 5 };
      return Object((await callApi(shop, 'ReviewArea/Comment/ByProduct', body)).envelope.Data);
    };
    const { Total } = await inShop();
    const { rows } = await posts('?kind=comment');
    expect(rows[0]).toMatchObject({ id, product: { name: product?.name } });
    await ask('HidePost', { kind: 'comment', id, isHidden: true });
    expect((await inShop()).Total).toBe(Total - 1);
    await ask('HidePost', { kind: 'comment', id, isHidden: false });
    await ask('AnswerPost', { kind: 'comment', id, text: 'Glad to hear.' });
    expect((await inShop()).Data[0]).toMatchObject({ Content: 'Works.', Answer: 'Glad to hear.' });
    await shop.database.db.delete(comments).where(eq(comments.id, id));
  });

  // counter-190
  it('are replied to in public, under the pharmacy’s name', async () => {
    const id = await review('Fast.');
    expect(await newest()).not.toHaveProperty('Data.0.Answer');
    await ask('AnswerPost', { kind: 'review', id, text: 'Thank you!' });
    const [shown] = (await newest()).Data;
    expect(shown).toMatchObject({ Content: 'Fast.', Answer: 'Thank you!' });
    expect(JSON.stringify(shown)).not.toContain(pharmacist.member.name);
    expect((await posts('?show=unanswered')).rows.map((row) => row.id)).not.toContain(id);
    await ask('AnswerPost', { kind: 'review', id, text: 'Thanks!' });
    expect((await newest()).Data[0].Answer).toBe('Thanks!');
    await ask('AnswerPost', { kind: 'review', id, text: ' ' });
    expect((await newest()).Data[0]).not.toHaveProperty('Answer');
    expect((await ask('AnswerPost', { kind: 'review', id: 999_999, text: 'x' })).status).toBe(404);
  });

  // counter-191
  it('cannot be changed by a packer', async () => {
    const packer = await signedInStaff(shop, 'packer');
    const refused = await ask('Messages', undefined, packer);
    expect([refused.status, refused.envelope.Msg]).toEqual([403, 'This is not for your role.']);
  });
});
