/** The submission grant: a narrow second token with which page and worker deliver submissions (offline-109). */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { wireId, wireObject, wireText } from './wire.ts';
import { wireActivityId } from './wire-ids.ts';
import { wireMoment } from './wire-moment.ts';

/** Issues a grant for the session that asks, or for the device where there is none; the old one stays until it ends. */
export const renew = endpoint({
  name: 'grants.renew',
  method: 'POST',
  path: 'SecurityArea/SubmissionGrant/Renew',
  activity: 'ActivityId',
  added: true,
  request: v.pipe(
    wireObject({
      ActivityId: wireActivityId,
      // Base64 of a SubjectPublicKeyInfo: what this key has signed an order may take from the wallet.
      WalletKey: v.optional(wireText, ''),
    }),
    v.transform((request) => ({
      activityId: request.ActivityId,
      walletKey: request.WalletKey,
    })),
  ),
  response: v.pipe(
    wireObject({ Grant: wireId, ExpiresAt: wireMoment }),
    v.transform((wire) => ({ grant: wire.Grant, expiresAt: wire.ExpiresAt })),
  ),
});
