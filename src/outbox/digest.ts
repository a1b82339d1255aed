/** SHA-256 of bytes, in hex. */
export async function sha256(bytes: ArrayBuffer | Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same value always gives the same text: keys sorted at every depth, undefined left out. */
export function canonical(value: unknown): string {
  return JSON.stringify(sorted(value)) ?? 'null';
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

/** SHA-256 of a submission's canonical content: what a receipt is a receipt for. */
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
  return sha256(new TextEncoder().encode(canonical(content)));
}
