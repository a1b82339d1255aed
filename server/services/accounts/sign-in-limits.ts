/**
 * Limits on codes, guesses and passwords. Strangers are limited by phone, by neighbourhood and in
 * total; the owner's own device has limits of its own (sign-in-92).
 */
import { day, hour, minute, type AttemptLimit, type ExceededLimit } from './attempt-limits.ts';

/** The caller, and the phone number that they claim. */
export interface Asker {
  /** The canonical form, `01XXXXXXXXX`. */
  phone: string;
  deviceId: string | null;
  /** The phone's owner has signed in on this device before. */
  isKnown: boolean;
  /**
   * Null if the address identifies no neighbourhood. Then only the limits of phone, device and all
   * strangers apply.
   */
  neighbourhood: string | null;
  /** The limit of codes per day, over all phones. */
  smsPerDay: number;
}

/**
 * The part of the daily messages that strangers may use. The rest is reserved for known devices
 * (sign-in-94).
 */
const strangersPart = 0.8;
const maxGuessesPerDay = 15;

/**
 * Limits on sending codes. The limits per phone allow for somebody who waits for a code
 * (sign-in-41). The others are high, because whole neighbourhoods share an address, and only stop
 * floods.
 */
export function codeLimits(asker: Asker): AttemptLimit[] {
  const { phone, deviceId, isKnown, neighbourhood, smsPerDay } = asker;
  const all = perDay('code-all', smsPerDay);
  const own: AttemptLimit = {
    kind: isKnown ? 'code-known' : 'code-phone',
    subject: isKnown ? `${phone} ${deviceId}` : phone,
    allowances: [
      { maxTries: 1, within: minute },
      { maxTries: 3, within: 15 * minute },
      { maxTries: 8, within: day },
    ],
  };
  if (isKnown) return [own, all];
  const limits = [own, perDay('code-strangers', Math.floor(smsPerDay * strangersPart)), all];
  if (neighbourhood !== null)
    limits.push({
      kind: 'code-prefix',
      subject: neighbourhood,
      allowances: [
        { maxTries: 60, within: 15 * minute },
        { maxTries: 1_000, within: day },
      ],
    });
  if (deviceId)
    limits.push({
      kind: 'code-device',
      subject: deviceId,
      allowances: [
        { maxTries: 6, within: 15 * minute },
        { maxTries: 20, within: day },
      ],
    });
  return limits;
}

/**
 * Limits on entered codes (sign-in-43, sign-in-93). A neighbourhood may enter twice as many codes
 * as it may request.
 */
export function guessLimits(asker: Asker): AttemptLimit[] {
  const { phone, deviceId, isKnown, neighbourhood, smsPerDay } = asker;
  const own: AttemptLimit = {
    kind: isKnown ? 'guess-known' : 'guess-phone',
    subject: isKnown ? `${phone} ${deviceId}` : phone,
    allowances: [{ maxTries: maxGuessesPerDay, within: day }],
  };
  if (isKnown) return [own];
  const maxTries = Math.ceil(smsPerDay / 2);
  const all = { kind: 'guess-all', subject: '', allowances: [{ maxTries, within: hour }] };
  if (neighbourhood === null) return [own, all];
  const allowances = [{ maxTries: 120, within: 15 * minute }];
  return [own, all, { kind: 'guess-prefix', subject: neighbourhood, allowances }];
}

/** Limits on password tries (sign-in-44). For a known device the limit only prevents overload. */
export function passwordLimits({
  phone,
  deviceId,
  isKnown,
  neighbourhood,
}: Omit<Asker, 'smsPerDay'>): AttemptLimit[] {
  const within = 15 * minute;
  if (isKnown) {
    const subject = `${phone} ${deviceId}`;
    return [{ kind: 'password-known', subject, allowances: [{ maxTries: 60, within }] }];
  }
  const all = { kind: 'password-all', subject: '', allowances: [{ maxTries: 5_000, within }] };
  if (neighbourhood === null) return [all];
  const allowances = [{ maxTries: 300, within }];
  return [all, { kind: 'password-prefix', subject: neighbourhood, allowances }];
}

/** Whether the limit is that of one phone number. */
export function isOfPhone({ kind }: ExceededLimit): boolean {
  return ['code-phone', 'code-known', 'guess-phone', 'guess-known'].includes(kind);
}

function perDay(kind: string, maxTries: number): AttemptLimit {
  return {
    kind,
    subject: '',
    allowances: [
      { maxTries: Math.ceil(maxTries / 4), within: hour },
      { maxTries, within: day },
    ],
  };
}
