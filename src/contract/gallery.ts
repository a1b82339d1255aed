/** The gallery's pictures (catalogue-98). */
import * as v from 'valibot';
import type { GalleryPicture } from '#domain/gallery.ts';
import { endpoint } from './endpoint.ts';
import { pageQuery, wirePage } from './lists.ts';
import { wireId, wireObject, wireText } from './wire.ts';

const picture = v.pipe(
  wireObject({
    Id: wireId,
    Name: wireText,
    ImagePath: wireText,
    // Our additions:
    NameBn: v.optional(wireText, ''),
  }),
  v.transform((wire): GalleryPicture => ({
    id: wire.Id,
    name: wire.Name,
    nameBn: wire.NameBn,
    image: wire.ImagePath,
  })),
);

export const list = endpoint({
  name: 'gallery.list',
  method: 'GET',
  path: 'GalleryArea/Gallery/Get',
  request: pageQuery({ usual: 5, max: 100 }),
  response: wirePage(picture),
  shared: true,
});
