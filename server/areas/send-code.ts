/** Sends one-time codes. The response is the same for known and unknown numbers. */
import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { CodePurpose } from '#domain/one-time-code.ts';
import { canonicalPhone } from '#domain/phone.ts';
import { codeOf } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { EndpointCall } from '#server/endpoint/implement.ts';
import { day, minute, type ExceededLimit } from '#server/services/accounts/attempt-limits.ts';
import { makeCode } from '#server/services/accounts/one-time-codes.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import { Refusal } from '#server/services/refusal.ts';
import { SmsNotSent } from '#server/services/sms/gateway.ts';
import type { requestCode } from '#contract/sign-in.ts';
import { signInRefusals, smsText } from '#text/sign-in.ts';
import { speak, type Language } from '#text/sentences.ts';
import { deviceOf } from '#server/services/accounts/devices.ts';
import { isKnownDevice } from '#server/services/accounts/known-device.ts';
import { isOfPhone } from '#server/services/accounts/sign-in-limits.ts';
import { neighbourhoodOf } from '#server/endpoint/neighbourhood.ts';

/** Sends a code and returns the id of the code request. */
export async function sendCode(
  context: AppContext,
  purpose: CodePurpose,
  { input, language, now, request }: EndpointCall<typeof requestCode>,
): Promise<{ Id: string }> {
  const phone = canonicalPhone(input.phone);
  if (!phone) throw new Refusal(signInRefusals.invalidPhone);
  const deviceId = await deviceOf(context.db, input.activityId);
  const { secret, smsPerDay } = context;
  const isKnown = await isKnownDevice(context.db, phone, deviceId);
  const neighbourhood = neighbourhoodOf(request);
  const wish = { purpose, phone, deviceId, isKnown, neighbourhood, now, secret, smsPerDay };
  const made = await makeCode(context.db, wish);
  if ('exceeded' in made) {
    const { kind } = made.exceeded;
    // Under a limit per address or for everybody, the request may name any number, so none is
    // logged.
    const named = isOfPhone(made.exceeded) ? { phone } : {};
    const event = { kind: 'code-refused', about: kind, ...named } as const;
    await recordEvent(context.db, { ...event, now, ip: request.ip });
    throw new Refusal(sentenceFor(made.exceeded), { id: 'wait' });
  }
  await recordEvent(context.db, { kind: 'code-sent', about: purpose, phone, now, ip: request.ip });
  try {
    const { identity } = await context.shop();
    const host = pageHost(context, request);
    await context.sms.sendSms(phone, messageOf(made.code, identity.name[language], language, host));
  } catch (failure) {
    const reason = failure instanceof SmsNotSent ? failure.message : codeOf(failure);
    request.log.error({ reason }, 'a code was not sent');
    throw new Refusal(signInRefusals.notSent, { id: 'sms' });
  }
  return { Id: made.id };
}

function sentenceFor(exceeded: ExceededLimit) {
  const { within } = exceeded;
  if (isOfPhone(exceeded) && within === minute) return signInRefusals.waitAMinute;
  return within === day ? signInRefusals.waitADay : signInRefusals.waitAWhile;
}

/** The message, with the line that lets the phone's browser fill in the code (WebOTP). */
function messageOf(code: string, shop: string, language: Language, host: string): string {
  const message = speak(smsText, language).code(code, shop);
  return host ? `${message}\n\n@${host} #${code}` : message;
}

/**
 * The host to which a browser may give the code. It never comes from the request's headers, because
 * an attacker could name another site; only local hosts are accepted from there.
 */
function pageHost({ publicOrigin }: AppContext, request: FastifyRequest): string {
  if (publicOrigin) return new URL(publicOrigin).hostname;
  const host = request.hostname.replace(/:\d+$/, '');
  return host === 'localhost' || (isIP(host) === 4 && host.startsWith('127.')) ? host : '';
}
