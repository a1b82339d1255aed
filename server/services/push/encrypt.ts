/** A message that only one browser can read (RFC 8291, RFC 8188), and who sends it (RFC 8292). */
import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
  type ECDH,
} from 'node:crypto';
import type { PushSettings } from './push-settings.ts';

const curve = 'prime256v1';
/** The bytes that every message is filled up to, so that its size says nothing. */
const paddedTo = 1_024;
/** Bytes of a record: one holds a whole message. */
const recordBytes = 4_096;
/** Seconds for which what we say of ourselves is good. */
const lifetime = 12 * 3_600;

export interface BrowserKeys {
  /** A point of P-256, base64url. */
  p256dh: string;
  /** 16 bytes, base64url. */
  auth: string;
}

/** What is chosen anew for each message; a test gives those of the standard's example. */
interface Chosen {
  salt: Buffer;
  local: ECDH;
  paddedTo: number;
}

function chosenAnew(): Chosen {
  const local = createECDH(curve);
  local.generateKeys();
  return { salt: randomBytes(16), local, paddedTo };
}

/** Keys that something can be encrypted for, without their padding; null for what are none. */
export function browserKeysOf({ p256dh, auth }: BrowserKeys): BrowserKeys | null {
  const point = bytesOf(p256dh, 65);
  const secret = bytesOf(auth, 16);
  if (!secret || !point || point[0] !== 4) return null;
  try {
    // Throws for what is not on the curve.
    chosenAnew().local.computeSecret(point);
    return { p256dh: point.toString('base64url'), auth: secret.toString('base64url') };
  } catch {
    return null;
  }
}

/** Null for what is not base64url of so many bytes; Node's own decoder passes over every other character. */
function bytesOf(text: string, length: number): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  const plain = bytes.toString('base64url');
  const padded = plain.padEnd(Math.ceil(plain.length / 4) * 4, '=');
  return bytes.length === length && (text === plain || text === padded) ? bytes : null;
}

/** The body of a pushed message, `aes128gcm`. */
export function encryptFor(
  { p256dh, auth }: BrowserKeys,
  text: string,
  { salt, local, paddedTo: least }: Chosen = chosenAnew(),
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = local.getPublicKey();
  const derive = (key: Buffer, by: Buffer, info: (string | Buffer)[], bytes: number) =>
    Buffer.from(
      hkdfSync('sha256', key, by, Buffer.concat(info.map((part) => Buffer.from(part))), bytes),
    );
  const shared = local.computeSecret(theirs);
  const secret = Buffer.from(auth, 'base64url');
  const key = derive(shared, secret, ['WebPush: info\0', theirs, ours], 32);
  const cek = derive(key, salt, ['Content-Encoding: aes128gcm\0'], 16);
  const nonce = derive(key, salt, ['Content-Encoding: nonce\0'], 12);
  const content = Buffer.concat([Buffer.from(text), Buffer.of(2)]);
  const padding = Buffer.alloc(Math.max(0, least - content.length));
  const cipher = createCipheriv('aes-128-gcm', cek, nonce);
  const record = [cipher.update(content), cipher.update(padding), cipher.final()];
  const head = Buffer.alloc(5);
  head.writeUInt32BE(recordBytes);
  head.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, head, ours, ...record, cipher.getAuthTag()]);
}

/** The `Authorization` of a message to a push service. */
export function vapidHeader(settings: PushSettings, endpoint: string, now: Date): string {
  const point = Buffer.from(settings.publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  const jwk = { kty: 'EC', crv: 'P-256', d: settings.privateKey, x: x ?? '', y: y ?? '' };
  const key = createPrivateKey({ format: 'jwk', key: jwk });
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1_000) + lifetime,
    sub: settings.contact,
  };
  const inBase64 = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const unsigned = `${inBase64({ typ: 'JWT', alg: 'ES256' })}.${inBase64(claims)}`;
  const signature = sign('sha256', Buffer.from(unsigned), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${unsigned}.${signature.toString('base64url')}, k=${settings.publicKey}`;
}
