/** What the phone keeps under its fixed keys (offline-26): read with suspicion (offline-27), written in one form. */
import * as v from 'valibot';
import type { Session } from '#domain/session.ts';
import { wireId, wireObject, wireText } from './wire.ts';

/** The storage keys, verbatim, and those of older versions that are deleted at start. */
export const storageKeys = {
  bag: 'CARTV2',
  session: 'USER',
  address: 'address',
  language: 'lang',
  invoice: 'invoice',
  outdated: ['CART', 'CARTV1'],
} as const;

/** `USER`: without an id and a token it is no session. */
export const session = v.pipe(
  wireObject({
    id: wireId,
    name: wireText,
    email: wireText,
    phone: wireText,
    image: wireText,
    token: wireId,
  }),
  v.transform((wire): Session => wire),
);

/** `lang`. */
export const language = v.picklist(['en', 'bn']);
