/** What a customer sees of their own account, and ends: sign-ins, what is stored, the account itself (customer-area-173 to customer-area-179). */
import * as v from 'valibot';
import type { OpenSession } from '#domain/account.ts';
import { endpoint } from './endpoint.ts';
import { wireFlag, wireId, wireNothing, wireObject, wireText } from './wire.ts';
import { wireActivityId } from './wire-ids.ts';
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

/** The refusals' Ids: prove first that it is you; something is on its way; there is money in the wallet. */
export const confirmNeeded = 'confirm-needed';
export const stillOpen = 'still-open';
export const walletNotEmpty = 'wallet-not-empty';

/** Proves again whose session it is: by the password, or by a code that was sent to sign in with. */
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

/** Everything that the shop has stored of the customer, as the text of a JSON file: for them to keep, not for the shop to read. */
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

/** Erases the account; with money in the wallet only where that is given up. */
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
