import { reasonOf } from '#api/failure.ts';
import { uploadPrescription } from '#api/prescriptions.ts';
import type { AttachProblem } from '#domain/prescription-file.ts';
import { preparePhoto } from '#outbox/photos/prepare-photo.ts';
import { attachProblem, sortFiles } from '#parts/draft/picked-files.ts';
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

/** Uploads files one by one, photos made small; one that is refused stops no other. */
export async function uploadEach(
  files: readonly File[],
  language: Language,
): Promise<UploadedFiles> {
  const { accepted, complaints } = sortFiles(files, 0);
  const refused = complaints.map(({ name, problem }) => ({ name, why: whyNot(problem, language) }));
  const done: UploadedFiles = { ids: [], refused, failure: null };
  for (const { name, mime, reading } of accepted) {
    const bytes = await reading;
    const photo = bytes && (await preparePhoto(new Blob([bytes], { type: mime })));
    if (!photo || 'problem' in photo) {
      const problem = photo ? attachProblem(photo.problem) : 'unreadable';
      refused.push({ name, why: whyNot(problem, language) });
      continue;
    }
    try {
      done.ids.push(await uploadPrescription(new Blob([photo.bytes], { type: photo.mime })));
    } catch (error) {
      const reason = reasonOf(error);
      if (reason.kind !== 'refused') return { ...done, failure: { error } };
      refused.push({ name, why: sentenceOf(reason, language) });
    }
  }
  return done;
}

function whyNot(problem: AttachProblem, language: Language): string {
  const { wrongTypeInOrder } = speak(prescriptionsText, language);
  return problem === 'wrong-type' ? wrongTypeInOrder : fileProblemText(problem, language);
}
