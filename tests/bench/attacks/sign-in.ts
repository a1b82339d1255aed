/** Signs in as a phone does, with the codes that the shop prints. */
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { paths } from '#tests/server/support/codes.ts';
import type { ServerProcess } from '#tests/server/support/server-process.ts';
import type { Caller } from './caller.ts';

const withId = v.object({ Id: v.string() });

/** A number without an account. */
export function aNumber(): string {
  return `019${String(randomInt(100_000_000)).padStart(8, '0')}`;
}

/** Registers a phone. Returns its ActivityId. */
export async function register(caller: Caller): Promise<string> {
  const { id } = await caller.ask('SecurityArea/Device/Set', { AppName: 'x' });
  return (await caller.ask(`SecurityArea/DeviceActivity/Set?deviceId=${id}`)).id;
}

/** The last code that the shop has sent to this number. */
export async function codeFor(server: ServerProcess, phone: string): Promise<string> {
  await pause(100);
  const line = server
    .said()
    .split('\n')
    .findLast((one) => one.includes(`SMS to ${phone}`));
  return /: (\d{6})/.exec(line ?? '')?.[1] ?? '';
}

/** Signs in with a code on that phone. Returns whether it succeeded. */
export async function signIn(
  server: ServerProcess,
  caller: Caller,
  { phone, activityId }: { phone: string; activityId: string },
): Promise<boolean> {
  const asked = await caller.ask(paths.requestCode, { Phone: phone, ActivityId: activityId });
  if (asked.isError) return false;
  const Code = await codeFor(server, phone);
  const response = await caller.ask(paths.confirmCode, {
    Code,
    Id: asked.id,
    ActivityId: activityId,
  });
  return response.status === 200 && !response.isError && v.is(withId, response.data);
}
