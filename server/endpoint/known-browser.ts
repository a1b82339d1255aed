/**
 * Browsers on which a staff member has signed in at the counter. Failed tries from elsewhere do not
 * lock these out (counter-7).
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { day } from '#server/services/accounts/attempt-limits.ts';

/** Days after the last sign-in until the browser is forgotten. */
const rememberedDays = 90;

const options = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const;

/** Sets a cookie per staff member, because several may share a desk. It survives the sign-out. */
export function rememberBrowser(
  reply: FastifyReply,
  secret: string,
  memberId: string,
  now: Date,
): void {
  const value = `${now.getTime()}.${signature(secret, memberId, String(now.getTime()))}`;
  void reply.setCookie(cookieOf(secret, memberId), value, {
    ...options,
    maxAge: rememberedDays * 86_400,
  });
}

/** True if this staff member has signed in on this browser. */
export function isKnownBrowser(
  request: FastifyRequest,
  secret: string,
  memberId: string,
  now: Date,
): boolean {
  const [since = '', signed = ''] = (request.cookies[cookieOf(secret, memberId)] ?? '').split('.');
  const age = now.getTime() - Number(since);
  if (!(age >= 0 && age < rememberedDays * day)) return false;
  const expected = Buffer.from(signature(secret, memberId, since));
  const given = Buffer.from(signed);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The cookie's name does not reveal the staff member. */
function cookieOf(secret: string, memberId: string): string {
  return `__Host-counter-${digest(secret, `name ${memberId}`).slice(0, 12)}`;
}

function signature(secret: string, memberId: string, since: string): string {
  return digest(secret, `browser ${memberId} ${since}`);
}

function digest(secret: string, text: string): string {
  return createHmac('sha256', `counter ${secret}`).update(text).digest('base64url');
}
