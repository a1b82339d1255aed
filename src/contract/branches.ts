/**
 * The pharmacy's branches: one response with all of them, which the phone splits into pages
 * (catalogue-82).
 */
import * as v from 'valibot';
import type { Branch } from '#domain/branch.ts';
import { endpoint } from './endpoint.ts';
import { filteredPage, pageQuery, wirePage } from './lists.ts';
import { wireId, wireNumber, wireObject, wireText } from './wire.ts';

const branch = v.pipe(
  wireObject({
    Id: wireId,
    Name: wireText,
    Mobile: wireText,
    Location: wireText,
    Lat: wireNumber,
    Lng: wireNumber,
    // Our additions:
    NameBn: v.optional(wireText, ''),
    LocationBn: v.optional(wireText, ''),
  }),
  v.transform((wire): Branch => ({
    id: wire.Id,
    name: wire.Name,
    nameBn: wire.NameBn,
    mobile: wire.Mobile,
    location: wire.Location,
    locationBn: wire.LocationBn,
    lat: wire.Lat,
    lng: wire.Lng,
  })),
);

const sizes = { usual: 1000, max: 1000 };

/** Sent by GET first, then by POST ({@link listByPost}) after a 404 or 405 (catalogue-82). */
export const list = endpoint({
  name: 'branches.list',
  method: 'GET',
  path: 'FindStoreArea/FindStore/Get',
  request: pageQuery(sizes),
  response: wirePage(branch),
  shared: true,
});

export const listByPost = endpoint({
  name: 'branches.listByPost',
  method: 'POST',
  path: list.path,
  request: filteredPage(sizes),
  response: list.response,
  shared: true,
});
