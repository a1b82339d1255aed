/**
 * `/manifest.webmanifest`: name, colour and icons of the installed app, from the shop's settings
 * (shell-123).
 */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { DatedShop } from '#contract/shop.ts';
import { sharePath } from '#contract/share.ts';
import { themeColour } from '#domain/brand-colour.ts';
import { iconPath } from '#domain/shop-icons.ts';

/** Short, because browsers update the installed app only from a manifest that has changed. */
const lifetime = 'public, max-age=60';

export function serveManifest(app: FastifyInstance, shop: () => Promise<DatedShop>): void {
  app.get('/manifest.webmanifest', async (request, reply) => {
    const text = JSON.stringify(manifestOf(await shop()));
    const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`;
    void reply.header('cache-control', lifetime).header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    return reply.type('application/manifest+json; charset=utf-8').send(text);
  });
}

const picture = { type: 'image/png' } as const;

/** The manifest of the installed app. Its language is English, because browsers send no cookie. */
export function manifestOf({ identity, isDemonstration }: DatedShop) {
  const { name, tagline, logo, color } = identity;
  const icon = (file: string, side: number, purpose: 'any' | 'maskable' | 'monochrome') => ({
    src: iconPath(logo, file),
    sizes: `${side}x${side}`,
    ...picture,
    purpose,
  });
  return {
    id: '/',
    name: name.en || 'Pharmacy',
    short_name: name.en || 'Pharmacy',
    description: `${tagline.en || 'Medicine and daily needs'}. Browse, fill your bag and send request orders, with or without a connection.`,
    lang: 'en',
    dir: 'ltr',
    start_url: '/?from=home-screen',
    scope: '/',
    display: 'standalone',
    display_override: ['standalone', 'minimal-ui'],
    orientation: 'any',
    background_color: '#ffffff',
    theme_color: themeColour(color),
    categories: ['medical', 'shopping', 'health'],
    prefer_related_applications: false,
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-192.png', 192, 'maskable'),
      icon('maskable-512.png', 512, 'maskable'),
      icon('monochrome-512.png', 512, 'monochrome'),
    ],
    // The pictures show the demonstration's name.
    screenshots: isDemonstration ? screenshots : [],
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: {
        title: 'title',
        text: 'text',
        url: 'url',
        files: [
          {
            name: 'files',
            accept: [
              'image/*',
              'application/pdf',
              'application/msword',
              'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
              '.jpg',
              '.jpeg',
              '.png',
              '.pdf',
              '.doc',
              '.docx',
            ],
          },
        ],
      },
    },
    shortcuts,
  };
}

const narrow = { sizes: '360x740', ...picture, form_factor: 'narrow' } as const;

const screenshots = [
  { src: '/screenshots/narrow-home.png', ...narrow, label: 'The shop on a phone' },
  {
    src: '/screenshots/narrow-request.png',
    ...narrow,
    label: 'A request order that is kept without a connection',
  },
  {
    src: '/screenshots/wide-home.png',
    sizes: '1280x800',
    ...picture,
    form_factor: 'wide',
    label: 'The shop on a computer',
  },
];

const shortcuts = [
  {
    name: 'Request Order',
    short_name: 'Request',
    description: 'Send medicine names and a prescription',
    url: '/order',
    icons: [shortcutIcon('order')],
  },
  { name: 'Bag', url: '/?bag=open', icons: [shortcutIcon('bag')] },
  { name: 'Search', url: '/products/Search', icons: [shortcutIcon('search')] },
  {
    name: 'Branches',
    short_name: 'Branches',
    url: '/branchLocation',
    icons: [shortcutIcon('branches')],
  },
];

function shortcutIcon(name: string) {
  return { src: `/icons/shortcut-${name}.png`, sizes: '96x96', ...picture };
}
