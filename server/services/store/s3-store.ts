/** A store with the S3 protocol: Amazon's or a compatible one. */
import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { newSecretId } from '#server/services/accounts/tokens.ts';
import { StoreUnavailable, type ObjectStore } from './object-store.ts';
import type { S3Settings } from './s3-settings.ts';

/**
 * The timeouts for connecting and for one response, in milliseconds. With all tries they are
 * shorter than a phone's timeout.
 */
const connecting = 2_000;
const responseTimeoutMs = 8_000;
const tries = 3;

/**
 * Opens the bucket and tries all operations there. Throws {@link StoreUnavailable} if one of them
 * is refused or the store does not respond, so that a wrong configuration fails at the start and
 * not at a customer's upload.
 */
export async function openS3Store(settings: S3Settings): Promise<ObjectStore> {
  const store = s3Store(settings);
  const key = `tried/${newSecretId()}`;
  try {
    // Without the permission to list, a store responds "forbidden" for missing keys.
    await store.look(key);
    await store.put(key, Buffer.from('A start of the shop wrote this to see whether it may.'));
    await store.remove(key);
  } catch (failure) {
    const { bucket } = settings;
    const sentence = `The bucket ${bucket} cannot be used: look at S3_BUCKET, S3_ENDPOINT and the keys, which need to list, read, write and delete.`;
    throw new StoreUnavailable(sentence, failure);
  }
  return store;
}

/** After each `put` the store is queried for the object before `put` resolves. */
function s3Store(settings: S3Settings): ObjectStore {
  const client = clientOf(settings);
  const { bucket: Bucket } = settings;

  const look: ObjectStore['look'] = async (Key) => {
    const head = await withStoreErrors('look', async () => {
      try {
        return await client.send(new HeadObjectCommand({ Bucket, Key }));
      } catch (failure) {
        if (isMissing(failure)) return null;
        throw failure;
      }
    });
    const tag = (head?.ETag ?? '').replaceAll('"', '');
    return head && { size: head.ContentLength ?? 0, tag };
  };

  return {
    look,
    put: async (Key, Body) => {
      // The store compares the written bytes with this hash and refuses the request if they differ.
      const ContentMD5 = createHash('md5').update(Body).digest('base64');
      await withStoreErrors('put', () =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentMD5 })),
      );
      // A store or a proxy may accept the request without storing anything.
      const stored = await look(Key);
      if (stored?.size !== Body.length)
        throw new StoreUnavailable('The store does not have what it has taken.');
    },
    read: (Key) =>
      withStoreErrors('read', async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        if (!Body) throw new StoreUnavailable('The store sent nothing.');
        return Buffer.from(await Body.transformToByteArray());
      }),
    remove: async (Key) => {
      await withStoreErrors('remove', () => client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
  };
}

function clientOf({ endpoint, region, credentials, inPath }: S3Settings): S3Client {
  return new S3Client({
    region,
    forcePathStyle: inPath,
    maxAttempts: tries,
    requestHandler: {
      connectionTimeout: connecting,
      requestTimeout: responseTimeoutMs,
      throwOnRequestTimeout: true,
    },
    // Content-MD5 is sent with every put. All stores support it, while many do not support the
    // newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
  });
}

/**
 * Passes on the error of a missing key. Every other error becomes a retryable `StoreUnavailable`.
 */
async function withStoreErrors<T>(what: string, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (failure) {
    if (failure instanceof StoreUnavailable || isMissingKey(failure)) throw failure;
    throw new StoreUnavailable(`${what}: ${nameOf(failure)}`, failure);
  }
}

/** A 404 to a HEAD request has no body with an error code. */
function isMissing(failure: unknown): boolean {
  return failure instanceof S3ServiceException && failure.$metadata.httpStatusCode === 404;
}

function isMissingKey(failure: unknown): boolean {
  return failure instanceof S3ServiceException && failure.name === 'NoSuchKey';
}

function nameOf(failure: unknown): string {
  return failure instanceof Error ? failure.name : 'unknown';
}
