/**
 * The outbox as a value: what happened → what the letters are now. No clock,
 * no randomness, no storage; `src/outbox` applies it inside one transaction.
 *
 * The promise kept here: content leaves only by a receipt, by the customer, or
 * 30 days after an announced refusal; `sent` is absorbing; no letter can hold
 * up another.
 */
import { aDraft, hasRoom } from '#domain/outbox-letter.ts';
import type { Letter } from '#domain/outbox-letter.ts';
import type { LetterEvent, OutboxEvent } from '#domain/outbox-events.ts';
import { canEdit, changeEach, changeLetter } from '#domain/outbox-steps.ts';

/** The letters after `event`. Letters that it does not touch keep their identity. */
export function changeLetters(letters: readonly Letter[], event: OutboxEvent): readonly Letter[] {
  switch (event.type) {
    case 'draft-saved':
      return saveDraft(letters, event);
    case 'send-tapped':
      return hasRoom(letters) ? changeOne(letters, event) : letters;
    case 'customer-edited':
      return edit(letters, event);
    case 'customer-hurried':
    case 'signed-in':
    case 'owner-erased':
    case 'owner-left':
    case 'reconnected':
    case 'app-updated':
    case 'aged':
      return keepSome(letters, (letter) => changeEach(letter, event));
    default:
      return changeOne(letters, event);
  }
}

function changeOne(letters: readonly Letter[], event: LetterEvent): readonly Letter[] {
  const seq = letters.reduce((most, letter) => Math.max(most, letter.seq), 0) + 1;
  return keepSome(letters, (letter) =>
    letter.id === event.id ? changeLetter(letter, event, seq) : letter,
  );
}

function keepSome(letters: readonly Letter[], change: (letter: Letter) => Letter | null) {
  const next = letters.map(change);
  if (next.every((letter, index) => letter === letters[index])) return letters;
  return next.filter((letter) => letter !== null);
}

function saveDraft(
  letters: readonly Letter[],
  event: Extract<OutboxEvent, { type: 'draft-saved' }>,
): readonly Letter[] {
  if (!letters.some((letter) => letter.id === event.id)) return [...letters, aDraft(event)];
  return keepSome(letters, (letter) =>
    letter.id === event.id && letter.state === 'draft'
      ? { ...letter, payload: event.payload, owner: event.owner }
      : letter,
  );
}

/** A refused letter, or one that surely never left, becomes a new draft with a new id. */
function edit(
  letters: readonly Letter[],
  event: Extract<OutboxEvent, { type: 'customer-edited' }>,
): readonly Letter[] {
  const old = letters.find((letter) => letter.id === event.id);
  if (!old || !canEdit(old, event.at)) return letters;
  const draft: Letter = {
    ...aDraft({ ...old, id: event.newId, at: event.at }),
    photos: old.photos.map((photo) => ({ ...photo, serverId: null })),
  };
  return letters.map((letter) => (letter === old ? draft : letter));
}
