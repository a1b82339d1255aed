/** How many codes, guesses and passwords: of a stranger by phone, neighbourhood and all together, of the owner's own device by itself (sign-in-92). */
import { day, hour, minute, type AttemptLimit, type ExceededLimit } from './attempt-limits.ts';

/** Who asks, and about which phone. */
export interface Asker {
  /** Canonical. */
  phone: string;
  deviceId: string | null;
  /** The device is one on which that phone's owner has signed in. */
  isKnown: boolean;
  /** Null where it says nothing: then only the limits of phone, device and all hold. */
  neighbourhood: string | null;
  /** Codes that may be sent in a day, all phones together. */
  smsPerDay: number;
}

/** The part of the day's messages that strangers may use; the rest is kept for known devices (sign-in-94). */
const strangersPart = 0.8;
const mostGuessesADay = 15;

/** Per phone what somebody who waits for a code needs (sign-in-41); the others only stop floods, for whole neighbourhoods share an address. */
export function codeLimits(asker: Asker): AttemptLimit[] {
  const { phone, deviceId, isKnown, neighbourhood, smsPerDay } = asker;
  const all = perDay('code-all', smsPerDay);
  const own: AttemptLimit = {
    kind: isKnown ? 'code-known' : 'code-phone',
    subject: isKnown ? `${phone} ${deviceId}` : phone,
    allowances: [
      { most: 1, within: minute },
      { most: 3, within: 15 * minute },
      { most: 8, within: day },
    ],
  };
  if (isKnown) return [own, all];
  const limits = [own, perDay('code-strangers', Math.floor(smsPerDay * strangersPart)), all];
  if (neighbourhood !== null)
    limits.push({
      kind: 'code-prefix',
      subject: neighbourhood,
      allowances: [
        { most: 60, within: 15 * minute },
        { most: 1_000, within: day },
      ],
    });
  if (deviceId)
    limits.push({
      kind: 'code-device',
      subject: deviceId,
      allowances: [
        { most: 6, within: 15 * minute },
        { most: 20, within: day },
      ],
    });
  return limits;
}

/** Typed codes that are looked at (sign-in-43, sign-in-93): twice as many from a neighbourhood as codes are sent there. */
export function guessLimits(asker: Asker): AttemptLimit[] {
  const { phone, deviceId, isKnown, neighbourhood, smsPerDay } = asker;
  const own: AttemptLimit = {
    kind: isKnown ? 'guess-known' : 'guess-phone',
    subject: isKnown ? `${phone} ${deviceId}` : phone,
    allowances: [{ most: mostGuessesADay, within: day }],
  };
  if (isKnown) return [own];
  const most = Math.ceil(smsPerDay / 2);
  const all = { kind: 'guess-all', subject: '', allowances: [{ most, within: hour }] };
  if (neighbourhood === null) return [own, all];
  const allowances = [{ most: 120, within: 15 * minute }];
  return [own, all, { kind: 'guess-prefix', subject: neighbourhood, allowances }];
}

/** Tries with a password (sign-in-44). A known device is asked no more than that it does not keep the server busy. */
export function passwordLimits({
  phone,
  deviceId,
  isKnown,
  neighbourhood,
}: Omit<Asker, 'smsPerDay'>): AttemptLimit[] {
  const within = 15 * minute;
  if (isKnown) {
    const subject = `${phone} ${deviceId}`;
    return [{ kind: 'password-known', subject, allowances: [{ most: 60, within }] }];
  }
  const all = { kind: 'password-all', subject: '', allowances: [{ most: 5_000, within }] };
  if (neighbourhood === null) return [all];
  const allowances = [{ most: 300, within }];
  return [all, { kind: 'password-prefix', subject: neighbourhood, allowances }];
}

/** True for a limit of one phone; the others hold for many. */
export function isOfPhone({ kind }: ExceededLimit): boolean {
  return ['code-phone', 'code-known', 'guess-phone', 'guess-known'].includes(kind);
}

function perDay(kind: string, most: number): AttemptLimit {
  return {
    kind,
    subject: '',
    allowances: [
      { most: Math.ceil(most / 4), within: hour },
      { most, within: day },
    ],
  };
}
