/** A request being written, as the screen sees it. */
import type { SubmissionPhoto } from '#domain/submission.ts';
import { emptyDraft, type RequestDraft } from '#domain/request-draft.ts';
import type { FileComplaint } from './picked-files.ts';

export interface DraftView {
  /** False until the phone has said whether there is a draft. */
  isReady: boolean;
  /** The submission's id, for ever: its idempotency key. */
  id: string;
  draft: RequestDraft;
  photos: SubmissionPhoto[];
  /** When the draft that was found on opening was written (ISO); '' where none was. */
  foundFrom: string;
  /** False when the phone could not keep the last change. */
  isKept: boolean;
  /** Files on their way into the draft. */
  adding: number;
  /** Files that could not join, until the next ones are picked. */
  complaints: FileComplaint[];
  /** Files of another app that have just joined. */
  shared: number;
  /** Another tab has sent the request that stood here. */
  wasSentElsewhere: boolean;
}

/** An empty form under that id. */
export function blankView(born: { isReady: boolean; id: string; rowId: string }): DraftView {
  return {
    isReady: born.isReady,
    id: born.id,
    draft: emptyDraft(born.rowId),
    photos: [],
    foundFrom: '',
    isKept: true,
    adding: 0,
    complaints: [],
    shared: 0,
    wasSentElsewhere: false,
  };
}

/** Before the phone has been asked; the same on a server. */
export const unreadView: DraftView = blankView({ isReady: false, id: '', rowId: 'row' });
