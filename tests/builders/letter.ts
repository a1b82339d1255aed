import { aDraft, type Letter, type LetterPhoto } from '#domain/outbox-letter.ts';

/** A moment to start from; tests move on from it with `later`. */
export const noon = '2026-05-04T06:00:00.000Z';

/** A queued letter, due at noon. */
export function aLetter(changes: Partial<Letter> = {}): Letter {
  const draft = aDraft({
    id: 'letter-1',
    owner: 'guest',
    kind: 'request-order',
    payload: { rows: [{ name: 'Napa', strength: '500 mg', quantity: 10 }] },
    at: noon,
  });
  return { ...draft, seq: 1, state: 'queued', ...changes };
}

/** A photo that was not uploaded yet. */
export function aPhoto(changes: Partial<LetterPhoto> = {}): LetterPhoto {
  return { n: 1, mime: 'image/jpeg', size: 3, sha256: 'aa', serverId: null, ...changes };
}
