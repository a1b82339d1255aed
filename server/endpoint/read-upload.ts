/** Reads a multipart body: short fields and one file, up to the maximum size of a prescription. */
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { digestHeader } from '#contract/envelope.ts';
import { prescriptionLimits } from '#domain/prescription-file.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type {
  PrescriptionFiles,
  ReceivedFile,
} from '#server/services/prescriptions/prescription-files.ts';
import { routePath } from './implement.ts';
import { apiText } from '#text/api.ts';
import { malformed, overloaded, refusalOf, wrongType } from '#server/services/failures.ts';
import { Refusal } from '#server/services/refusal.ts';

export interface Upload {
  fields: Record<string, unknown>;
  file: { name: string; mime: string; content: Buffer };
  /** SHA-256 of the received bytes, in hex. */
  digest: string;
}

/** The maximum multipart body in bytes: the file, its fields and the separators. */
const maxBodyBytes = prescriptionLimits.bytes + 1024 * 1024;

/** The route of an upload, with its size limit and its rate limit per address. */
export function uploadRoute({ uploadsPerMinute }: AppContext, endpoint: Endpoint) {
  return {
    method: endpoint.method,
    url: routePath(endpoint),
    bodyLimit: maxBodyBytes,
    ...(uploadsPerMinute > 0
      ? { config: { rateLimit: { max: uploadsPerMinute, timeWindow: 60_000 } } }
      : {}),
  };
}

/**
 * The size of an upload's body in bytes by its Content-Length, or the maximum without that header.
 */
export function announcedBytes({ headers }: FastifyRequest): number {
  const announced = Number(headers['content-length'] ?? maxBodyBytes);
  return Math.min(announced, maxBodyBytes);
}

/** Each upload is in memory while it is checked. More than this at the same time get a 503. */
const maxUploads = 24;
let activeUploads = 0;

/**
 * Calls `work` with an upload once its body has arrived completely, so that a slow or dead upload
 * takes no slot. Throws a 503 before it receives the body if the disk has no room, and after that
 * if too many uploads are being checked.
 */
export async function withUpload<T>(
  { files, disk }: Pick<AppContext, 'files' | 'disk'>,
  request: FastifyRequest,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart()) throw wrongType();
  // For a short time the file is on the disk twice: as received and as stored.
  const release = await disk.reserve(2 * announcedBytes(request));
  try {
    return await checkWhole(files, request, work);
  } finally {
    release();
  }
}

async function checkWhole<T>(
  files: PrescriptionFiles,
  request: FastifyRequest,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  const { fields, file } = await receiveWhole(files, request);
  try {
    if (activeUploads >= maxUploads) throw overloaded();
    activeUploads += 1;
    try {
      const content = await file.received.read();
      const digest = digestOf(content, request);
      return await work({ fields, file: { name: file.name, mime: file.mime, content }, digest });
    } finally {
      activeUploads -= 1;
    }
  } finally {
    await file.received.forget();
  }
}

interface Arrived {
  fields: Record<string, unknown>;
  file: { name: string; mime: string; received: ReceivedFile };
}

/** The multipart parser throws errors without a status for a broken body. They become a 400. */
async function receiveWhole(files: PrescriptionFiles, request: FastifyRequest): Promise<Arrived> {
  const received: ReceivedFile[] = [];
  try {
    return await receiveParts(files, request, received);
  } catch (failure) {
    for (const one of received) await one.forget();
    throw refusalOf(failure) ?? malformed();
  }
}

async function receiveParts(
  files: PrescriptionFiles,
  request: FastifyRequest,
  received: ReceivedFile[],
): Promise<Arrived> {
  const fields: Record<string, unknown> = {};
  let file: Arrived['file'] | null = null;
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (typeof part.value !== 'string' || part.value.includes('\0') || part.valueTruncated)
        throw malformed();
      fields[part.fieldname] = part.value;
    } else if (part.fieldname === 'Img' && !file) {
      const content = await files.receive(part.file);
      received.push(content);
      if (part.file.truncated) throw new Refusal(apiText.tooLarge, { status: 413 });
      if (part.file.bytesRead === 0) throw new Refusal(apiText.fileMissing, { status: 400 });
      file = { name: part.filename ?? '', mime: part.mimetype, received: content };
      fields['Img'] = '';
    } else throw malformed();
  }
  if (!file) throw new Refusal(apiText.fileMissing, { status: 400 });
  return { fields, file };
}

/** Throws if the bytes that arrived are not the ones that were sent. */
function digestOf(content: Buffer, { headers }: FastifyRequest): string {
  const digest = createHash('sha256').update(content).digest('hex');
  const announced = headers[digestHeader];
  if (announced !== undefined && String(announced).toLowerCase() !== digest)
    throw new Refusal(apiText.digestWrong, { status: 400 });
  return digest;
}
