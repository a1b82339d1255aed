/**
 * Finds the programs that the tests on PostgreSQL start (initdb and postgres, PgBouncer). On a
 * Debian machine it installs them if the process runs as root; elsewhere it prints instructions.
 */
import { existsSync, readdirSync } from 'node:fs';
import { installWithApt } from './apt.mjs';

const servers = '/usr/lib/postgresql';

function isInstalled() {
  const versions = existsSync(servers) ? readdirSync(servers) : [];
  const hasServer = versions.some((version) => existsSync(`${servers}/${version}/bin/initdb`));
  return hasServer && existsSync('/usr/sbin/pgbouncer');
}

/** Prints instructions and exits if PostgreSQL is missing and cannot be installed. */
export function requirePostgres() {
  if (process.env['TEST_DATABASE_URL'] || isInstalled()) return;
  installWithApt('postgresql', 'pgbouncer');
  if (isInstalled()) return;
  process.stderr.write(
    'The tests on PostgreSQL need its programs. Install them (Debian: apt-get install -y\n' +
      'postgresql pgbouncer), or name a server that tests may use in TEST_DATABASE_URL.\n',
  );
  process.exit(1);
}
