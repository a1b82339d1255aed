import { isInsideApp } from './inside-app.ts';

export interface SharedWords {
  title: string;
  text: string;
}

/** The outcome of sharing. 'closed' means that the customer closed the share sheet. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed';

/** Shares a text by the phone's share sheet, or copies it to the clipboard. */
export async function shareText(words: SharedWords): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(words);
      return 'shared';
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return 'closed';
    }
  }
  try {
    await navigator.clipboard.writeText(words.text);
    return 'copied';
  } catch {
    // There is no share sheet and no clipboard. The text is visible on the screen.
    return 'failed';
  }
}

/**
 * Saves a file by the browser's download. Returns false if the browser would ignore the download.
 */
export function saveFile(file: Blob, name: string): boolean {
  if (isInsideApp()) return false;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has started by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
