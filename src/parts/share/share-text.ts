import { isInsideApp } from './inside-app.ts';

export interface SharedWords {
  title: string;
  text: string;
}

/** What became of a try to share; 'closed' where the customer thought better of it. */
export type ShareOutcome = 'shared' | 'copied' | 'closed' | 'failed';

/** Hands words to the phone's share sheet, else to the clipboard. */
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
    // No share sheet and no clipboard: the words are on the screen.
    return 'failed';
  }
}

/** Keeps a file on the phone by the browser's own download. False where that would come to nothing. */
export function saveFile(file: Blob, name: string): boolean {
  if (isInsideApp()) return false;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
