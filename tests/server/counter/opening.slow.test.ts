import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/counter/shop.ts';
import { emptySettings } from '#domain/shop.ts';
import { checkBackup } from '#server/backup/check-backup.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { staff } from '#server/db/tables/staff.ts';
import { hashPassword } from '#server/services/accounts/passwords.ts';
import { writeSection } from '#server/services/shop/sections.ts';
import { beforeTests } from '#tests/server/support/before-tests.ts';
import { askCounter, signedInStaff } from '#tests/server/support/staff.ts';
import { useTestShop } from '#tests/server/support/test-shop.ts';

const shop = useTestShop();
const password = 'kolom khata boi';
const owner = beforeTests(() => anOwner());

async function anOwner() {
  const signed = await signedInStaff(shop, 'owner');
  const passwordHash = await hashPassword(password);
  await shop.database.db.update(staff).set({ passwordHash }).where(eq(staff.id, signed.member.id));
  return signed;
}

async function readiness() {
  const response = await askCounter(shop, 'Shop/Readiness', owner.headers);
  return v.parse(contract.readiness.response, response.json().Data);
}

const openOf = async (step: string) =>
  (await readiness()).steps.find((one) => one.step === step)?.open;

async function save(name: string, version: number, value: unknown) {
  const body = { name, version, value };
  return Object((await askCounter(shop, 'Shop/SaveSection', owner.headers, body)).json());
}

describe('the checklist for the opening', () => {
  // counter-321
  it('is computed from the shop, and keeps what the owner has ticked', async () => {
    const { checklist } = await readiness();
    expect(await openOf('products')).toEqual([]);
    expect(await openOf('partners')).toContain('gateway');
    expect(await openOf('pages')).toEqual(['pagesUnread']);
    await save('checklist', checklist.version, { delivery: false, pages: true });
    expect(await openOf('pages')).toEqual([]);
    await shop.database.db.execute(sql`update products set is_hidden = true`);
    expect(await openOf('products')).toEqual(['products']);
    await shop.database.db.execute(sql`update products set is_hidden = false`);
  });

  // counter-322
  it('does not open a shop without a name or a phone, and opens one with other open points', async () => {
    const { db } = shop.database;
    const by = { actor: 'test', now: shop.clock.now };
    const names = ['identity', 'contact', 'legal', 'opening'] as const;
    for (const name of names) await writeSection(db, by, name, emptySettings[name]);
    const none = { en: '', bn: '' };
    const open = async () =>
      save('opening', (await readiness()).opening.version, { state: 'open', note: none });
    expect(await open()).toMatchObject({ IsError: true, Msg: expect.stringContaining('a name') });
    const identity = { ...emptySettings.identity, name: { en: 'Asha', bn: 'আশা' } };
    await writeSection(db, by, 'identity', identity);
    expect((await open()).IsError).toBe(true);
    await writeSection(db, by, 'contact', { ...emptySettings.contact, phones: ['01712345678'] });
    expect((await open()).IsError).toBe(false);
    expect((await readiness()).opening.value.state).toBe('open');
    expect(await openOf('legal')).toEqual(['licenceNumber', 'pharmacist']);
  });
});

const ticketFor = async (typed: string, who = owner) =>
  Object((await askCounter(shop, 'Shop/BackupTicket', who.headers, { password: typed })).json());

const download = (ticket: string, headers = owner.headers) =>
  askCounter(shop, `Shop/Backup?ticket=${ticket}`, headers);

describe('a backup from the counter', () => {
  // counter-324
  it('is a whole backup in a tar file, is recorded, and leaves nothing on the disk', async () => {
    expect(await openOf('backup')).toEqual(['noBackup']);
    const { Data } = await ticketFor(password);
    const sent = await download(Data.ticket);
    expect(sent.headers).toMatchObject({
      'content-type': 'application/x-tar',
      'cache-control': 'no-store',
    });
    const name = /filename="(nirog-.+)\.tar"/.exec(
      String(sent.headers['content-disposition']),
    )?.[1];
    const folder = mkdtempSync(join(tmpdir(), 'shop-download-'));
    writeFileSync(join(folder, 'backup.tar'), sent.rawPayload);
    execFileSync('tar', ['-xf', 'backup.tar'], { cwd: folder });
    const manifest = await checkBackup(join(folder, String(name)));
    expect(manifest.tables.find((table) => table.name === 'products')?.rows).toBeGreaterThan(0);
    expect(readFileSync(join(folder, String(name), 'manifest.json'), 'utf8')).toContain('"format"');
    rmSync(folder, { recursive: true });
    await expect.poll(() => existsSync(join(shop.config.dataDir, 'backup-download'))).toBe(false);
    expect(await openOf('backup')).toEqual([]);
    const made = await shop.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.action, 'backup made'));
    expect(made.map(({ actor }) => actor)).toEqual([owner.member.name]);
    shop.clock.now = new Date(shop.clock.now.getTime() + 49 * 3_600_000);
  }, 60_000);

  // counter-324
  it('needs the password, within a minute, and the session of the same owner', async () => {
    const again = await anOwner();
    const own = { headers: again.headers, member: again.member };
    expect(await ticketFor('something else', own)).toMatchObject({ IsError: true });
    const { Data } = await ticketFor(password, own);
    const other = await anOwner();
    expect((await download(Data.ticket, other.headers)).statusCode).toBe(403);
    expect((await download('', own.headers)).statusCode).toBe(403);
    expect((await download(`9${Data.ticket}`, own.headers)).statusCode).toBe(403);
    const { headers: packer } = await signedInStaff(shop, 'packer');
    expect((await download(Data.ticket, packer)).statusCode).toBe(403);
    expect((await download(Data.ticket, {})).statusCode).toBe(401);
    shop.clock.now = new Date(shop.clock.now.getTime() + 61_000);
    expect((await download(Data.ticket, own.headers)).statusCode).toBe(403);
  });
});
