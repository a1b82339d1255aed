/** Sorts picked files into those that can be added to a draft and those that cannot. */
import {
  isPicture,
  acceptedMime,
  problemWithPrescriptionFile,
  type AttachProblem,
} from '#domain/prescription-file.ts';
import type { SubmissionPhoto } from '#domain/submission.ts';
import { attachPhoto, type WriteProblem } from '#outbox/write.ts';

export interface FileComplaint {
  /** The file's own name, so that the customer can identify it. */
  name: string;
  problem: AttachProblem;
}

/** The files of a draft, for its screen. */
export interface DraftFiles {
  photos: readonly SubmissionPhoto[];
  /** The number of files that are being added. */
  adding: number;
  /** The files that could not be added. Cleared when the next files are picked. */
  complaints: readonly FileComplaint[];
}

export interface AcceptedFile {
  name: string;
  /** The MIME type, derived from the file name if the phone reports none. */
  mime: string;
  /**
   * The file's content, or null if it could not be read. All files are read from within the change
   * event, because after an `await` Android's file handles may be stale.
   */
  reading: Promise<ArrayBuffer | null>;
}

/** Maps the outbox's error for a photo to the problem that the customer sees. */
export function attachProblem(problem: WriteProblem): AttachProblem {
  switch (problem) {
    case 'photo-empty':
      return 'empty-file';
    case 'photo-too-big':
      return 'too-big';
    case 'too-many-photos':
      return 'too-many';
    case 'photo-unreadable':
      return 'not-as-named';
    case 'photo-cut-off':
      return 'cut-off';
    case 'photo-not-drawable':
      return 'not-drawable';
    default:
      return 'not-saved';
  }
}

/**
 * Sorts picked files. `attached` is the number of files in the draft. Large pictures are accepted,
 * because they are shrunk first.
 */
export function sortFiles(
  files: readonly File[],
  attached: number,
): { accepted: AcceptedFile[]; complaints: FileComplaint[] } {
  const accepted: AcceptedFile[] = [];
  const complaints: FileComplaint[] = [];
  for (const file of files) {
    const picked = { name: file.name, mime: file.type, size: file.size };
    const size = isPicture(picked) ? Math.min(1, file.size) : file.size;
    const problem = problemWithPrescriptionFile({ ...picked, size }, attached + accepted.length);
    const mime = acceptedMime(picked);
    if (problem || !mime) {
      complaints.push({ name: file.name, problem: problem ?? 'wrong-type' });
    } else {
      accepted.push({
        name: file.name,
        mime,
        reading: file.arrayBuffer().catch(() => null),
      });
    }
  }
  return { accepted, complaints };
}

/** The draft's photos including the new file, or the problem. */
export type Taken = { problem: AttachProblem } | { problem: null; photos: SubmissionPhoto[] };

/** Copies a picked file into the draft with this id. */
export async function attachPicked(id: string, file: AcceptedFile): Promise<Taken> {
  const bytes = await file.reading;
  if (!bytes) return { problem: 'unreadable' };
  const written = await attachPhoto(id, new Blob([bytes], { type: file.mime }), file.name);
  return written.saved
    ? { problem: null, photos: written.submission.photos }
    : { problem: attachProblem(written.problem) };
}
