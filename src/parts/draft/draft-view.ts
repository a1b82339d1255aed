import type { SubmissionKind } from '#domain/submission.ts';
import type { DraftFiles } from './picked-files.ts';

/**
 * The content of a form's submissions: plain JSON with the time of the last change (ISO), so that
 * the newer of two versions wins.
 */
export interface DraftWords {
  writtenAt: string;
}

/** One form of the shop. A draft for which `read` returns null belongs to another form. */
export interface DraftForm<Words extends DraftWords> {
  kind: SubmissionKind;
  read: (payload: unknown) => Words | null;
  /** Creates an empty form. Called again for each new draft. */
  blank: () => Words;
  /** Whether the words are empty, so that no draft is stored. */
  isBlank: (words: Words) => boolean;
  /** Creates the stored payload, if it contains more than the words. Plain JSON. */
  payloadOf?: (words: Words) => unknown;
  /**
   * Called with a stored payload after its words are shown in the form, and the time since when it
   * is a draft (ISO). For an edited submission that is the time of the edit.
   */
  adopted?: (payload: unknown, since: string) => void;
}

/** The state of a form, for its screen. */
export interface DraftView<Words> extends DraftFiles {
  /** False until the stored draft has been loaded. */
  isReady: boolean;
  /** The submission's id. It never changes, because it is the idempotency key. */
  id: string;
  words: Words;
  /** The time (ISO) of the draft that was loaded when the form opened, or ''. */
  foundFrom: string;
  /** False if the phone could not store the last change. */
  isStored: boolean;
  /** The number of files of another app that were just added. */
  shared: number;
  /** Whether another tab has sent this draft. */
  wasSentElsewhere: boolean;
}

/** A view with these words and default values for the rest. */
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
