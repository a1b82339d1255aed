/** Passwords at rest: scrypt with a salt each. Memory-hard, so only a few are worked on at a time. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { canonicalPassword } from '#domain/password.ts';
import { overloaded } from '#server/services/failures.ts';

/** scrypt's parameters. */
interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** As strong as OWASP's other choices with 16 MB: a phone's login takes a fraction of a second. */
export const defaultPasswordCost: Readonly<PasswordCost> = { N: 2 ** 14, r: 8, p: 5 };
let cost = defaultPasswordCost;
const keyLength = 32;
/** Hashes that are worked on at once, and that may wait for it; more are asked to come back. */
const mostAtOnce = 2;
const mostWaiting = 50;

let atWork = 0;
const waiting: (() => void)[] = [];

/** For tests alone: each of their sign-ins would take a quarter of a second of computing. */
export function setPasswordCost(chosen: PasswordCost = defaultPasswordCost): void {
  cost = chosen;
}

/** `scrypt$N$r$p$salt$key`, so that the cost can be raised without losing anybody. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.N, cost.r, cost.p, base64(salt), base64(key)].join('$');
}

/**
 * True when it is the password behind the hash. Where there is no hash (an
 * unknown phone, an account without a password) the same work is done for nothing.
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
  if (waiting.length >= mostWaiting) throw overloaded();
  if (atWork >= mostAtOnce) await new Promise<void>((next) => waiting.push(next));
  else atWork += 1;
}

/** Hands the turn on to whoever waits longest. */
function endTurn(): void {
  const next = waiting.shift();
  if (next) next();
  else atWork -= 1;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64url');
}
