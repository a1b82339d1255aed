/** Customers' accounts: found or created by phone number, up to an open session. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Endpoint, ResponseInput } from '#contract/endpoint.ts';
import type { confirmCode } from '#contract/sign-in.ts';
import { canonicalPhone } from '#domain/phone.ts';
import type { BothLanguages } from '#domain/shop.ts';
import { passwordProblem, passwordRefused } from '#domain/password.ts';
import type { Database } from '#server/db/database.ts';
import { isCommonPassword } from '#server/services/accounts/common-passwords.ts';
import { openedOn } from '#server/services/accounts/opened-on.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import type { Opening } from '#server/services/accounts/sessions.ts';
import { customers } from '#server/db/tables/sign-in.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { signInNeeded } from '#server/services/failures.ts';
import type { EndpointCall } from '#server/endpoint/implement.ts';
import { Refusal } from '#server/services/refusal.ts';
import { newSessionCookie, setSessionCookie } from '#server/endpoint/session-cookie.ts';
import { signInRefusals } from '#text/sign-in.ts';

export type Customer = typeof customers.$inferSelect;

export async function customerByPhone(db: Database, phone: string): Promise<Customer | null> {
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone));
  return customer ?? null;
}

/**
 * Locks the phone's account, if there is one, until the transaction ends. Call it before a code is
 * used, in the same order as the deletion of an account, so that the two cannot deadlock.
 */
export async function holdCustomer(tx: Database, phone: string): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.phone, phone))
    .for('key share');
}

/** Throws a 401 if the account was deleted. */
export async function customerById(db: Database, id: string): Promise<Customer> {
  const [customer] = await db.select().from(customers).where(eq(customers.id, id));
  if (!customer) throw signInNeeded();
  return customer;
}

/**
 * Creates an account. Returns null if the phone already has one, also one that was created
 * concurrently.
 */
export async function makeCustomer(
  db: Database,
  phone: string,
  now: Date,
  passwordHash: string | null = null,
): Promise<Customer | null> {
  const [customer] = await db
    .insert(customers)
    .values({ id: randomUUID(), phone, passwordHash, createdAt: now })
    .onConflictDoNothing({ target: customers.phone })
    .returning();
  return customer ?? null;
}

/** Finds or creates the account of a phone whose owner has just proved the number. */
export async function findOrMakeCustomer(
  db: Database,
  phone: string,
  now: Date,
): Promise<Customer> {
  const known =
    (await customerByPhone(db, phone)) ??
    (await makeCustomer(db, phone, now)) ??
    (await customerByPhone(db, phone));
  if (!known) throw new Refusal(signInRefusals.loginFailed);
  return known;
}

/** The data for a new session of this call, or for a new token of an existing one. */
export function openingOf(
  { sessionCookie }: AppContext,
  { request }: Pick<EndpointCall<Endpoint>, 'request'>,
  deviceId: string | null,
) {
  const cookie = newSessionCookie(sessionCookie, request);
  return { deviceId, cookie, openedOn: openedOn(request.headers['user-agent']) } satisfies Opening;
}

/** An open session, and how the customer signed in. */
export interface SignedIn {
  customer: Customer;
  token: string;
  cookie: string | null;
  how: 'code' | 'password' | 'sign-up' | 'reset';
  /** The response to the same sign-in was lost before (sign-in-96). */
  isAgain: boolean;
}

/** Sets the session's cookie, logs the sign-in, and returns the customer's data (sign-in-47). */
export async function signedInResponse(
  { db }: AppContext,
  { customer, token, cookie, how, isAgain }: SignedIn,
  { request, reply, now }: Pick<EndpointCall<Endpoint>, 'request' | 'reply' | 'now'>,
): Promise<ResponseInput<typeof confirmCode>> {
  if (cookie !== null) setSessionCookie(reply, cookie);
  const event = { now, ip: request.ip, customerId: customer.id, phone: customer.phone };
  const about = isAgain ? `${how} once more` : how;
  await recordEvent(db, { ...event, kind: 'signed-in', about });
  return {
    Id: customer.id,
    Name: customer.name,
    datacontent: token,
    Icon: customer.image,
    Email: customer.email,
    Phone: customer.phone,
  };
}

/**
 * Throws if the password changed since it was checked. A reset ends every session, so it must also
 * prevent this one.
 */
export async function requireSamePassword(
  tx: Database,
  { id, passwordHash }: Pick<Customer, 'id' | 'passwordHash'>,
): Promise<void> {
  const isSame = and(eq(customers.id, id), eq(customers.passwordHash, passwordHash ?? ''));
  const [same] = await tx.select({ id: customers.id }).from(customers).where(isSame).for('share');
  if (!same) throw new Refusal(signInRefusals.wrongPassword);
}

/** Validates the phone and password of a new account or a reset. Throws the shop's refusals. */
export function checkedAccount(
  input: { phone: string; password: string },
  shopName: BothLanguages,
) {
  const phone = canonicalPhone(input.phone);
  if (!phone) throw new Refusal(signInRefusals.invalidPhone);
  const problem = passwordProblem(input.password, phone);
  if (problem === 'length') throw new Refusal(signInRefusals.passwordLength);
  if (problem === 'too-common' || isCommonPassword(input.password, shopName)) {
    throw new Refusal(signInRefusals.passwordTooCommon, { id: passwordRefused });
  }
  return { phone, password: input.password };
}
