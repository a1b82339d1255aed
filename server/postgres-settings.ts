/** The settings of an external PostgreSQL. */
import * as v from 'valibot';
import { wholeNumber } from './setting-kinds.ts';

function isPostgres(text: string): boolean {
  return /^postgres(ql)?:\/\/./.test(text) && URL.canParse(text);
}

function address(name: string, otherwise: string) {
  return v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || isPostgres(text),
        `${name} must begin with postgres:// or postgresql:// and name a host; leave it out ${otherwise}.`,
      ),
    ),
    '',
  );
}

export const postgresEnvironment = {
  DATABASE_URL: address('DATABASE_URL', 'to use the embedded database'),
  DATABASE_DIRECT_URL: address('DATABASE_DIRECT_URL', 'where DATABASE_URL names no pooler'),
  DATABASE_CONNECTIONS: wholeNumber('DATABASE_CONNECTIONS', 1, 500, 20),
};
