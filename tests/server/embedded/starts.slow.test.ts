import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { openEmbedded } from '#server/db/open-database.ts';
import { freePort } from '#tests/server/support/free-port.ts';
import {
  runCommandLine,
  runToEnd,
  seededDataDir,
  startServer,
} from '#tests/server/support/server-process.ts';

let data: { path: string; remove: () => void };
beforeEach(async () => {
  data = await seededDataDir();
}, 120_000);
afterEach(() => data.remove());

const database = () => join(data.path, 'database');
const empty = (folder: string) => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
};

/** Starts a shop once and stops it. */
async function openOnce(): Promise<void> {
  const server = await startServer(data.path);
  expect(await server.stop()).toBe(0);
}

/** Starts the server, which must end by itself with one sentence. Returns that output. */
async function refusal(more: Record<string, string> = {}, path = data.path): Promise<string> {
  const { code, said } = await runToEnd(path, more);
  expect(code).toBe(1);
  expect(said).not.toMatch(/^\s+at /m);
  expect(said).not.toContain('Filling the shop');
  return said;
}

describe('a missing database', () => {
  // running-21
  it('is not replaced by a new shop if its folder was emptied, removed, or has lost a part', async () => {
    await openOnce();
    rmSync(join(database(), 'PG_VERSION'));
    expect(await refusal()).toMatch(/PG_VERSION.*docs\/backup\.md/);
    expect(existsSync(join(database(), 'base'))).toBe(true);
    empty(database());
    expect(await refusal()).toMatch(/database.*docs\/backup\.md/);
    expect(readdirSync(database())).toEqual([]);
    rmSync(database(), { recursive: true });
    expect(await refusal()).toMatch(/docs\/backup\.md/);
    const command = await runCommandLine(data.path, ['db-seed']);
    expect([command.code, command.said]).toEqual([1, expect.stringContaining('docs/backup.md')]);
    expect(existsSync(join(database(), 'PG_VERSION'))).toBe(false);
  }, 240_000);

  // running-21
  it('is also detected by the files that customers have sent', async () => {
    empty(database());
    const folder = join(data.path, 'prescriptions', 'ab');
    mkdirSync(folder, { recursive: true });
    const upload = join(folder, `ab${'0'.repeat(30)}`);
    writeFileSync(upload, 'x');
    expect(await refusal()).toMatch(/prescriptions.*docs\/backup\.md/);
    writeFileSync(join(database(), 'unfinished'), '');
    expect(await refusal()).toMatch(/prescriptions.*docs\/backup\.md/);
    rmSync(upload);
    await openOnce();
  }, 240_000);

  // running-21
  it('is not assumed after an interrupted first start or with only a secret: the shop starts', async () => {
    const fresh = mkdtempSync(join(tmpdir(), 'shop-fresh-'));
    writeFileSync(join(fresh, 'secret'), 's'.repeat(43));
    mkdirSync(join(fresh, 'database', 'base'), { recursive: true });
    writeFileSync(join(fresh, 'database', 'unfinished'), '');
    const server = await startServer(fresh);
    expect(server.said()).toContain('Filling the shop');
    expect(await server.stop()).toBe(0);
    rmSync(fresh, { recursive: true });
  }, 240_000);
});

describe('a start that cannot succeed', () => {
  // running-22
  it('reports a port in use before it fills anything', async () => {
    const fresh = mkdtempSync(join(tmpdir(), 'shop-fresh-'));
    const taken: Server = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = String(typeof address === 'object' && address ? address.port : 0);
    expect(await refusal({ PORT: port }, fresh)).toMatch(
      new RegExp(`port ${port} of 127\\.0\\.0\\.1 already.*set PORT`),
    );
    expect(existsSync(join(fresh, 'database'))).toBe(false);
    expect(await refusal({ METRICS_PORT: port }, fresh)).toMatch(/set METRICS_PORT/);
    expect(await refusal({ HOST: '192.0.2.1', PORT: '0' }, fresh)).toMatch(/Set HOST/);
    taken.close();
    rmSync(fresh, { recursive: true });
  }, 240_000);

  // running-22
  it('reports the damaged part of the database', async () => {
    await openOnce();
    truncateSync(join(database(), 'global', 'pg_control'), 100);
    expect(await refusal()).toMatch(/database.*damaged.*docs\/backup\.md/);
  }, 240_000);

  // running-22
  it('reports the database whose log is damaged', async () => {
    const server = await startServer(data.path);
    await server.kill();
    const wal = join(database(), 'pg_wal');
    for (const name of readdirSync(wal).filter((one) => /^[0-9A-F]{24}$/.test(one)))
      writeFileSync(join(wal, name), Buffer.alloc(16 * 1024 * 1024, 7));
    expect(await refusal()).toMatch(/database.*damaged.*docs\/backup\.md/);
  }, 240_000);

  // running-22
  it('reports a PostgreSQL or a bucket that does not respond', async () => {
    const SECRET = 's'.repeat(32);
    const nobody = `127.0.0.1:${await freePort()}`;
    const unreachable = { DATABASE_URL: `postgres://shop:secret@${nobody}/shop`, SECRET };
    const ofDatabase = await refusal(unreachable);
    expect(ofDatabase).toMatch(/PostgreSQL of DATABASE_URL does not answer \(ECONNREFUSED\)/);
    expect(ofDatabase).not.toContain('secret');
    const bucket = {
      S3_BUCKET: 'shop',
      S3_ENDPOINT: `http://${nobody}`,
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(await refusal(bucket)).toMatch(/bucket shop cannot be used/);
  }, 240_000);

  // running-22
  it('reports a file at the path of a folder', async () => {
    rmSync(database(), { recursive: true });
    writeFileSync(database(), 'x');
    expect(await refusal()).toMatch(/database .*a file lies where a folder is needed/);
    const file = join(data.path, 'file');
    writeFileSync(file, 'x');
    expect(await refusal({}, file)).toContain(file);
    expect(await refusal({}, join(file, 'below'))).toContain(file);
  }, 240_000);
});

describe('a database of a newer version', () => {
  const addMigrations = async (count: number) => {
    const { db, close } = await openEmbedded({ folder: database() });
    for (let n = 0; n < count; n += 1)
      await db.execute(
        sql`insert into schema_migrations (hash, written_at) values (${`newer ${n} of ${count}`}, 1)`,
      );
    await close();
  };

  // running-23
  it('is opened if it is one migration ahead, and otherwise refused with a sentence', async () => {
    await addMigrations(1);
    await openOnce();
    await addMigrations(2);
    expect(await refusal()).toMatch(/newer version of the shop.*3 migrations.*docs\/backup\.md/);
    const command = await runCommandLine(data.path, ['operator', 'orders', 'list']);
    expect([command.code, command.said]).toEqual([1, expect.stringContaining('newer version')]);
  }, 240_000);
});
