/** The responses to failed requests: a refusal, or the general error sentence (errors-46). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '#server/endpoint/envelope.ts';
import { codeOf, malformed, refusalOf } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';
import { apiText } from '#text/api.ts';

/**
 * Responds to a URL that cannot be decoded. A page redirects home, as every unknown path does; an
 * API call is refused.
 */
export function refuseUnreadableAddress(
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (!isPage || /^\/+api(\/|$)/i.test(request.url))
    return sendRefusal(request, reply, malformed());
  return reply.header('cache-control', 'no-store').redirect('/', 302);
}

/**
 * Responds to a thrown error. Logs an unexpected one with its code and stack, without its message.
 */
export function sendFailure(
  failure: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = refusalOf(failure);
  if (known) return sendRefusal(request, reply, known);
  request.log.error(
    { route: request.routeOptions.url ?? 'none', code: codeOf(failure), at: whereOf(failure) },
    'failed',
  );
  const id = request.id.slice(0, 8);
  return sendRefusal(request, reply, new Refusal(apiText.unexpected, { status: 500, id }));
}

/** The stack of an error without its message, which may quote a customer's input. */
function whereOf(failure: unknown): string[] {
  if (!(failure instanceof Error)) return [];
  const lines = (failure.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return [failure.name, ...lines.slice(0, 8).map((line) => line.trim())];
}
