/** The owner's list of the shop's people (counter-14): as the command line keeps it. */
import * as contract from '#contract/counter/staff.ts';
import type { StaffMember } from '#domain/staff.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { Refusal } from '#server/services/refusal.ts';
import {
  addStaff,
  changeStaffRole,
  listStaff,
  removeStaff,
  resetStaff,
  type Invitation,
} from '#server/services/staff/people.ts';
import { staffListText } from '#text/counter/staff-list.ts';

export function implementCounterStaffList(context: AppContext): void {
  const { db } = context;

  implementCounter(context, contract.list, async ({ now }) => {
    const rows = await listStaff(db);
    return {
      people: rows.map(({ id, name, role, passwordHash, totpSecret, invitationEndsAt }) => ({
        id,
        name,
        role,
        isSetUp: passwordHash !== null,
        hasCode: totpSecret !== null,
        invitedUntil: invitationEndsAt && invitationEndsAt > now ? iso(invitationEndsAt) : null,
      })),
    };
  });

  implementCounter(context, contract.add, async ({ input, member, now }) =>
    issued(await addStaff(db, { actor: member.name, now }, input)),
  );

  implementCounter(context, contract.reset, async ({ input, member, now }) => {
    refuseOneself(member, input.id);
    return issued(await resetStaff(db, { actor: member.name, now }, { id: input.id }));
  });

  implementCounter(context, contract.changeRole, async ({ input, member, now }) => {
    refuseOneself(member, input.id);
    const change = { who: { id: input.id }, role: input.role };
    const invitation = await changeStaffRole(db, { actor: member.name, now }, change);
    return { invitation: invitation && issued(invitation) };
  });

  implementCounter(context, contract.remove, async ({ input, member, now }) => {
    refuseOneself(member, input.id);
    await removeStaff(db, { actor: member.name, now }, { id: input.id });
    return null;
  });
}

/** So that there is always an owner left. */
function refuseOneself(member: StaffMember, id: string): void {
  if (member.id === id) throw new Refusal(staffListText.notYourself);
}

function issued({ name, role, code, endsAt }: Invitation) {
  return { name, role, code, endsAt: iso(endsAt) };
}

function iso(moment: Date): string {
  return moment.toISOString();
}
