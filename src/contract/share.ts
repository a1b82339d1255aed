/**
 * The path to which other apps on the phone send files (the manifest's share target). The worker
 * handles it.
 */
export const sharePath = '/share';
/** The form field with the files. */
export const shareField = 'files';

/** The result of sharing, in the address of the request's page (`/order?shared=…`). */
export const sharings = ['kept', 'nothing', 'not-saved', 'missed'] as const;
export type SharingResult = (typeof sharings)[number];

/** The address of the request's upload area, with the result of sharing. */
export function afterSharing(result: SharingResult): string {
  return `/order?shared=${result}#prescriptions`;
}
