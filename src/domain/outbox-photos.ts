/** What happens to the photos of a letter; `outbox-steps.ts` says when. */
import {
  nextPhotoNumber,
  photoProblem,
  refusedPhotos,
  type Letter,
  type NewPhoto,
} from '#domain/outbox-letter.ts';
import type { LetterEvent } from '#domain/outbox-events.ts';

/** With the file under the next number; as it was where there is no room for it. */
export function withPhoto(letter: Letter, photo: NewPhoto): Letter {
  if (photoProblem(letter, photo.size) !== null) return letter;
  const n = nextPhotoNumber(letter);
  return { ...letter, photos: [...letter.photos, { ...photo, n, serverId: null }] };
}

/** The server has that very file, under its Id. */
export function withPhotoReceived(
  letter: Letter,
  { n, sha256, serverId }: Extract<LetterEvent, { type: 'photo-received' }>,
): Letter {
  const photos = letter.photos.map((photo) =>
    photo.n === n && photo.sha256 === sha256 ? { ...photo, serverId } : photo,
  );
  return { ...letter, photos };
}

/** The server will never take that file. */
export function withPhotoRefused(
  letter: Letter,
  { n, message }: Extract<LetterEvent, { type: 'photo-refused' }>,
): Letter {
  const photos = letter.photos.map((photo) =>
    photo.n === n ? { ...photo, refused: message } : photo,
  );
  return { ...letter, photos };
}

/** As before anybody has looked at them. */
export function withPhotosUnjudged(letter: Letter): Letter {
  const photos = letter.photos.map((photo) => {
    const fresh = { ...photo };
    delete fresh.refused;
    return fresh;
  });
  return { ...letter, photos };
}

/** As before any of them was sent. */
export function withPhotosUnsent(letter: Letter): Letter {
  return { ...letter, photos: letter.photos.map((photo) => ({ ...photo, serverId: null })) };
}

/** What the pharmacy took of a refused letter; null where nothing is left of one that was files alone. */
export function withoutRefusedPhotos(letter: Letter): Letter | null {
  if (letter.state !== 'refused' || letter.posted) return letter;
  if (refusedPhotos(letter).length === 0) return letter;
  const photos = letter.photos.filter((photo) => photo.refused === undefined);
  return letter.kind === 'prescription' && photos.length === 0 ? null : { ...letter, photos };
}
