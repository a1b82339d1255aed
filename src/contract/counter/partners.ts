/**
 * The secrets of the SMS provider and the payment gateway, and trying both (counter-360 to
 * counter-369). No response contains a secret.
 */
import * as v from 'valibot';
import { partnerLimits, paymentTryStates, secretPartners, smsFailures } from '#domain/partners.ts';
import { tidied } from '#contract/wire.ts';
import { counterEndpoint } from './counter-endpoint.ts';

const roles = ['owner'] as const;

/** ISO, UTC; '' if it never happened. */
const moment = v.string();

const partner = v.object({
  /**
   * `machine`: environment variables set the partner, and the counter cannot change it.
   * `demonstration`: a demonstration has no partners.
   */
  setBy: v.picklist(['machine', 'owner', 'demonstration']),
  /** The host or the account that the machine has set; '' otherwise. */
  name: v.string(),
  /** Whether customers are served with it now. */
  isInUse: v.boolean(),
  /**
   * `other`: the settings have changed since it was entered. `unreadable`: the key of this data
   * folder cannot decrypt it, for example after a restore.
   */
  secret: v.picklist(['none', 'stored', 'other', 'unreadable', 'unneeded']),
  secretBy: v.string(),
  secretAt: moment,
});

export const status = counterEndpoint({
  name: 'counter.partners.status',
  method: 'GET',
  path: 'Counter/Partners/Status',
  roles,
  request: v.object({}),
  response: v.object({
    /** '' if PUBLIC_ORIGIN is not set. Without it, no payment gateway can be switched on. */
    publicOrigin: v.string(),
    sms: v.object({
      ...partner.entries,
      /** The newest message that was sent as a test with the settings of now. */
      test: v.nullable(
        v.object({
          at: moment,
          /** Null if the provider accepted the message. */
          failure: v.nullable(v.picklist(smsFailures)),
          status: v.number(),
          /** The beginning of the provider's response, without the key. */
          reply: v.string(),
        }),
      ),
    }),
    gateway: v.object({
      ...partner.entries,
      /** The newest test payment with the settings of now. */
      test: v.nullable(
        v.object({
          at: moment,
          state: v.picklist(paymentTryStates),
          amount: v.number(),
          reply: v.string(),
        }),
      ),
    }),
  }),
});

/** Stores a secret for the settings as they are saved now. */
export const saveSecret = counterEndpoint({
  name: 'counter.partners.saveSecret',
  method: 'POST',
  path: 'Counter/Partners/SaveSecret',
  roles,
  request: v.object({
    partner: v.picklist(secretPartners),
    /** Spaces around it, which a copied key often has, are left out. */
    secret: tidied(v.pipe(v.string(), v.minLength(1), v.maxLength(partnerLimits.secret)), (value) =>
      typeof value === 'string' ? value.trim() : value,
    ),
  }),
  response: v.object({}),
});

/** Deletes every secret of a partner, also those of older settings, and switches it off. */
export const removeSecret = counterEndpoint({
  name: 'counter.partners.removeSecret',
  method: 'POST',
  path: 'Counter/Partners/RemoveSecret',
  roles,
  request: v.object({ partner: v.picklist(secretPartners) }),
  response: v.object({}),
});

/** Sends a test code to a phone. The response has the code, to be compared with the phone's. */
export const trySms = counterEndpoint({
  name: 'counter.partners.trySms',
  method: 'POST',
  path: 'Counter/Partners/TrySms',
  roles,
  request: v.object({ phone: v.pipe(v.string(), v.maxLength(30)) }),
  response: v.object({
    code: v.string(),
    failure: v.nullable(v.picklist(smsFailures)),
    status: v.number(),
    reply: v.string(),
  }),
});

/** Begins a test payment. `url` is the partner's page; '' if it opened none. */
export const tryPayment = counterEndpoint({
  name: 'counter.partners.tryPayment',
  method: 'POST',
  path: 'Counter/Partners/TryPayment',
  roles,
  request: v.object({}),
  response: v.object({ url: v.string() }),
});

/** Asks the partner about the newest test payment, and gives it back if it is still to be given. */
export const checkPayment = counterEndpoint({
  name: 'counter.partners.checkPayment',
  method: 'POST',
  path: 'Counter/Partners/CheckPayment',
  roles,
  request: v.object({}),
  response: v.object({}),
});

/** Where the partner sends the owner back to after a test payment. */
export const paymentTryScreen = '/counter/shop/gateway';
