import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowStyle } from '#server/http/plugins/security-headers.ts';

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

/** Cached pages are compressed once and sent often. */
const brotliQuality = 6;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses a page. */
export async function compressPage(
  html: string,
  status: number,
  headers: Record<string, string>,
): Promise<CompressedPage> {
  const plain = Buffer.from(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain)]);
  return { status, plain, br, gzip: zipped, tag: tagOf(plain), headers };
}

/** A weak tag: the forms of a page differ in bytes and say the same. */
export function tagOf(content: Buffer): string {
  return `W/"${createHash('sha1').update(content).digest('base64url')}"`;
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
  const accepts = request.headers['accept-encoding'] ?? '';
  for (const encoding of ['br', 'gzip'] as const) {
    const form = page[encoding];
    if (form && accepts.includes(encoding)) {
      return reply.header('content-encoding', encoding).send(form);
    }
  }
  return reply.send(page.plain);
}
