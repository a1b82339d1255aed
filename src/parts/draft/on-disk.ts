import type { Submission } from '#domain/submission.ts';
import type { DraftView, DraftWords } from './draft-view.ts';

/** The stored state of a form. */
export interface DraftOnDisk {
  /** The owner of the draft. A customer's draft stays theirs while nobody is signed in. */
  owner: string;
  /** Whether a draft is stored under the current id. */
  isStored: boolean;
  /** The `writtenAt` of the version that is certainly stored. */
  writtenAt: string;
  /**
   * Whether the draft was in a list of the submissions. Only then does its absence mean that it was
   * deleted, because a list that was read before the draft was stored may arrive later.
   */
  wasSeen: boolean;
}

/** The state of a form that `owner` has just opened, without a stored draft. */
export function nothingOnDisk(owner: string): DraftOnDisk {
  return { owner, isStored: false, writtenAt: '', wasSeen: false };
}

/** The state after these words were stored in the draft. */
export function onDiskOf(
  { owner }: Pick<Submission, 'owner'>,
  { writtenAt }: DraftWords,
  wasSeen: boolean,
): DraftOnDisk {
  return { owner, isStored: true, writtenAt, wasSeen };
}

/** Whether the form still has its initial content: nobody has typed, and no draft is stored. */
export function isUntouched(view: DraftView<DraftWords>, { isStored }: DraftOnDisk): boolean {
  return !isStored && view.words.writtenAt === '' && view.photos.length + view.adding === 0;
}
