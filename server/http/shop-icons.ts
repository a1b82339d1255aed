/**
 * The icons of the installed app, and the picture for link previews (shell-124). With an own logo
 * they are drawn at the first request and then read from the store of pictures; the addresses are
 * the same with and without one.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { drawSocialPicture } from '#demo/demo.ts';
import type { DatedShop } from '#contract/shop.ts';
import { iconPath, socialPicture, socialPicturePath } from '#domain/shop-icons.ts';
import { drawIcon, iconFiles, readLogo } from '#server/services/shop/logo.ts';
import type { ObjectStore } from '#server/services/store/object-store.ts';
import { sendMissing } from './send-missing.ts';

interface IconParts {
  shop: () => Promise<DatedShop>;
  pictureStore: ObjectStore;
  /** Whether the shop is built, so that its standard icons can be sent. */
  hasFiles: boolean;
}

/** For an address with the version of the current picture, and for any other one. */
const immutableForAYear = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';

const favicon = 'favicon-64.png';

export function serveIcons(app: FastifyInstance, parts: IconParts): void {
  const { hasFiles } = parts;
  const drawn = openDrawnIcons(parts.pictureStore);

  app.get<{ Params: { file: string } }>('/icons/:file', (request, reply) =>
    send(request.params.file, `icons/${request.params.file}`, request, reply),
  );
  app.get('/favicon.svg', (request, reply) => send('favicon.svg', 'favicon.svg', request, reply));
  // Browsers recognise the type of an icon by its content.
  app.get('/favicon.ico', (request, reply) => send(favicon, 'favicon.ico', request, reply));

  async function send(
    file: string,
    standard: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const shop = await parts.shop();
    const { logo } = shop.identity;
    if (file === socialPicture)
      return sendDrawn(await drawn.social(shop), socialPicturePath(shop.identity), request, reply);
    const current = iconPath(logo, file);
    if (logo && file === 'favicon.svg') {
      const png = await drawn.icon(logo, favicon);
      return sendDrawn(svgAround(png), current, request, reply, 'image/svg+xml');
    }
    if (logo && iconFiles.includes(file))
      return sendDrawn(await drawn.icon(logo, file), current, request, reply);
    return hasFiles ? reply.sendFile(standard) : sendMissing(reply);
  }
}

/** Sends a picture. `current` is its address with its version. */
function sendDrawn(
  content: Buffer,
  current: string,
  request: FastifyRequest,
  reply: FastifyReply,
  type = 'image/png',
): FastifyReply {
  const tag = `"${current}"`;
  void reply
    .header('cache-control', request.url === current ? immutableForAYear : forAnHour)
    .header('etag', tag);
  if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
  return reply.type(type).send(content);
}

interface DrawnIcons {
  /** An icon of an own logo. */
  icon: (logo: string, file: string) => Promise<Buffer>;
  /** The picture for link previews. */
  social: (shop: DatedShop) => Promise<Buffer>;
}

/** The process draws each picture only once at a time. */
function openDrawnIcons(store: ObjectStore): DrawnIcons {
  const underway = new Map<string, Promise<Buffer>>();

  function stored(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = underway.get(key);
    if (known) return known;
    const reading = readOrDraw(key, draw).finally(() => underway.delete(key));
    underway.set(key, reading);
    return reading;
  }

  async function readOrDraw(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    if (await store.look(key)) return store.read(key);
    const content = await draw();
    await store.put(key, content);
    return content;
  }

  return {
    icon: (logo, file) =>
      stored(`Shop/Icons/${logo.replace(/\.webp$/, '')}/${file}`, async () =>
        drawIcon(file, await readLogo(store, logo)),
      ),
    social: ({ identity }) =>
      stored(`Shop/Social/${socialPicturePath(identity).split('=').at(-1)}.png`, async () =>
        drawSocialPicture({
          ...identity,
          logo: identity.logo ? await readLogo(store, identity.logo) : null,
        }),
      ),
  };
}

function svgAround(png: Buffer): Buffer {
  const data = `data:image/png;base64,${png.toString('base64')}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><image href="${data}" width="64" height="64"/></svg>`,
  );
}
