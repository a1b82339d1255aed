import type { FastifyRequest } from 'fastify';
import { grantHeader, tokenHeader } from '#contract/envelope.ts';
import type { Database } from '#server/db/database.ts';
import { principalOf, type Principal, type Regard } from '#server/services/accounts/principal.ts';
import { cookieOf } from './session-cookie.ts';

/** Who sent the request, by its headers and its cookie; throws as {@link principalOf} does. */
export function authenticate(
  db: Database,
  now: Date,
  request: FastifyRequest,
  regard: Regard,
): Promise<Principal> {
  const credentials = {
    grant: headerOf(request, grantHeader),
    token: headerOf(request, tokenHeader),
    cookie: cookieOf(request),
  };
  return principalOf(db, now, credentials, regard);
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value.trim() : '';
}
