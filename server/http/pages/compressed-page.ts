import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowStyle } from '#server/http/plugins/security-headers.ts';
import { acceptedForms, compressText } from '#server/services/compress.ts';

/** A page in the forms in which it travels. */
export interface CompressedPage {
  status: number;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  tag: string;
  headers: Record<string, string>;
  /** SHA-256 of the styles that stand within it, base64; none stand there where it is not given. */
  styleHash?: string;
}

/** Cached pages are compressed once and sent often, but somebody waits for the first one. */
const brotliQuality = 6;

/** Compresses a page. */
export async function compressPage(
  html: string,
  status: number,
  headers: Record<string, string>,
): Promise<CompressedPage> {
  const plain = Buffer.from(html);
  return { status, plain, ...(await compressText(plain, brotliQuality)), headers };
}

/** Sends a page in the best form that the phone takes, or the word that it has it already. */
export function sendPage(
  page: CompressedPage,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  void reply
    .headers(page.headers)
    .header('cache-control', 'no-cache')
    .header('etag', page.tag)
    .type('text/html; charset=utf-8');
  // On a 304 too: the phone's copy takes over the headers of the answer.
  if (page.styleHash) allowStyle(reply, page.styleHash);
  if (page.status === 200 && request.headers['if-none-match']?.includes(page.tag)) {
    return reply.status(304).send();
  }
  void reply.status(page.status);
  for (const form of acceptedForms(request.headers['accept-encoding'])) {
    const content = page[form];
    if (content) return reply.header('content-encoding', form).send(content);
  }
  return reply.send(page.plain);
}
