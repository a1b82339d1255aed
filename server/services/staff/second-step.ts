/**
 * Codes of an authenticator app (TOTP, RFC 6238): six digits, new every 30 seconds (counter-4 to
 * counter-6).
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { plainInput } from '#domain/plain-input.ts';

const seconds = 30;
const secretBytes = 20;
/**
 * The number of accepted steps before and after the current one, for clock differences and typing
 * time.
 */
const steps = 1;

/** A new secret in base32. */
export function newTotpSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

export function base32Of(bytes: Buffer): string {
  return new Secret({ buffer: new Uint8Array(bytes).buffer }).base32;
}

/** The current code. A demonstration shows its owner's. */
export function codeOfNow(secret: string, now: Date): string {
  return generatorOf(secret, '').generate({ timestamp: now.getTime() });
}

/** The `otpauth://…` URI that authenticator apps read from a QR code. */
export function totpUri(secret: string, name: string, shop: string): string {
  return generatorOf(secret, name, shop).toString();
}

/** Returns the time step of an entered code; null if it matches no accepted step. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = plainInput(typed).replaceAll(/[\s-]/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = generatorOf(secret, '').validate({ token, timestamp, window: steps });
  return delta === null ? null : Math.floor(timestamp / 1000 / seconds) + delta;
}

function generatorOf(secret: string, label: string, issuer = ''): TOTP {
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period: seconds });
}

const sealed = 'v1';
const tagBytes = 16;

/** Encrypts a secret for storage. Decryption needs the shop's SECRET and the same member's id. */
export function sealTotp(secret: string, memberId: string, key: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(key), nonce).setAAD(Buffer.from(memberId));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  const parts = [nonce, text, cipher.getAuthTag()];
  return [sealed, ...parts.map((part) => part.toString('base64url'))].join('.');
}

/** Decrypts a secret; null if it was encrypted with another SECRET or for another member. */
export function openTotp(sealedSecret: string, memberId: string, key: string): string | null {
  const [version, ...rest] = sealedSecret.split('.');
  const [nonce, text, tag] = rest.map((part) => Buffer.from(part, 'base64url'));
  if (version !== sealed || !nonce || !text || tag?.length !== tagBytes) return null;
  try {
    const cipher = createDecipheriv('aes-256-gcm', keyOf(key), nonce)
      .setAAD(Buffer.from(memberId))
      .setAuthTag(tag);
    return Buffer.concat([cipher.update(text), cipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'staff second step', 32));
}
