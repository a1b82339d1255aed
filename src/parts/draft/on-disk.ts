import type { Submission } from '#domain/submission.ts';
import type { DraftView, DraftWords } from './draft-view.ts';

/** What the phone's disk has of a form. */
export interface DraftOnDisk {
  /** Whose draft it is: a customer's stays theirs while nobody is signed in. */
  owner: string;
  /** The draft is there under its present id. */
  isStored: boolean;
  /** `writtenAt` of what is surely there. */
  writtenAt: string;
  /**
   * It was in a list of the submissions. Only then does its absence mean that it was deleted: a read that
   * began before the draft was stored ends after it.
   */
  wasSeen: boolean;
}

/** As of a form that `owner` has just begun. */
export function nothingOnDisk(owner: string): DraftOnDisk {
  return { owner, isStored: false, writtenAt: '', wasSeen: false };
}

/** As of words that are in that draft now. */
export function onDiskOf(
  { owner }: Pick<Submission, 'owner'>,
  { writtenAt }: DraftWords,
  wasSeen: boolean,
): DraftOnDisk {
  return { owner, isStored: true, writtenAt, wasSeen };
}

/** Nobody has written on the form, and nothing of it is stored: what stands there, it began with. */
export function isUntouched(view: DraftView<DraftWords>, { isStored }: DraftOnDisk): boolean {
  return !isStored && view.words.writtenAt === '' && view.photos.length + view.adding === 0;
}
