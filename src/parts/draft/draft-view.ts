import type { SubmissionKind } from '#domain/submission.ts';
import type { DraftFiles } from './picked-files.ts';

/** What a form's submissions hold: plain JSON, and when it was written (ISO), so that the newer of two wins. */
export interface DraftWords {
  writtenAt: string;
}

/** One form of the shop. Drafts that `read` cannot read are another form's. */
export interface DraftForm<Words extends DraftWords> {
  kind: SubmissionKind;
  read: (payload: unknown) => Words | null;
  /** An empty form; asked anew each time. */
  blank: () => Words;
  /** Nothing in it is worth keeping. */
  isBlank: (words: Words) => boolean;
  /** What is stored of the words, where it is more than they: plain JSON. */
  payloadOf?: (words: Words) => unknown;
  /** The stored payload whose words are on the form now, and since when it is a draft (ISO): taken back, since then. */
  adopted?: (payload: unknown, since: string) => void;
}

/** A form that is being written, as the screen sees it. */
export interface DraftView<Words> extends DraftFiles {
  /** False until the phone has said whether there is a draft. */
  isReady: boolean;
  /** The submission's id, for ever: its idempotency key. */
  id: string;
  words: Words;
  /** When the draft that was found on opening was written (ISO); '' where none was. */
  foundFrom: string;
  /** False when the phone could not keep the last change. */
  isStored: boolean;
  /** Files of another app that have just joined. */
  shared: number;
  /** Another tab has sent what stood here. */
  wasSentElsewhere: boolean;
}

/** A form with these words and nothing else in it. */
export function viewOf<Words>(
  born: Pick<DraftView<Words>, 'isReady' | 'id' | 'words'>,
): DraftView<Words> {
  return {
    ...born,
    photos: [],
    foundFrom: '',
    isStored: true,
    adding: 0,
    complaints: [],
    shared: 0,
    wasSentElsewhere: false,
  };
}
