/**
 * Hands a waiting submission over another way: its text, its file, and the record that it was
 * handed over (offline-160).
 */
import * as v from 'valibot';
import type { HandOverFile } from '#domain/hand-over/file.ts';
import { place } from '#contract/orders.ts';
import { add } from '#contract/requests.ts';
import { noActivityId } from '#contract/wire.ts';
import { writeHandOver } from '#domain/hand-over/code.ts';
import {
  handedOrder,
  handedRequest,
  handOverIdLength,
  handOverSeed,
  type HandedContent,
} from '#domain/hand-over/content.ts';
import { guest } from '#domain/session.ts';
import type { HandOverWay, Submission } from '#domain/submission.ts';
import { sha256 } from './storage/digest.ts';
import { kindOf } from './kinds.ts';
import { photoFileName } from './photos/photo-name.ts';
import { outboxStore } from './storage/store.ts';

export interface HandOverText {
  text: string;
  /** False if the submission is useless without its pictures, so that only the file helps. */
  isEnough: boolean;
}

/**
 * The text of a submission, or null if its kind cannot be handed over. It is built from the request
 * body as the server parses it, so that both produce the same digest (offline-166).
 */
export async function handOverTextOf(submission: Submission): Promise<HandOverText | null> {
  const content = contentOf(submission);
  if (!content) return null;
  const digest = await sha256(new TextEncoder().encode(handOverSeed(submission.id)));
  const handed = {
    id: digest.slice(0, handOverIdLength),
    isCustomers: submission.owner !== guest,
    content,
  };
  return { text: writeHandOver(handed), isEnough: content.address !== null };
}

function contentOf(submission: Submission): HandedContent | null {
  const request = { ...Object(dataOf(submission)), ActivityId: noActivityId };
  if (submission.kind === 'order') {
    const read = v.safeParse(place.request, request);
    return read.success ? handedOrder(read.output) : null;
  }
  if (submission.kind !== 'request-order') return null;
  const read = v.safeParse(add.request, request);
  return read.success ? handedRequest(read.output) : null;
}

/** The request body without files. Null if the record does not match its kind. */
function dataOf(submission: Submission): unknown {
  try {
    return kindOf(submission).dataOf({ ...Object(submission.payload), prescriptionIds: [] }, []);
  } catch {
    return null;
  }
}

/**
 * The file of a submission, including its pictures. Throws if a picture is gone from this phone.
 */
export async function handOverFileOf(
  submission: Submission,
  text: string,
  lines: string[],
): Promise<File> {
  const pictures: HandOverFile['pictures'] = [];
  for (const photo of submission.photos) {
    const bytes = await outboxStore.photoBytes(submission.id, photo.n);
    if (!bytes) throw new Error('a picture is gone');
    const base64 = await base64Of(bytes);
    pictures.push({ name: photoFileName(photo), mime: photo.mime, base64 });
  }
  const content: HandOverFile = { handOver: text, lines, pictures };
  // Share sheets accept no .json, so the JSON goes as .txt.
  return new File([JSON.stringify(content, null, 1)], `${submission.kind}.txt`, {
    type: 'text/plain',
  });
}

/** The approximate size of that file in bytes. Base64 needs four bytes for three. */
export function handOverFileSize(submission: Submission, text: string): number {
  const pictures = submission.photos.reduce((sum, photo) => sum + photo.size, 0);
  return text.length + Math.ceil((pictures * 4) / 3);
}

/**
 * Records that the customer has handed the submission over. The pharmacy may have it now, but it
 * stays in the queue (offline-162).
 */
export async function noteHandedOver(id: string, way: HandOverWay): Promise<void> {
  await outboxStore.change({ type: 'handed-over', id, way, at: new Date().toISOString() });
}

function base64Of(bytes: ArrayBuffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const url = typeof reader.result === 'string' ? reader.result : '';
      resolve(url.slice(url.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(new Error('a picture cannot be read')));
    reader.readAsDataURL(new Blob([bytes]));
  });
}
