/** Under which id, and with which content, a submission may come another way than from its phone (offline-165). */
import { createHash } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { handOverIdLength, handOverSeed, type HandedContent } from '#domain/hand-over/content.ts';

/** What a row is found and compared by. */
export interface HandOverKeys {
  /** Null for what came without a key. */
  handOverId: string | null;
  /** Null for what cannot travel. */
  handOverDigest: string | null;
}

/** The id that travels: nobody can make the submission's of it. */
export function handOverIdOf(submissionId: string): string {
  return sha256(handOverSeed(submissionId)).slice(0, handOverIdLength);
}

/** SHA-256 of what travels: no owner, no pictures. */
export function handOverDigestOf(content: HandedContent): string {
  return sha256(canonicalJson(content));
}

/** Of a submission as its phone sent it. */
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
