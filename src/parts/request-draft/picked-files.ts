/** The files of one picking, sorted into those that may join and those that may not. */
import {
  isPicture,
  prescriptionFileType,
  prescriptionMimes,
  problemWithPrescriptionFile,
  type AttachProblem,
} from '#domain/prescription-file.ts';
import type { WriteProblem } from '#outbox/write.ts';

export interface FileComplaint {
  /** The file's own name, for the customer to know which. */
  name: string;
  problem: AttachProblem;
}

export interface AcceptedFile {
  name: string;
  /** Its MIME type, told by its name where the phone does not know. */
  mime: string;
  /** Begun at once: Android's file handles go stale after the picker's event. Null where it could not be read. */
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
    const type = prescriptionFileType(picked);
    if (problem || !type) {
      complaints.push({ name: file.name, problem: problem ?? 'wrong-type' });
    } else {
      accepted.push({
        name: file.name,
        mime: prescriptionMimes[type],
        reading: file.arrayBuffer().catch(() => null),
      });
    }
  }
  return { accepted, complaints };
}
