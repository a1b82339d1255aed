import { reasonOf } from '#api/failure.ts';
import { uploadPrescription } from '#api/prescription-history.ts';
import {
  mimeOfContent,
  prescriptionFileType,
  prescriptionMimes,
  problemWithPrescriptionFile,
  type AttachProblem,
} from '#domain/prescription-file.ts';
import { sentenceOf } from '#text/errors.ts';
import { fileProblemText, prescriptionsText } from '#text/prescriptions.ts';
import { speak, type Language } from '#text/sentences.ts';

export interface UploadedFiles {
  /** Of those that arrived. */
  ids: string[];
  /** Those that will never go, by their names. */
  refused: { name: string; why: string }[];
  /** The network or the server gave out: nothing behind it was tried. */
  failure: { error: unknown } | null;
}

/** Uploads files one by one; one that is refused stops no other. */
export async function uploadEach(
  files: readonly File[],
  language: Language,
): Promise<UploadedFiles> {
  const done: UploadedFiles = { ids: [], refused: [], failure: null };
  for (const file of files) {
    const problem = await problemOf(file, done.ids.length);
    if (problem) {
      const { wrongTypeInOrder } = speak(prescriptionsText, language);
      const why = problem === 'wrong-type' ? wrongTypeInOrder : fileProblemText(problem, language);
      done.refused.push({ name: file.name, why });
      continue;
    }
    try {
      done.ids.push(await uploadPrescription(file));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason.kind !== 'refused') return { ...done, failure: { error } };
      done.refused.push({ name: file.name, why: sentenceOf(reason, language) });
    }
  }
  return done;
}

/** Why a picked file cannot go with the order; null when it can. */
async function problemOf(file: File, before: number): Promise<AttachProblem | null> {
  const type = prescriptionFileType({ name: file.name, mime: file.type });
  if (!type) return 'wrong-type';
  const { name, size } = file;
  const problem = problemWithPrescriptionFile({ name, mime: file.type, size }, before);
  if (problem) return problem;
  const start = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => null);
  if (!start) return 'unreadable';
  return mimeOfContent(prescriptionMimes[type], new Uint8Array(start)) ? null : 'not-as-named';
}
