/**
 * Hashes passwords with scrypt and a salt each. scrypt needs much memory, so only a few run at a
 * time.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { canonicalPassword } from '#domain/password.ts';
import { overloaded } from '#server/services/failures.ts';

/** The parameters of scrypt. */
interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/**
 * One of the parameter sets that OWASP recommends, with 16 MB of memory. A login takes a fraction
 * of a second.
 */
export const defaultPasswordCost: Readonly<PasswordCost> = { N: 2 ** 14, r: 8, p: 5 };
let cost = defaultPasswordCost;
const keyLength = 32;
/**
 * The number of hashes computed at a time, and of those that may wait. Further requests get a 503.
 */
const concurrency = 2;
const maxWaiting = 50;

let atWork = 0;
const waiting: (() => void)[] = [];

/**
 * Only for tests, in which every sign-in would otherwise take a quarter of a second of CPU time.
 */
export function setPasswordCost(chosen: PasswordCost = defaultPasswordCost): void {
  cost = chosen;
}

/**
 * Returns `scrypt$N$r$p$salt$key`. The parameters are included, so that they can be raised while
 * older hashes remain valid.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, base64(salt), base64(key)].join('$');
}

/**
 * Whether the password matches the hash. Without a hash (unknown phone, account without a password)
 * the same work is done, so that the response time reveals nothing.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const stored = readHash(hash);
  const { salt, key, ...used } = stored ?? { cost, ...unmatchable };
  const derived = await derive(password, salt, used.cost);
  return timingSafeEqual(derived, key) && stored !== null;
}

const unmatchable = { salt: randomBytes(16), key: randomBytes(keyLength) };

function readHash(hash: string | null) {
  const [kind, N, r, p, salt, key] = (hash ?? '').split('$');
  if (kind !== 'scrypt' || !salt || !key) return null;
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

async function derive(password: string, salt: Buffer, how: PasswordCost): Promise<Buffer> {
  await turn();
  try {
    return await new Promise((resolve, reject) => {
      const options = { ...how, maxmem: 64 * 1024 * 1024 };
      scrypt(canonicalPassword(password), salt, keyLength, options, (failure, key) =>
        failure ? reject(failure) : resolve(key),
      );
    });
  } finally {
    endTurn();
  }
}

async function turn(): Promise<void> {
  if (waiting.length >= maxWaiting) throw overloaded();
  if (atWork >= concurrency) await new Promise<void>((next) => waiting.push(next));
  else atWork += 1;
}

/** Passes the turn to the request that has waited longest. */
function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else atWork -= 1;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64url');
}
