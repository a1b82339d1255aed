/** The settings of an S3 store: bucket, endpoint and credentials. */
import * as v from 'valibot';

export interface S3Settings {
  /** '' for Amazon's endpoint of the region. */
  endpoint: string;
  bucket: string;
  region: string;
  /** Null if the machine authenticates by itself (an instance role, `AWS_…` in its environment). */
  credentials: { accessKeyId: string; secretAccessKey: string } | null;
  /** Whether the bucket is in the URL's path instead of its host. */
  inPath: boolean;
}

const text = v.optional(v.pipe(v.string(), v.trim()), '');

export const storeEnvironment = {
  S3_ENDPOINT: v.pipe(
    text,
    v.check(
      (value) => value === '' || (URL.canParse(value) && /^https?:/.test(value)),
      'S3_ENDPOINT must be an address such as https://s3.example; leave it out for Amazon S3.',
    ),
  ),
  S3_BUCKET: text,
  S3_REGION: v.optional(
    v.pipe(v.string(), v.trim(), v.nonEmpty('S3_REGION must name a region.')),
    'us-east-1',
  ),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
  S3_PATH_STYLE: v.optional(v.picklist(['yes', 'no'], 'S3_PATH_STYLE must be yes or no.'), 'yes'),
};

interface Read {
  S3_ENDPOINT: string;
  S3_BUCKET: string;
  S3_REGION: string;
  S3_ACCESS_KEY_ID: string;
  S3_SECRET_ACCESS_KEY: string;
  S3_PATH_STYLE: 'yes' | 'no';
}

/**
 * Returns the store's settings; null if files are stored in DATA_DIR; an error sentence if the
 * settings contradict one another.
 */
export function readStore(read: Read): S3Settings | null | string {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = read;
  if (!bucket) {
    const isMeant = read.S3_ENDPOINT || id || secret;
    return isMeant ? 'S3_BUCKET must name the bucket where the other S3_ settings are set.' : null;
  }
  if (Boolean(id) !== Boolean(secret))
    return 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together, or neither.';
  return {
    endpoint: read.S3_ENDPOINT,
    bucket,
    region: read.S3_REGION,
    credentials: id ? { accessKeyId: id, secretAccessKey: secret } : null,
    inPath: read.S3_PATH_STYLE === 'yes',
  };
}
