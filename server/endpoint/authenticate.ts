import type { FastifyRequest } from 'fastify';
import { grantHeader, tokenHeader } from '#contract/envelope.ts';
import type { Database } from '#server/db/database.ts';
import {
  principalOf,
  type Principal,
  type AuthenticationOptions,
} from '#server/services/accounts/principal.ts';
import { readSessionCookie } from './session-cookie.ts';

/** Authenticates a request by its headers and cookie. Throws as {@link principalOf} does. */
export function authenticate(
  db: Database,
  now: Date,
  request: FastifyRequest,
  options: AuthenticationOptions,
): Promise<Principal> {
  const credentials = {
    grant: headerOf(request, grantHeader),
    token: headerOf(request, tokenHeader),
    cookie: readSessionCookie(request),
  };
  return principalOf(db, now, credentials, options);
}

function headerOf(request: FastifyRequest, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value.trim() : '';
}
