/** The settings of push messages, with an error sentence for each mistake. */
import { createECDH } from 'node:crypto';
import * as v from 'valibot';

export interface PushSettings {
  /** The public key that browsers subscribe with, derived from the private key, base64url. */
  publicKey: string;
  privateKey: string;
  /** The contact for push services: mailto:… or https://… */
  contact: string;
  /**
   * The only origin that may use plain HTTP and a local address: a test's own push service. ''
   * otherwise.
   */
  testOrigin: string;
}

const text = v.optional(v.string(), '');
const keyBytes = 32;

/** PUSH_KEY, PUSH_CONTACT, PUSH_TEST_ORIGIN. */
export const pushEnvironment = {
  PUSH_KEY: v.pipe(
    text,
    v.check(
      (key) => key === '' || publicKeyOf(key) !== null,
      `PUSH_KEY must be ${keyBytes} random bytes in base64url, 43 characters.`,
    ),
  ),
  PUSH_CONTACT: v.pipe(
    text,
    v.check(
      (contact) =>
        contact === '' || /^(mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]+\S*)$/.test(contact),
      'PUSH_CONTACT must be mailto:you@shop.example or an https address of yours.',
    ),
  ),
  PUSH_TEST_ORIGIN: text,
};

type PushValues = v.InferOutput<v.ObjectSchema<typeof pushEnvironment, undefined>> & {
  NODE_ENV: string;
};

/**
 * Returns the settings; null if no key is configured; an error sentence if the settings do not fit
 * together.
 */
export function readPush(value: PushValues): PushSettings | string | null {
  if (value.PUSH_TEST_ORIGIN !== '' && value.NODE_ENV !== 'test')
    return 'PUSH_TEST_ORIGIN must be left out: it is for tests alone.';
  if (value.PUSH_KEY === '') return null;
  if (value.PUSH_CONTACT === '')
    return 'PUSH_CONTACT must name whom push services may write to, where PUSH_KEY is set.';
  return {
    privateKey: value.PUSH_KEY,
    publicKey: publicKeyOf(value.PUSH_KEY) ?? '',
    contact: value.PUSH_CONTACT,
    testOrigin: value.PUSH_TEST_ORIGIN,
  };
}

/** Null for an invalid P-256 private key. */
function publicKeyOf(key: string): string | null {
  if (!/^[\w-]{43}$/.test(key)) return null;
  try {
    const ecdh = createECDH('prime256v1');
    ecdh.setPrivateKey(Buffer.from(key, 'base64url'));
    return ecdh.getPublicKey('base64url');
  } catch {
    return null;
  }
}
