/** What a customer sees of their own account, and ends: sign-ins (customer-area-173, customer-area-174). */
import * as v from 'valibot';
import type { OpenSession } from '#domain/account.ts';
import { endpoint } from './endpoint.ts';
import { wireFlag, wireId, wireNothing, wireObject, wireText } from './wire.ts';
import { wireMoment } from './wire-moment.ts';

/** Every sign-in that has not ended, the last used first. */
export const sessions = endpoint({
  name: 'account.sessions',
  method: 'GET',
  path: 'CustomerArea/Session/Get',
  added: true,
  request: v.object({}),
  response: v.array(
    v.pipe(
      wireObject({
        Id: wireId,
        OpenedOn: wireText,
        OpenedAt: wireMoment,
        UsedAt: wireMoment,
        IsThis: wireFlag,
      }),
      v.transform((wire): OpenSession => ({
        id: wire.Id,
        openedOn: wire.OpenedOn,
        openedAt: wire.OpenedAt,
        usedAt: wire.UsedAt,
        isThis: wire.IsThis,
      })),
    ),
  ),
  access: 'customer',
});

/** Ends one of them, or with `Others` every one but that which asks. Ending the asking one is signing out. */
export const endSessions = endpoint({
  name: 'account.endSessions',
  method: 'POST',
  path: 'CustomerArea/Session/End',
  added: true,
  request: v.pipe(
    wireObject({ Id: v.optional(wireText, ''), Others: v.optional(wireFlag, false) }),
    v.transform((wire) => ({ id: wire.Id, isOthers: wire.Others })),
  ),
  response: wireNothing,
  access: 'customer',
});
