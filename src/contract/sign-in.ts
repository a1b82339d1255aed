/** Signing in by one-time code or password, signing up, resetting a password (sign-in-13, sign-in-22, sign-in-24). */
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

/** The new session, or null at a host that answers nothing: then the customer is signed in by a call of its own. */
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

/** Sends a code to sign in with; answers the id under which it is confirmed. */
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

/** The refusal's Id after five wrong passwords: only a one-time code helps now. */
export const codeNeeded = 'code-needed';

/** The refusal's Id when a code opens nothing any more: only a new one helps now. */
export const newCodeNeeded = 'new-code-needed';

/** The refusals' Ids of a sign-up for a phone that has an account, and of a reset for one that has none. */
export const accountExists = 'account-exists';
export const accountUnknown = 'account-unknown';

/** UserName is the phone. */
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

/** Sends a code to sign up with; answers its id. */
export const sendSignUpCode = endpoint({
  name: 'signIn.sendSignUpCode',
  method: 'POST',
  path: 'MessagingArea/OtpMessage/WebRegister',
  activity: 'ActivityId',
  request: phoneRequest,
  response: wireResponseId,
  reads: 'envelope',
});

/** Sends a code to reset a password with; answers its id. */
export const sendResetCode = endpoint({
  name: 'signIn.sendResetCode',
  method: 'POST',
  path: 'MessagingArea/OtpMessage/WebUpdatePassword',
  activity: 'ActivityId',
  request: phoneRequest,
  response: wireResponseId,
  reads: 'envelope',
});

/** Checks a sign-up or reset code; a wrong one is refused. */
export const checkCode = endpoint({
  name: 'signIn.checkCode',
  method: 'POST',
  path: 'MessagingArea/OtpMessage/Check',
  activity: 'ActivityId',
  request: codeRequest,
  response: wireNothing,
});

/** `OTPId` is the id of a code that was checked; Name is written empty (sign-in-24). */
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
 * Revokes a session, or every session of its customer (sign-in-58).
 * `Session` is the SHA-256 (hex) of its token: a ticket that can end the session
 * and do nothing else, so a phone that is offline may keep it until it is heard.
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
      /** '' for the session that asks. */
      ticket: request.Session.toLowerCase(),
      isEverywhere: request.Everywhere,
      /** Submissions that wait may still go out in their owner's name. */
      keepsSending: request.KeepSending,
    })),
  ),
  response: wireNothing,
});
