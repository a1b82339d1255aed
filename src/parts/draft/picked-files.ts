/** The files of one picking, sorted into those that may join and those that may not. */
import {
  isPicture,
  acceptedMime,
  problemWithPrescriptionFile,
  type AttachProblem,
} from '#domain/prescription-file.ts';
import type { SubmissionPhoto } from '#domain/submission.ts';
import { attachPhoto, type WriteProblem } from '#outbox/write.ts';

export interface FileComplaint {
  /** The file's own name, for the customer to know which. */
  name: string;
  problem: AttachProblem;
}

/** The files of a draft, as a screen sees them. */
export interface DraftFiles {
  photos: readonly SubmissionPhoto[];
  /** Files on their way into the draft. */
  adding: number;
  /** Files that could not join, until the next ones are picked. */
  complaints: readonly FileComplaint[];
}

export interface AcceptedFile {
  name: string;
  /** Its MIME type, told by its name where the phone does not know. */
  mime: string;
  /**
   * Reading starts for all files in the change event itself: after an `await`, Android's file handles may
   * be stale. Null if it could not be read.
   */
  reading: Promise<ArrayBuffer | null>;
}

/** What the outbox's refusal of a photo means to the customer. */
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

/** Sorts picked files; `attached` are in the draft already. A large picture may join: it is shrunk first. */
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

/** The draft's photos with the file among them, or why it could not join. */
export type Taken = { problem: AttachProblem } | { problem: null; photos: SubmissionPhoto[] };

/** Copies a picked file into the draft of that id. */
export async function attachPicked(id: string, file: AcceptedFile): Promise<Taken> {
  const bytes = await file.reading;
  if (!bytes) return { problem: 'unreadable' };
  const written = await attachPhoto(id, new Blob([bytes], { type: file.mime }), file.name);
  return written.saved
    ? { problem: null, photos: written.submission.photos }
    : { problem: attachProblem(written.problem) };
}
