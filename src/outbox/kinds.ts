/**
 * The registry of the kinds of submission. Each file of `kinds/` defines one; its name is the
 * kind's name in `domain/submission.ts`.
 */
import { uploadedFrom, upload } from '#contract/prescriptions.ts';
import type { RequestInput } from '#contract/endpoint.ts';
import type { SubmissionKind, SubmissionPhoto } from '#domain/submission.ts';
import type { Kind } from './kind.ts';
import { photoFileName } from '#outbox/photos/photo-name.ts';

const kinds = import.meta.glob<Kind>('./kinds/*.ts', { eager: true, import: 'kind' });

export function kindOf({ kind }: { kind: SubmissionKind }): Kind {
  const known = kinds[`./kinds/${kind}.ts`];
  if (!known) throw new Error(`kinds/${kind}.ts is missing`);
  return known;
}

/** The upload of a photo. Each photo has its own idempotency key. */
export const photoRoute = {
  endpoint: upload,
  dataOf: (photo: SubmissionPhoto, bytes: ArrayBuffer): RequestInput<typeof upload> => ({
    Img: new File([bytes], photoFileName(photo), { type: photo.mime }),
    From: uploadedFrom,
    Description: '',
  }),
  receiptOf: (response: string): string | null => response || null,
};
