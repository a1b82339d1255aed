/**
 * The second half of a session. A page that shares its origin with the API gets an HttpOnly cookie
 * beside the token, so that a token stolen from the phone's storage is useless without it
 * (sign-in-51).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { absoluteDays, type CookieMode } from '#server/services/accounts/sessions.ts';
import { hashToken, newToken } from '#server/services/accounts/tokens.ts';

/**
 * `__Host-` makes browsers refuse the cookie without Secure, without Path=/ or from a sub-domain.
 * Browsers also accept Secure cookies from http://localhost.
 */
export const sessionCookie = '__Host-session';

const options = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const;

/**
 * A new cookie's secret; null for a page on another origin. Browsers send `Sec-Fetch-Site` only to
 * trustworthy origins, so on plain http in a local network there is no cookie and the token alone
 * is enough.
 */
export function newSessionCookie(mode: CookieMode, request: FastifyRequest): string | null {
  if (mode === 'never') return null;
  if (mode === 'auto' && request.headers['sec-fetch-site'] !== 'same-origin') return null;
  return newToken();
}

/** Adds the cookie of an open session to the response. */
export function setSessionCookie(reply: FastifyReply, secret: string): void {
  void reply.setCookie(sessionCookie, secret, { ...options, maxAge: absoluteDays * 86_400 });
}

/** The cookie of the request; '' if there is none. */
export function readSessionCookie(request: FastifyRequest): string {
  return request.cookies[sessionCookie] ?? '';
}

/** Deletes the cookie if it still belongs to the session that ended. */
export function clearSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookieHash: string | null,
): void {
  const cookie = readSessionCookie(request);
  if (cookie && cookieHash === hashToken(cookie)) void reply.clearCookie(sessionCookie, options);
}
