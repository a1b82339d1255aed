/** Where the phone's other apps send files to (the manifest's share target); the worker answers. */
export const sharePath = '/share';
/** The name of the files in what they send. */
export const shareField = 'files';

/** How a sharing ended, as the request's address tells it (`/order?shared=…`). */
export const sharings = ['kept', 'nothing', 'not-saved', 'missed'] as const;
export type SharingResult = (typeof sharings)[number];

/** The upload area of the request, with the news of a sharing. */
export function afterSharing(result: SharingResult): string {
  return `/order?shared=${result}#prescriptions`;
}
