/**
 * The id and the content digest under which a submission may be handed over another way than by its
 * phone (offline-165).
 */
import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { handOverIdLength, handOverSeed, type HandedContent } from '#domain/hand-over/content.ts';

/** The keys by which a row is found and compared. */
export interface HandOverKeys {
  /** Null for a submission without an idempotency key. */
  handOverId: string | null;
  /** Null if the submission cannot be handed over. */
  handOverDigest: string | null;
}

/** The hand-over id. The submission's own id cannot be derived from it. */
export function handOverIdOf(submissionId: string): string {
  return sha256(handOverSeed(submissionId)).slice(0, handOverIdLength);
}

/** SHA-256 of the handed-over content, without owner and pictures. */
export function handOverDigestOf(content: HandedContent): string {
  return sha256(canonicalJson(content));
}

/** The keys of a submission as its phone sent it. */
export function handOverKeysOf(
  submissionId: string | null,
  content: HandedContent | null,
): HandOverKeys {
  return {
    handOverId: submissionId && handOverIdOf(submissionId),
    handOverDigest: content && handOverDigestOf(content),
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
