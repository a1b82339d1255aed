/**
 * The data that the phone stores under fixed keys (offline-26). It is validated when it is read
 * (offline-27), and written in one form.
 */
import * as v from 'valibot';
import type { Session } from '#domain/session.ts';
import { wireId, wireObject, wireText } from './wire.ts';

/** The storage keys, verbatim, and those of older versions, which are deleted at start. */
export const storageKeys = {
  bag: 'CARTV2',
  session: 'USER',
  address: 'address',
  language: 'lang',
  invoice: 'invoice',
  outdated: ['CART', 'CARTV1'],
} as const;

/** `USER`. Without an id and a token it is not a session. */
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
