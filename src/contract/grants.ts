/**
 * The submission grant: a second token with few rights, with which page and worker deliver
 * submissions (offline-109).
 */
import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { wireId, wireObject, wireText } from './wire.ts';
import { wireActivityId } from './wire-ids.ts';
import { wireMoment } from './wire-moment.ts';

/**
 * Issues a grant for the current session, or for the device without a session. The previous grant
 * stays valid until it expires.
 */
export const renew = endpoint({
  name: 'grants.renew',
  method: 'POST',
  path: 'SecurityArea/SubmissionGrant/Renew',
  activity: 'ActivityId',
  added: true,
  request: v.pipe(
    wireObject({
      ActivityId: wireActivityId,
      // Base64 of a SubjectPublicKeyInfo. Orders may use the wallet up to the amount that this key
      // has signed.
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
