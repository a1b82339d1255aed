/**
 * Calls about the customer's own account: sign-ins, export and erasure (customer-area-173 to
 * customer-area-179).
 */
import * as v from 'valibot';
import type { OpenSession } from '#domain/account.ts';
import { endpoint } from './endpoint.ts';
import { wireFlag, wireId, wireNothing, wireObject, wireText } from './wire.ts';
import { wireActivityId } from './wire-ids.ts';
import { wireMoment } from './wire-moment.ts';

/** Every sign-in that has not ended, last used first. */
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

/**
 * Ends one sign-in or, with `Others`, all except the current session. Ending the current session is
 * a sign-out.
 */
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

/**
 * Ids of refusals: the customer must confirm the identity first; an order or request is still open;
 * the wallet has a balance.
 */
export const confirmNeeded = 'confirm-needed';
export const stillOpen = 'still-open';
export const walletNotEmpty = 'wallet-not-empty';

/**
 * Confirms the customer's identity with the password, or with a code that was sent for a sign-in.
 */
export const confirm = endpoint({
  name: 'account.confirm',
  method: 'POST',
  path: 'CustomerArea/Session/Confirm',
  activity: 'ActivityId',
  added: true,
  request: v.pipe(
    wireObject({
      Password: v.optional(wireText, ''),
      Code: v.optional(wireText, ''),
      Id: v.optional(wireText, ''),
      ActivityId: wireActivityId,
    }),
    v.transform((wire) => ({
      password: wire.Password,
      code: wire.Code,
      codeId: wire.Id,
      activityId: wire.ActivityId,
    })),
  ),
  response: wireNothing,
  access: 'customer',
});

/**
 * Everything that the shop has stored about the customer, as the text of a JSON file for the
 * customer.
 */
export const exportData = endpoint({
  name: 'account.exportData',
  method: 'POST',
  path: 'CustomerArea/Customer/Export',
  added: true,
  request: v.object({}),
  response: v.pipe(
    wireObject({ Json: wireText }),
    v.transform((wire) => wire.Json),
  ),
  access: 'customer',
});

/** Erases the account. With a balance in the wallet, only if the customer gives it up. */
export const erase = endpoint({
  name: 'account.erase',
  method: 'POST',
  path: 'CustomerArea/Customer/Erase',
  added: true,
  request: v.pipe(
    wireObject({ GivesUpWallet: v.optional(wireFlag, false) }),
    v.transform((wire) => ({ givesUpWallet: wire.GivesUpWallet })),
  ),
  response: wireNothing,
  access: 'customer',
});
