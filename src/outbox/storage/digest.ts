import { canonicalJson } from '#domain/canonical-json.ts';

/** SHA-256 of bytes, in hex. */
export async function sha256(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** SHA-256 of a submission's canonical content, in hex. The receipt stores it. */
export function fingerprintOf(submission: {
  kind: string;
  payload: unknown;
  photos: readonly { sha256: string }[];
}): Promise<string> {
  const content = [
    submission.kind,
    submission.payload,
    submission.photos.map((photo) => photo.sha256),
  ];
  return sha256(new TextEncoder().encode(canonicalJson(content)));
}
