/** Shares a submission with another app by the phone's share sheet, or saves it as files. */
import type { Submission } from '#domain/submission.ts';
import { theShop } from '#state/shop.ts';
import { exportSubmission } from '#outbox/change.ts';
import { saveFile } from '#parts/share/share-text.ts';
import type { ProductWords } from '#text/product-words.ts';
import type { Language } from '#text/sentences.ts';
import { wholeContent } from './submission-content.ts';
import { outboxWords } from './submission-words.ts';

/** The submission as readable text, for the counter or a chat. */
function submissionAsText(submission: Submission, language: Language, words: ProductWords): string {
  const t = outboxWords(language);
  const shop = theShop().name[language];
  const lines = [
    submission.kind === 'request-order' ? t.shareHeading(shop) : shop,
    submission.orderNo ? t.sent(submission.orderNo) : t[submission.kind],
    '',
    ...wholeContent(submission, language, words),
  ];
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether this phone has a share sheet. */
export function canShare(): boolean {
  // Node 20: has no `navigator`; from 22 on drop the first condition.
  return typeof navigator !== 'undefined' && typeof navigator.share === 'function';
}

export type Shared =
  /** Everything was shared, or the customer closed the share sheet. */
  | { kind: 'done' }
  /**
   * Only the text was shared and `files` files were saved, because some share sheets accept no
   * files.
   */
  | { kind: 'files-apart'; files: number }
  /** Files cannot be saved here. */
  | { kind: 'impossible' };

/**
 * Shares the submission with its photos, or saves them as files if there is no share sheet. Data
 * that this app cannot read is shared as it is stored.
 */
export async function shareSubmission(
  submission: Submission,
  language: Language,
  words: ProductWords,
): Promise<Shared> {
  const [record, ...photos] = await exportSubmission(submission.id);
  const text = submissionAsText(submission, language, words);
  const isReadable = submission.state !== 'quarantine';
  const asWords = new File([text], `${submission.kind}.txt`, { type: 'text/plain' });
  const files = [isReadable || !record ? asWords : record, ...photos];
  if (!canShare()) return saved(files);
  const title = text.split('\n')[0] ?? '';
  const whole = { title, text, files: isReadable ? photos : files };
  const takesFiles = navigator.canShare?.(whole) ?? false;
  try {
    await navigator.share(takesFiles ? whole : { title, text });
  } catch (failure) {
    // The customer closed the share sheet, so nothing is left to do. After any other error, save
    // the files.
    const isClosed = failure instanceof DOMException && failure.name === 'AbortError';
    return isClosed ? { kind: 'done' } : saved(files);
  }
  if (takesFiles || whole.files.length === 0) return { kind: 'done' };
  const apart = saved(whole.files);
  return apart.kind === 'done' ? { kind: 'files-apart', files: whole.files.length } : apart;
}

function saved(files: readonly File[]): Shared {
  const areKept = files.map((file) => saveFile(file, file.name)).every(Boolean);
  return { kind: areKept ? 'done' : 'impossible' };
}
