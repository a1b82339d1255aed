/** Verifies one-time codes and passwords. Wrong ones are logged. */
import * as contract from '#contract/sign-in.ts';
import { plainInput } from '#domain/plain-input.ts';
import type { EndpointCall } from '#server/endpoint/implement.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import { isKnownDevice } from '#server/services/accounts/known-device.ts';
import { neighbourhoodOf } from '#server/endpoint/neighbourhood.ts';
import { guessCode } from '#server/services/accounts/one-time-codes.ts';
import { tryPassword } from '#server/services/accounts/password-tries.ts';
import { phoneOfCode } from '#server/services/accounts/phone-of-code.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { Refusal } from '#server/services/refusal.ts';
import { signInRefusals } from '#text/sign-in.ts';
import type { Customer } from './customer-accounts.ts';

const lockedOut = new Set(['too-many', 'too-many-around', 'tries-used-up']);

/** Returns the phone number that a right code proves. Throws a refusal for a wrong code. */
export async function rightCode(
  { db, secret, smsPerDay }: AppContext,
  {
    input,
    now,
    request,
  }: Pick<EndpointCall<typeof contract.confirmCode>, 'input' | 'now' | 'request'>,
  purposes: Parameters<typeof guessCode>[1]['purposes'],
  session: Pick<Parameters<typeof guessCode>[1], 'sessionHash'> = {},
) {
  const deviceId = await deviceOf(db, input.activityId);
  const { codeId: id } = input;
  const code = plainInput(input.code).replaceAll(/[\s-]/g, '');
  const neighbourhood = neighbourhoodOf(request);
  const guess = { purposes, id, code, deviceId, neighbourhood, now, secret, smsPerDay, ...session };
  const guessed = await guessCode(db, guess);
  if (guessed.kind !== 'right') {
    const isOver = lockedOut.has(guessed.kind);
    const kind = isOver ? 'locked-out' : 'sign-in-refused';
    const about = `code ${guessed.kind}`;
    // Beyond a neighbourhood's limit the request may name any number, so none is logged.
    const phone = guessed.kind === 'too-many-around' ? '' : await phoneOfCode(db, id);
    await recordEvent(db, { kind, about, phone, now, ip: request.ip });
  }
  if (guessed.kind === 'too-many-around') throw new Refusal(signInRefusals.tooManyTries);
  if (guessed.kind === 'too-many') throw new Refusal(signInRefusals.tooManyGuesses);
  if (guessed.kind === 'tries-used-up') {
    throw new Refusal(signInRefusals.codeTriesUsedUp, { id: contract.newCodeNeeded });
  }
  if (guessed.kind === 'expired') {
    throw new Refusal(signInRefusals.codeEnded, { id: contract.newCodeNeeded });
  }
  if (guessed.kind === 'wrong') throw new Refusal(signInRefusals.wrongCode);
  return { ...guessed, deviceId };
}

/**
 * Returns the customer with this password. Throws `wrong` for a wrong one, and another refusal if
 * only a code is accepted.
 */
export async function rightPassword(
  { db }: AppContext,
  customer: Customer | null,
  {
    phone,
    password,
    deviceId,
    now,
    request,
  }: { phone: string; password: string; deviceId: string | null } & Pick<
    EndpointCall<typeof contract.withPassword>,
    'now' | 'request'
  >,
  wrong = new Refusal(signInRefusals.wrongPassword),
): Promise<Customer> {
  const outcome = await tryPassword(db, {
    phone,
    password,
    hash: customer?.passwordHash ?? null,
    deviceId,
    isKnown: await isKnownDevice(db, phone, deviceId),
    neighbourhood: neighbourhoodOf(request),
    now,
  });
  if (outcome === 'right' && customer) return customer;
  const kind = outcome === 'wrong' ? 'sign-in-refused' : 'locked-out';
  // Beyond the address's own limit the request may name any number, so none is logged.
  const named = outcome === 'too-many' ? {} : { customerId: customer?.id ?? '', phone };
  await recordEvent(db, { kind, about: `password ${outcome}`, ...named, now, ip: request.ip });
  if (outcome === 'code-needed') {
    throw new Refusal(signInRefusals.codeNeeded, { id: contract.codeNeeded });
  }
  if (outcome === 'too-many') throw new Refusal(signInRefusals.tooManyTries);
  throw wrong;
}
