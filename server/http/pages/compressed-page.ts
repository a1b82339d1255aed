import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowStyle } from '#server/http/plugins/security-headers.ts';
import { acceptedForms, compressText } from '#server/services/compress.ts';

/** A page in its compressed and plain forms. */
export interface CompressedPage {
  status: number;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
  tag: string;
  headers: Record<string, string>;
  /** SHA-256 of the page's inline styles, base64. Absent if it has none. */
  styleHash?: string;
}

/** A cached page is compressed once and sent often, but somebody waits for the first one. */
const brotliQuality = 6;

export async function compressPage(
  html: string,
  status: number,
  headers: Record<string, string>,
): Promise<CompressedPage> {
  const plain = Buffer.from(html);
  return { status, plain, ...(await compressText(plain, brotliQuality)), headers };
}

/** Sends a page in the best encoding that the browser accepts, or a 304. */
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
  // Also on a 304, because the browser replaces the headers of its cached copy.
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
