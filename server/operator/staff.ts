/** Commands for staff accounts (docs/operator.md). */
import { staffRoles, type StaffRole } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import {
  addStaff,
  changeStaffRole,
  inviteFirstOwner,
  listStaff,
  removeStaff,
  resetStaff,
  type Invitation,
} from '#server/services/staff/people.ts';
import { roleNamed } from '#server/services/staff/sessions.ts';
import { needed, OperatorProblem, type Command, type CommandContext } from './command-context.ts';

/** `staff add Rahima --role pharmacist`: prints the invitation, which is shown only this once. */
export const addMember: Command = async (context) => {
  const { db, words } = context;
  const role = roleOf(needed(context, 'role'));
  return linesOf(await addStaff(db, context, { name: words.join(' '), role }));
};

/** `staff first-owner`: a new invitation for the first owner. The earlier one is void. */
export const inviteOwner: Command = async (context) => {
  const lines = await firstOwnerLines(context.db, context);
  if (!lines) throw new OperatorProblem('The shop has an owner. Add more with: staff add');
  return lines;
};

/**
 * Invites the first owner. Returns the lines that hand the link over; null if the shop has an owner.
 */
export async function firstOwnerLines(
  db: Database,
  { actor, now, origin }: Pick<CommandContext, 'actor' | 'now' | 'origin'>,
): Promise<string[] | null> {
  const invitation = await inviteFirstOwner(db, { actor, now });
  return (
    invitation && [
      `Its first owner signs in here, once, until ${invitation.endsAt.toISOString()}:`,
      // After the #, so that the code is neither sent to a proxy nor logged.
      `${origin}/counter/set-up#${invitation.code}`,
      'A new link: npm run operator -- staff first-owner',
    ]
  );
}

/** `staff list`. */
export const listMembers: Command = async ({ db, now }) => {
  const rows = await listStaff(db);
  const lines = rows.map(({ name, role, passwordHash, totpSecret, invitationEndsAt }) => {
    const isInvited = invitationEndsAt !== null && invitationEndsAt > now;
    const open = isInvited ? `invited until ${invitationEndsAt.toISOString()}` : 'not set up';
    const state = passwordHash ? `set up${totpSecret ? ', with a code' : ''}` : open;
    return [name, role, state].join('  ');
  });
  return lines.length === 0 ? ['Nobody.'] : lines;
};

/** `staff remove Rahima`. */
export const removeMember: Command = async (context) => {
  const name = await removeStaff(context.db, context, { name: context.words.join(' ') });
  return [`${name}: removed, signed in nowhere any more`];
};

/** `staff reset Rahima`: for a lost password or phone. */
export const resetMember: Command = async (context) =>
  linesOf(await resetStaff(context.db, context, { name: context.words.join(' ') }));

/** `staff role Rahima --to packer`. */
export const changeRole: Command = async (context) => {
  const { db, words } = context;
  const role = roleOf(needed(context, 'to'));
  const name = words.join(' ');
  const invitation = await changeStaffRole(db, context, { who: { name }, role });
  return [`${name}: ${role}, has to sign in again`, ...(invitation ? linesOf(invitation) : [])];
};

function roleOf(typed: string): StaffRole {
  const role = roleNamed(typed);
  if (!role) throw new OperatorProblem(`A role is one of: ${staffRoles.join(', ')}.`);
  return role;
}

function linesOf({ name, role, code, endsAt }: Invitation): string[] {
  return [
    `${name}: invited as ${role}, until ${endsAt.toISOString()}`,
    `Invitation: ${code}`,
    'It opens the counter once, at /counter, for whoever has it: hand it over in person.',
  ];
}
