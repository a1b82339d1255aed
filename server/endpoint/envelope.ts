/** Every answer of the API leaves through here. */
import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markerHeader, markerValue, type EnvelopeOnWire } from '#contract/envelope.ts';
import type { Language } from '#text/sentences.ts';
import type { Refusal } from '#server/services/refusal.ts';

const json = 'application/json; charset=utf-8';

/** Sends the envelope, marked as ours. `shared` answers may be kept by who asks again first. */
export function sendEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: EnvelopeOnWire,
  shared = false,
): FastifyReply {
  return sendText(request, reply, JSON.stringify(envelope), shared);
}

/** Sends an envelope that is text already. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  shared: boolean,
): FastifyReply {
  void reply.header(markerHeader, markerValue).type(json);
  if (!shared) return reply.header('cache-control', 'no-store').send(text);
  const tag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  void reply.header('cache-control', 'no-cache').header('etag', tag);
  const known = request.headers['if-none-match'];
  if (request.method === 'GET' && known?.split(/,\s*/).includes(tag)) {
    return reply.status(304).send();
  }
  return reply.send(text);
}

/** Sends a refusal in the reader's language, with its status. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  void reply.status(refusal.status).headers(refusal.headers);
  return sendEnvelope(request, reply, {
    IsError: true,
    Id: refusal.id,
    Msg: refusal.sentence(languageOf(request)),
    Data: refusal.content,
  });
}

/** Bengali where the reader's first language is Bengali, else English. */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*bn\b/i.test(request.headers['accept-language'] ?? '') ? 'bn' : 'en';
}
