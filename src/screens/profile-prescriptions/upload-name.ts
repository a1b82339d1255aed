import type { Submission } from '#domain/submission.ts';
import { momentOf } from '#text/dates.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { speak, type Language } from '#text/sentences.ts';

/**
 * The name of an upload: its first file's name and the number of further ones. If the name is
 * unknown: the number of files and the time.
 */
export function uploadName({ photos, createdAt }: Submission, language: Language): string {
  const t = speak(prescriptionHistoryText, language);
  const name = photos.find((photo) => photo.name)?.name;
  if (!name) return t.uploadUnnamed(photos.length, momentOf(createdAt, language));
  return t.uploadNamed(name, photos.length - 1);
}
