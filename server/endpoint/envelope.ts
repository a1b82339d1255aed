/** Every response of the API is sent from here. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { markerHeader, markerValue, type EnvelopeOnWire } from '#contract/envelope.ts';
import type { Language } from '#text/sentences.ts';
import { acceptedForms, plainOf, tagOf, type Compressed } from '#server/services/compress.ts';
import type { Refusal } from '#server/services/refusal.ts';

const json = 'application/json; charset=utf-8';

/** Sends the envelope with our marker. `shared` responses may be cached if they are revalidated. */
export function sendEnvelope(
  request: FastifyRequest,
  reply: FastifyReply,
  envelope: EnvelopeOnWire,
  shared = false,
): FastifyReply {
  return sendText(request, reply, JSON.stringify(envelope), shared);
}

/** Sends an envelope that is already serialized. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  shared: boolean,
): FastifyReply {
  void reply.header(markerHeader, markerValue).type(json);
  if (!shared) return reply.header('cache-control', 'no-store').send(text);
  return isKnown(request, reply, tagOf(text)) ? reply.status(304).send() : reply.send(text);
}

/** Sends a shared envelope in the best encoding that the client accepts. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  compressed: Compressed,
): Promise<FastifyReply> {
  void reply.header(markerHeader, markerValue).type(json);
  const others = reply.getHeader('vary');
  void reply.header('vary', [others ?? [], 'accept-encoding'].flat().join(', '));
  if (isKnown(request, reply, compressed.tag)) return reply.status(304).send();
  const [form] = acceptedForms(request.headers['accept-encoding']);
  if (!form) return reply.send(await plainOf(compressed));
  return reply.header('content-encoding', form).send(compressed[form]);
}

/** Sets the ETag, and returns whether the client already has this content. */
function isKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  void reply.header('cache-control', 'no-cache').header('etag', tag);
  const known = request.headers['if-none-match'];
  return request.method === 'GET' && known?.split(/,\s*/).includes(tag) === true;
}

/** Sends a refusal with its status, in the reader's language. */
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

/** Bengali if the reader's first language is Bengali, else English. */
export function languageOf(request: FastifyRequest): Language {
  return /^\s*bn\b/i.test(request.headers['accept-language'] ?? '') ? 'bn' : 'en';
}
