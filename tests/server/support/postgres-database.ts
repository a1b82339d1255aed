/** Separate databases for tests, on the PostgreSQL that TEST_DATABASE_URL names. */
import { randomUUID } from 'node:crypto';
import { migrate } from '#server/db/migrate.ts';
import { openPostgres } from '#server/db/open-postgres.ts';
import { seed } from '#demo/seed.ts';
import { tell } from './postgres-client.ts';

/** The seeded database of a PostgreSQL run, made by {@link buildTemplate}. */
const postgresTemplate = 'nirog_template';

/** Creates the seeded database that {@link ownDatabase} copies. */
export async function buildTemplate(url: string): Promise<void> {
  await tell(
    url,
    `drop database if exists ${postgresTemplate} with (force)`,
    `create database ${postgresTemplate}`,
  );
  const own = new URL(url);
  own.pathname = `/${postgresTemplate}`;
  const template = await openPostgres(own.href, { connections: 2 });
  await migrate(template.db);
  await seed(template.db, true);
  await template.close();
}

export interface OwnDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates an empty database, or one with the shop's first content. */
export async function ownDatabase(filled: 'seeded' | 'empty'): Promise<OwnDatabase> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  const template = filled === 'seeded' ? postgresTemplate : 'template0';
  await onServer(server, `create database ${name} template ${template}`);
  const own = new URL(server);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  // PostgreSQL refuses two concurrent copies of one template, so the copies run one at a time.
  await tell(url, 'select pg_advisory_lock(7201002)', statement);
}
