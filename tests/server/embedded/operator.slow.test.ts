import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join, relative } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#server/db/open-database.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { projectRoot } from '#server/project-root.ts';
import { textOf } from '#tests/server/support/hand-over.ts';
import { aRequest, requestPath } from '#tests/server/support/requests.ts';
import { openShop, type OpenShop } from '#tests/server/support/open-shop.ts';
import { runOperator, runOperatorOn } from '#tests/server/support/server-process.ts';

let shop: OpenShop;
beforeAll(async () => {
  shop = await openShop();
}, 120_000);
afterAll(() => shop.remove());

const operator = (...words: string[]) => runOperator(shop.dataDir, ...words);

async function ask(path: string, body: unknown) {
  const response = await fetch(`${shop.server.origin}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
  const envelope: { IsError: boolean; Data: unknown } = await response.json();
  return envelope;
}

// running-10
describe('the operator’s command line while the shop runs on the embedded database', () => {
  it('runs the command in the shop, which has the result at once', async () => {
    const check = { CouponCode: 'OPEN50', OrderAmount: 5000, OrderDiscount: 0 };
    expect((await ask('PromotionalArea/Coupon/Check', check)).IsError).toBe(true);
    const made = await operator('coupon', 'add', 'OPEN50', '--amount', '50');
    expect(made).toMatchObject({ code: 0, said: expect.not.stringContaining('Opening') });
    expect((await ask('PromotionalArea/Coupon/Check', check)).IsError).toBe(false);
    expect((await fetch(`${shop.server.origin}/api/health`)).status).toBe(200);
  });

  it('prints no control characters from customers’ texts', async () => {
    const Items = [{ Name: 'Napa\u001b[2J', Strength: '1 mg', Quantity: 10, Position: 1 }];
    const sent = await ask(requestPath, aRequest({ Items, Remarks: '\u202egone' }));
    expect(sent.IsError).toBe(false);
    const { code, said } = await operator('requests', 'show', String(Object(sent.Data).OrderNo));
    expect([code, said]).toEqual([0, expect.stringContaining('Napa[2J')]);
    for (const sign of ['\u001b', '\u202e']) expect(said).not.toContain(sign);
  });

  it('reports the mistake, changes nothing and exits with 1', async () => {
    expect(await operator('orders', 'move', 'N-9999', '--to', 'Confirmed')).toMatchObject({
      code: 1,
      said: expect.stringContaining('N-9999'),
    });
    expect(await operator('no', 'such')).toMatchObject({
      code: 1,
      said: expect.stringContaining('There is:'),
    });
    const twice = await operator('staff', 'add', 'owner', '--role', 'owner');
    expect(twice).toMatchObject({ code: 1, said: expect.stringMatching(/^Somebody of this name/) });
    expect(await operator('orders', 'list')).toMatchObject({ code: 0 });
  });

  it('enters a handed-over file by its relative path, from any folder', async () => {
    const path = join(shop.folder, 'handed.txt');
    const submissionId = randomUUID();
    await writeFile(path, textOf({ submissionId, kind: 'request-order', body: aRequest() }));
    const named = await operator('hand-over', 'enter', '--file', relative(projectRoot(), path));
    expect(named).toMatchObject({ code: 0, said: expect.stringMatching(/^R-\d+: new/) });
    const again = await operator('hand-over', 'enter', `--file=${path}`);
    expect(again).toMatchObject({ code: 0, said: expect.stringMatching(/^R-\d+: here already/) });
  });

  it('enters what is piped in', async () => {
    const text = textOf({ submissionId: randomUUID(), kind: 'request-order', body: aRequest() });
    const entered = await runOperatorOn(shop.dataDir, text, 'hand-over', 'enter', '--file', '-');
    expect(entered).toMatchObject({ code: 0, said: expect.stringMatching(/^R-\d+: new/) });
  });

  it('records who ran it, and opens the data itself if no shop runs', async () => {
    await operator('staff', 'add', 'Asked', '--role', 'packer');
    await shop.server.stop();
    const removed = await operator('staff', 'remove', 'Asked');
    expect(removed).toMatchObject({ code: 0, said: expect.stringContaining('Asked: removed') });
    const database = await openEmbedded({ folder: join(shop.dataDir, 'database') });
    const rows = await database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, 'Asked'));
    await database.close();
    const actor = userInfo().username;
    expect(rows).toMatchObject([
      { actor, action: 'staff add' },
      { actor, action: 'staff remove' },
    ]);
  });
});
