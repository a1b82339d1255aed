/**
 * Encrypts a push message for one browser (RFC 8291, RFC 8188) and signs the sender's identity
 * (RFC 8292).
 */
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
/** Every message is padded to this length in bytes, so that its size reveals nothing. */
const paddedTo = 1_024;
/** The record size in bytes. One record contains the whole message. */
const recordBytes = 4_096;
/** The lifetime of the signed token, in seconds. */
const lifetime = 12 * 3_600;

export interface BrowserKeys {
  /** A P-256 point, base64url. */
  p256dh: string;
  /** 16 bytes, base64url. */
  auth: string;
}

/** The random values of a message. A test passes those of the standard's example. */
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

/** Validates the browser's keys and removes their padding; null if they are invalid. */
export function browserKeysOf({ p256dh, auth }: BrowserKeys): BrowserKeys | null {
  const point = bytesOf(p256dh, 65);
  const secret = bytesOf(auth, 16);
  if (!secret || !point || point[0] !== 4) return null;
  try {
    // Throws if the point is not on the curve.
    chosenAnew().local.computeSecret(point);
    return { p256dh: point.toString('base64url'), auth: secret.toString('base64url') };
  } catch {
    return null;
  }
}

/**
 * Null unless the text is base64url with exactly this many bytes. Node's decoder ignores invalid
 * characters.
 */
function bytesOf(text: string, length: number): Buffer | null {
  const bytes = Buffer.from(text, 'base64url');
  const plain = bytes.toString('base64url');
  const padded = plain.padEnd(Math.ceil(plain.length / 4) * 4, '=');
  return bytes.length === length && (text === plain || text === padded) ? bytes : null;
}

/** The body of a push message, `aes128gcm`. */
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

/** The `Authorization` header of a request to a push service. */
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
