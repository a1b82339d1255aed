/** Databases of a test's own on the PostgreSQL that TEST_DATABASE_URL names. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The seeded database of a PostgreSQL run, made by with-postgres.ts. */
export const postgresTemplate = 'nirog_template';

export interface OwnDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** The shop's first content in it, or nothing at all. */
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
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Two databases cannot be copied from one template at once: take turns.
    await client.query('select pg_advisory_lock(7201002)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
