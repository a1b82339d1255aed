/**
 * The second half of a session. A page that shares its origin with the API is
 * given an HttpOnly cookie beside the token: a token that was read out of the
 * phone's storage is worth nothing without it (sign-in-51).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { absoluteDays, type CookieMode } from '#server/services/accounts/sessions.ts';
import { hashToken, newToken } from '#server/services/accounts/tokens.ts';

/**
 * `__Host-` makes browsers refuse it without Secure, without Path=/ or from a
 * sub-domain. Browsers take Secure cookies from http://localhost too.
 */
export const sessionCookie = '__Host-session';

const options = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const;

/**
 * A new cookie's secret; null for a page on another origin. Browsers send `Sec-Fetch-Site` to trustworthy
 * origins only: on plain http in a local network there is no cookie, and the token alone counts.
 */
export function newSessionCookie(mode: CookieMode, request: FastifyRequest): string | null {
  if (mode === 'never') return null;
  if (mode === 'auto' && request.headers['sec-fetch-site'] !== 'same-origin') return null;
  return newToken();
}

/** Puts the cookie of a session that is open into the answer. */
export function setSessionCookie(reply: FastifyReply, secret: string): void {
  void reply.setCookie(sessionCookie, secret, { ...options, maxAge: absoluteDays * 86_400 });
}

/** The cookie of the request; '' where there is none. */
export function readSessionCookie(request: FastifyRequest): string {
  return request.cookies[sessionCookie] ?? '';
}

/** Takes the cookie back, if it is still the one of the session that ended. */
export function clearSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookieHash: string | null,
): void {
  const cookie = readSessionCookie(request);
  if (cookie && cookieHash === hashToken(cookie)) void reply.clearCookie(sessionCookie, options);
}
