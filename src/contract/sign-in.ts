/**
 * Signing in with a one-time code or a password, signing up, resetting a password (sign-in-13,
 * sign-in-22, sign-in-24).
 */
import * as v from 'valibot';
import type { Session } from '#domain/session.ts';
import { endpoint } from './endpoint.ts';
import { isRecord, tidied, wireFlag, wireId, wireNothing, wireObject, wireText } from './wire.ts';
import { wireActivityId, wireResponseId } from './wire-ids.ts';

/** The signed-in customer; `datacontent` is the session token. */
export const signedIn = v.pipe(
  wireObject({
    Id: wireId,
    Name: wireText,
    datacontent: wireId,
    Icon: wireText,
    Email: wireText,
    Phone: wireText,
  }),
  v.transform((wire): Session => ({
    id: wire.Id,
    name: wire.Name,
    email: wire.Email,
    phone: wire.Phone,
    image: wire.Icon,
    token: wire.datacontent,
  })),
);

/**
 * The new session; null at a host that returns none. The client then signs in with a separate call.
 */
const perhapsSignedIn = tidied(v.nullable(signedIn), (value) =>
  isRecord(value) && value.datacontent ? value : null,
);

const phoneRequest = v.pipe(
  wireObject({ Phone: wireText, ActivityId: wireActivityId }),
  v.transform((request) => ({ phone: request.Phone, activityId: request.ActivityId })),
);

const codeRequest = v.pipe(
  wireObject({ Code: wireText, Id: wireId, ActivityId: wireActivityId }),
  v.transform((request) => ({
    code: request.Code,
    codeId: request.Id,
    activityId: request.ActivityId,
  })),
);

/** Sends a code for a sign-in and returns the id with which it is confirmed. */
export const requestCode = endpoint({
  name: 'signIn.requestCode',
  method: 'POST',
  path: 'CustomerArea/AppCustomer/OTPLoginRequest',
  activity: 'ActivityId',
  request: phoneRequest,
  response: wireResponseId,
  reads: 'envelope',
});

export const confirmCode = endpoint({
  name: 'signIn.confirmCode',
  method: 'POST',
  path: 'CustomerArea/AppCustomer/OTPLogin',
  activity: 'ActivityId',
  request: codeRequest,
  response: signedIn,
});

/** The refusal's Id after five wrong passwords: the customer must sign in with a one-time code. */
export const codeNeeded = 'code-needed';

/** The refusal's Id for a code that is no longer valid: the customer needs a new one. */
export const newCodeNeeded = 'new-code-needed';

/**
 * Ids of refusals: a sign-up for a phone that has an account, and a reset for one that has none.
 */
export const accountExists = 'account-exists';
export const accountUnknown = 'account-unknown';

/** UserName is the phone number. */
export const withPassword = endpoint({
  name: 'signIn.withPassword',
  method: 'POST',
  path: 'CustomerArea/Customer/Login',
  activity: 'ActivityId',
  request: v.pipe(
    wireObject({ UserName: wireText, Password: wireText, ActivityId: wireActivityId }),
    v.transform((request) => ({
      phone: request.UserName,
      password: request.Password,
      activityId: request.ActivityId,
    })),
  ),
  extras: ['ActivityId'],
  response: signedIn,
});

/** Sends a code for a sign-up and returns its id. */
export const sendSignUpCode = endpoint({
  name: 'signIn.sendSignUpCode',
  method: 'POST',
  path: 'MessagingArea/OtpMessage/WebRegister',
  activity: 'ActivityId',
  request: phoneRequest,
  response: wireResponseId,
  reads: 'envelope',
});

/** Sends a code for a password reset and returns its id. */
export const sendResetCode = endpoint({
  name: 'signIn.sendResetCode',
  method: 'POST',
  path: 'MessagingArea/OtpMessage/WebUpdatePassword',
  activity: 'ActivityId',
  request: phoneRequest,
  response: wireResponseId,
  reads: 'envelope',
});

/** Checks the code of a sign-up or a reset. A wrong code is refused. */
export const checkCode = endpoint({
  name: 'signIn.checkCode',
  method: 'POST',
  path: 'MessagingArea/OtpMessage/Check',
  activity: 'ActivityId',
  request: codeRequest,
  response: wireNothing,
});

/** `OTPId` is the id of a checked code. Name is sent empty (sign-in-24). */
const accountRequest = v.pipe(
  wireObject({
    Name: wireText,
    Phone: wireText,
    Password: wireText,
    OTPId: wireId,
    ActivityId: wireActivityId,
  }),
  v.transform((request) => ({
    name: request.Name,
    phone: request.Phone,
    password: request.Password,
    codeId: request.OTPId,
    activityId: request.ActivityId,
  })),
);

export const signUp = endpoint({
  name: 'signIn.signUp',
  method: 'POST',
  path: 'CustomerArea/Customer/Add',
  activity: 'ActivityId',
  request: accountRequest,
  response: perhapsSignedIn,
});

export const resetPassword = endpoint({
  name: 'signIn.resetPassword',
  method: 'POST',
  path: 'CustomerArea/Customer/UpdatePassword',
  activity: 'ActivityId',
  request: accountRequest,
  response: perhapsSignedIn,
});

/**
 * Revokes a session, or every session of its customer (sign-in-58). `Session` is the SHA-256 (hex)
 * of its token. This ticket can end the session and do nothing else, so a phone without a network
 * may store it until the call succeeds.
 */
export const signOut = endpoint({
  name: 'signIn.signOut',
  method: 'POST',
  path: 'CustomerArea/Customer/Logout',
  added: true,
  request: v.pipe(
    wireObject({
      Session: v.optional(wireText, ''),
      Everywhere: v.optional(wireFlag, false),
      KeepSending: v.optional(wireFlag, false),
    }),
    v.transform((request) => ({
      /** '' for the current session. */
      ticket: request.Session.toLowerCase(),
      isEverywhere: request.Everywhere,
      /** Whether waiting submissions may still be delivered for their owner. */
      keepsSending: request.KeepSending,
    })),
  ),
  response: wireNothing,
});
