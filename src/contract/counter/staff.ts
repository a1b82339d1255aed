/**
 * Signing in at the counter (counter-2 to counter-12, counter-16 to counter-18), the owner's list of
 * staff (counter-14), and changing one's own password and recovery codes (counter-15, counter-19).
 */
import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { staffRoles } from '#domain/staff.ts';
import { counterEndpoint } from './counter-endpoint.ts';

/** Longer texts are refused before they are processed. */
const short = v.pipe(v.string(), v.maxLength(300));

/** The signed-in staff member. */
export const staffMember = v.object({
  id: v.string(),
  name: v.string(),
  role: v.picklist(staffRoles),
});

/**
 * Ids of refusals: wrong name or password; wrong code; too many attempts; the invitation has
 * expired; the password or the name is not allowed.
 */
export const signInWrong = 'sign-in-wrong';
export const codeWrong = 'code-wrong';
export const tooManyTries = 'too-many-tries';
export const invitationEnded = 'invitation-ended';
export const passwordUnfit = 'password-unfit';
export const nameUnfit = 'name-unfit';
/** The typed password is not the member's current one. */
export const passwordWrong = 'password-wrong';

/**
 * Signs in with name and password and, if a second step was set up, with the code of the
 * authenticator app or a recovery code.
 */
export const signIn = endpoint({
  name: 'counter.staff.signIn',
  method: 'POST',
  path: 'Counter/Staff/SignIn',
  added: true,
  request: v.object({ name: short, password: short, code: v.optional(short, '') }),
  response: v.variant('kind', [
    v.object({
      kind: v.literal('signed-in'),
      member: staffMember,
      /** The number of remaining recovery codes, if the member has used one. */
      recoveryCodesLeft: v.nullable(v.number()),
    }),
    /** The password is correct. The client sends the same again with the code. */
    v.object({ kind: v.literal('code-needed') }),
  ]),
});

/** The name and role of an invitation, and the secret for an authenticator app. */
export const invitation = endpoint({
  name: 'counter.staff.invitation',
  method: 'POST',
  path: 'Counter/Staff/Invitation',
  added: true,
  request: v.object({ invitation: short }),
  response: v.object({
    /** '' for the first owner, who chooses it. */
    name: v.string(),
    role: v.picklist(staffRoles),
    needsCode: v.boolean(),
    /** Base32, for typing. */
    secret: v.string(),
    /** `otpauth://…`, for a QR code. */
    uri: v.string(),
  }),
});

/** An invitation and its code. */
export type Invited = v.InferOutput<typeof invitation.response> & { invitation: string };

/**
 * Sets the password and, with a code, registers the authenticator app, then signs in. The
 * invitation is used up. `name` is used if the invitation has none.
 */
export const setUp = endpoint({
  name: 'counter.staff.setUp',
  method: 'POST',
  path: 'Counter/Staff/SetUp',
  added: true,
  request: v.object({
    invitation: short,
    name: v.optional(short, ''),
    password: short,
    code: v.optional(short, ''),
  }),
  response: v.object({
    member: staffMember,
    /** For a lost phone. Empty without a second step. They are only in this response. */
    recoveryCodes: v.array(v.string()),
  }),
});

export type SetUpDone = v.InferOutput<typeof setUp.response>;

/** The signed-in staff member. */
export const me = counterEndpoint({
  name: 'counter.staff.me',
  method: 'GET',
  path: 'Counter/Staff/Me',
  roles: staffRoles,
  request: v.object({}),
  response: v.object({ member: staffMember }),
});

/**
 * The key with which this member's browsers encrypt drafts (counter-241), 32 bytes in base64url,
 * and the member's id.
 */
export const draftKey = counterEndpoint({
  name: 'counter.staff.draftKey',
  method: 'GET',
  path: 'Counter/Staff/DraftKey',
  roles: staffRoles,
  request: v.object({}),
  response: v.object({ memberId: v.string(), key: v.string() }),
});

export const signOut = counterEndpoint({
  name: 'counter.staff.signOut',
  method: 'POST',
  path: 'Counter/Staff/SignOut',
  roles: staffRoles,
  request: v.object({}),
  response: v.null(),
});

/**
 * Changes the password of the signed-in member, who sends the current one and, with a second step,
 * a code. All other sessions are ended.
 */
export const changePassword = counterEndpoint({
  name: 'counter.staff.changePassword',
  method: 'POST',
  path: 'Counter/Staff/ChangePassword',
  roles: staffRoles,
  request: v.object({ password: short, newPassword: short, code: v.optional(short, '') }),
  response: v.variant('kind', [
    /** `ended`: the number of other sessions that were ended. */
    v.object({ kind: v.literal('changed'), ended: v.number() }),
    /** Both passwords are valid. The client sends the same again with the code. */
    v.object({ kind: v.literal('code-needed') }),
  ]),
});

/** Whether the signed-in member has a second step, and the number of unused recovery codes. */
export const recoveryCodes = counterEndpoint({
  name: 'counter.staff.recoveryCodes',
  method: 'GET',
  path: 'Counter/Staff/RecoveryCodes',
  roles: staffRoles,
  request: v.object({}),
  response: v.object({ hasSecondStep: v.boolean(), left: v.number() }),
});

/**
 * Makes new recovery codes and voids the previous ones. The member sends password and code. The
 * codes are only in this response.
 */
export const newRecoveryCodes = counterEndpoint({
  name: 'counter.staff.newRecoveryCodes',
  method: 'POST',
  path: 'Counter/Staff/NewRecoveryCodes',
  roles: staffRoles,
  request: v.object({ password: short, code: short }),
  response: v.object({ codes: v.array(v.string()) }),
});

const owner = ['owner'] as const;

/** An invitation, which can be used once. Its code is only shown in this response. */
const issued = v.object({
  name: v.string(),
  role: v.picklist(staffRoles),
  code: v.string(),
  endsAt: v.string(),
});

export type IssuedInvitation = v.InferOutput<typeof issued>;

/** All staff, by name. */
export const list = counterEndpoint({
  name: 'counter.staff.list',
  method: 'GET',
  path: 'Counter/Staff/List',
  roles: owner,
  request: v.object({}),
  response: v.object({
    people: v.array(
      v.object({
        ...staffMember.entries,
        isSetUp: v.boolean(),
        /** True if the member also signs in with a code. */
        hasCode: v.boolean(),
        /** When the open invitation expires; null if there is none. */
        invitedUntil: v.nullable(v.string()),
      }),
    ),
  }),
});

export type Person = v.InferOutput<typeof list.response>['people'][number];

/** Adds a staff member and invites them. */
export const add = counterEndpoint({
  name: 'counter.staff.add',
  method: 'POST',
  path: 'Counter/Staff/Add',
  roles: owner,
  request: v.object({ name: short, role: v.picklist(staffRoles) }),
  response: issued,
});

/**
 * Resets password and second step, ends all sessions and issues a new invitation. Not for oneself.
 */
export const reset = counterEndpoint({
  name: 'counter.staff.reset',
  method: 'POST',
  path: 'Counter/Staff/Reset',
  roles: owner,
  request: v.object({ id: short }),
  response: issued,
});

/**
 * Changes the role. Issues an invitation if the new role needs a second step that is not set up.
 * Not for oneself.
 */
export const changeRole = counterEndpoint({
  name: 'counter.staff.changeRole',
  method: 'POST',
  path: 'Counter/Staff/ChangeRole',
  roles: owner,
  request: v.object({ id: short, role: v.picklist(staffRoles) }),
  response: v.object({ invitation: v.nullable(issued) }),
});

/** Removes a staff member. Not for oneself. */
export const remove = counterEndpoint({
  name: 'counter.staff.remove',
  method: 'POST',
  path: 'Counter/Staff/Remove',
  roles: owner,
  request: v.object({ id: short }),
  response: v.null(),
});
