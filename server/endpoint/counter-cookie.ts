/**
 * The session at the counter: one cookie that scripts cannot read and other sites cannot send
 * (counter-8, counter-11).
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { shift } from '#server/services/staff/sessions.ts';

/**
 * `__Host-` makes browsers refuse the cookie without Secure, without Path=/ or from a sub-domain.
 */
export const counterCookie = '__Host-counter';

const options = { httpOnly: true, secure: true, sameSite: 'strict', path: '/' } as const;

export function setCounterCookie(reply: FastifyReply, token: string): void {
  void reply.setCookie(counterCookie, token, { ...options, maxAge: shift / 1000 });
}

/** '' if there is none. */
export function readCounterCookie(request: FastifyRequest): string {
  return request.cookies[counterCookie] ?? '';
}

export function clearCounterCookie(reply: FastifyReply): void {
  void reply.clearCookie(counterCookie, options);
}
