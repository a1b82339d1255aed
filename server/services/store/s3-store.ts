/** A store behind S3's protocol: Amazon's, or one of the many that speak it. */
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

/** Milliseconds to reach the store, and for one answer of it; with the tries, less than a phone waits. */
const connecting = 2_000;
const answering = 8_000;
const tries = 3;

/**
 * Opens the bucket, and tries there what the shop will do. Throws {@link StoreUnavailable} where
 * anything of it is refused, or nobody answers: better at a start than at a customer's photo.
 */
export async function openS3Store(settings: S3Settings): Promise<ObjectStore> {
  const store = s3Store(settings);
  const key = `tried/${newSecretId()}`;
  try {
    // Without the right to list, a store says "forbidden" of what is missing.
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

/** What `put` has resolved for was asked for again and is there. */
function s3Store(settings: S3Settings): ObjectStore {
  const client = clientOf(settings);
  const { bucket: Bucket } = settings;

  const look: ObjectStore['look'] = async (Key) => {
    const found = await asking('look', async () => {
      try {
        return await client.send(new HeadObjectCommand({ Bucket, Key }));
      } catch (failure) {
        if (isMissing(failure)) return null;
        throw failure;
      }
    });
    const tag = (found?.ETag ?? '').replaceAll('"', '');
    return found && { size: found.ContentLength ?? 0, tag };
  };

  return {
    look,
    put: async (Key, Body) => {
      // The store compares what it has written with this, and refuses where they differ.
      const ContentMD5 = createHash('md5').update(Body).digest('base64');
      await asking('put', () =>
        client.send(new PutObjectCommand({ Bucket, Key, Body, ContentMD5 })),
      );
      // A store, or a proxy before it, that takes everything and keeps nothing says yes as well.
      const kept = await look(Key);
      if (kept?.size !== Body.length)
        throw new StoreUnavailable('The store does not have what it has taken.');
    },
    read: (Key) =>
      asking('read', async () => {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
        if (!Body) throw new StoreUnavailable('The store sent nothing.');
        return Buffer.from(await Body.transformToByteArray());
      }),
    remove: async (Key) => {
      await asking('remove', () => client.send(new DeleteObjectCommand({ Bucket, Key })));
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
      requestTimeout: answering,
      throwOnRequestTimeout: true,
    },
    // Content-MD5 goes with every put: every store knows it, the newer checksums many do not.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
    ...(credentials ? { credentials } : {}),
  });
}

/** A missing key stays what it is; whatever else the store says is for a later try. */
async function asking<T>(what: string, question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (failure) {
    if (failure instanceof StoreUnavailable || isMissingKey(failure)) throw failure;
    throw new StoreUnavailable(`${what}: ${nameOf(failure)}`, failure);
  }
}

/** A HEAD's 404 has no body that could name what is missing. */
function isMissing(failure: unknown): boolean {
  return failure instanceof S3ServiceException && failure.$metadata.httpStatusCode === 404;
}

function isMissingKey(failure: unknown): boolean {
  return failure instanceof S3ServiceException && failure.name === 'NoSuchKey';
}

function nameOf(failure: unknown): string {
  return failure instanceof Error ? failure.name : 'unknown';
}
