/** Signing in at the counter (counter-2 to counter-12), the owner's list of the shop's people (counter-14), and a password of one's own (counter-15). */
import * as v from 'valibot';
import { endpoint } from '#contract/endpoint.ts';
import { staffRoles } from '#domain/staff.ts';
import { counterEndpoint } from './counter-endpoint.ts';

/** Longer texts are refused before anything is worked out of them. */
const short = v.pipe(v.string(), v.maxLength(300));

/** Who is signed in. */
export const staffMember = v.object({
  id: v.string(),
  name: v.string(),
  role: v.picklist(staffRoles),
});

/** The refusals' Ids: what is typed is wrong; too many tries; the invitation is good no more; the password will not do. */
export const signInWrong = 'sign-in-wrong';
export const codeWrong = 'code-wrong';
export const tooManyTries = 'too-many-tries';
export const invitationEnded = 'invitation-ended';
export const passwordUnfit = 'password-unfit';
/** What was typed is not the password that the member has. */
export const passwordWrong = 'password-wrong';

/** By name and password, and where a second step was set up by the code of the authenticator app. */
export const signIn = endpoint({
  name: 'counter.staff.signIn',
  method: 'POST',
  path: 'Counter/Staff/SignIn',
  added: true,
  request: v.object({ name: short, password: short, code: v.optional(short, '') }),
  response: v.variant('kind', [
    v.object({ kind: v.literal('signed-in'), member: staffMember }),
    /** The password is right; the same again with the code. */
    v.object({ kind: v.literal('code-needed') }),
  ]),
});

/** What an invitation is for, and the secret that an authenticator app is given. */
export const invitation = endpoint({
  name: 'counter.staff.invitation',
  method: 'POST',
  path: 'Counter/Staff/Invitation',
  added: true,
  request: v.object({ invitation: short }),
  response: v.object({
    name: v.string(),
    role: v.picklist(staffRoles),
    needsCode: v.boolean(),
    /** Base32, for typing. */
    secret: v.string(),
    /** `otpauth://…`, for a QR code. */
    uri: v.string(),
  }),
});

/** What an invitation is for, with its code. */
export type Invited = v.InferOutput<typeof invitation.response> & { invitation: string };

/** Chooses the password and, with a code, enrols the authenticator app; signs in. The invitation is used up. */
export const setUp = endpoint({
  name: 'counter.staff.setUp',
  method: 'POST',
  path: 'Counter/Staff/SetUp',
  added: true,
  request: v.object({ invitation: short, password: short, code: v.optional(short, '') }),
  response: v.object({ member: staffMember }),
});

/** Who is signed in. */
export const me = counterEndpoint({
  name: 'counter.staff.me',
  method: 'GET',
  path: 'Counter/Staff/Me',
  roles: staffRoles,
  request: v.object({}),
  response: v.object({ member: staffMember }),
});

/** With what this member's browsers seal what they have half-typed (counter-241): 32 bytes in base64url, and whose they are. */
export const draftKey = counterEndpoint({
  name: 'counter.staff.draftKey',
  method: 'GET',
  path: 'Counter/Staff/DraftKey',
  roles: staffRoles,
  request: v.object({}),
  response: v.object({ memberId: v.string(), key: v.string() }),
});

/** Ends this session. */
export const signOut = counterEndpoint({
  name: 'counter.staff.signOut',
  method: 'POST',
  path: 'Counter/Staff/SignOut',
  roles: staffRoles,
  request: v.object({}),
  response: v.null(),
});

/**
 * Another password for whoever is signed in: by the one that they have and, where they have a
 * second step, its code. They are signed out everywhere else.
 */
export const changePassword = counterEndpoint({
  name: 'counter.staff.changePassword',
  method: 'POST',
  path: 'Counter/Staff/ChangePassword',
  roles: staffRoles,
  request: v.object({ password: short, newPassword: short, code: v.optional(short, '') }),
  response: v.variant('kind', [
    /** `ended`: so many other sessions. */
    v.object({ kind: v.literal('changed'), ended: v.number() }),
    /** Both passwords will do; the same again with the code. */
    v.object({ kind: v.literal('code-needed') }),
  ]),
});

const owner = ['owner'] as const;

/** What lets somebody in once; the only time that its code is shown. */
const issued = v.object({
  name: v.string(),
  role: v.picklist(staffRoles),
  code: v.string(),
  endsAt: v.string(),
});

export type IssuedInvitation = v.InferOutput<typeof issued>;

/** Everybody, by name. */
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
        /** Signs in with a code too. */
        hasCode: v.boolean(),
        /** An invitation is open until then; null where none is. */
        invitedUntil: v.nullable(v.string()),
      }),
    ),
  }),
});

export type Person = v.InferOutput<typeof list.response>['people'][number];

/** Puts somebody on the list and invites them. */
export const add = counterEndpoint({
  name: 'counter.staff.add',
  method: 'POST',
  path: 'Counter/Staff/Add',
  roles: owner,
  request: v.object({ name: short, role: v.picklist(staffRoles) }),
  response: issued,
});

/** Forgets password and second step, signs out everywhere and invites anew. Not oneself. */
export const reset = counterEndpoint({
  name: 'counter.staff.reset',
  method: 'POST',
  path: 'Counter/Staff/Reset',
  roles: owner,
  request: v.object({ id: short }),
  response: issued,
});

/** Another role; with an invitation where the new one wants a second step that is not there. Not oneself. */
export const changeRole = counterEndpoint({
  name: 'counter.staff.changeRole',
  method: 'POST',
  path: 'Counter/Staff/ChangeRole',
  roles: owner,
  request: v.object({ id: short, role: v.picklist(staffRoles) }),
  response: v.object({ invitation: v.nullable(issued) }),
});

/** Takes somebody off the list. Not oneself. */
export const remove = counterEndpoint({
  name: 'counter.staff.remove',
  method: 'POST',
  path: 'Counter/Staff/Remove',
  roles: owner,
  request: v.object({ id: short }),
  response: v.null(),
});
