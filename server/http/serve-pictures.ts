/**
 * Serves `/Content/ImageData/{type}/{size}/{file}` (catalogue-47). A picture is drawn at the first
 * request and then read from the store.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pictureSizes, pictureTypes, type FoundPicture, type PictureFiles } from '#demo/demo.ts';
import { sendMissing } from './send-missing.ts';

/**
 * Fresh for a week, then a month of stale-while-revalidate. A changed picture usually gets a new
 * name.
 */
const lifetime = 'public, max-age=604800, stale-while-revalidate=2592000';

interface Params {
  type: string;
  size: string;
  file: string;
}

/** The word in the list that matches, whatever its case. */
function matchingWord<Word extends string>(
  words: readonly Word[],
  requested: string,
): Word | undefined {
  return words.find((word) => word.toLowerCase() === requested.toLowerCase());
}

export function servePictures(app: FastifyInstance, files: PictureFiles): void {
  app.get<{ Params: Params }>('/Content/ImageData/:type/:size/:file', async (request, reply) => {
    const type = matchingWord(pictureTypes, request.params.type);
    const size = matchingWord(pictureSizes, request.params.size);
    const picture = type && size && (await files.find({ type, size, file: request.params.file }));
    if (!picture) return sendMissing(reply);
    return sendPicture(picture, request, reply);
  });
}

async function sendPicture(
  picture: FoundPicture,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const tag = `"${picture.tag}"`;
  void reply.header('cache-control', lifetime).header('etag', tag);
  if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
  return reply.type('image/webp').send(await picture.read());
}
