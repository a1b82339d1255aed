/** The owner's list of staff (counter-14), the same as on the command line. */
import * as contract from '#contract/counter/staff.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { StaffMember } from '#domain/staff.ts';
import type { Database } from '#server/db/database.ts';
import { readCounterCookie } from '#server/endpoint/counter-cookie.ts';
import { implementCounter, type CounterCall } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import type { AuditBy } from '#server/services/audit.ts';
import { Refusal } from '#server/services/refusal.ts';
import {
  addStaff,
  asOwner,
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

  implementCounter(context, contract.add, async ({ input, ...call }) =>
    issued(await inTurn(call, (tx, by) => addStaff(tx, by, input))),
  );

  implementCounter(context, contract.reset, async ({ input, ...call }) => {
    refuseOneself(call.member, input.id);
    return issued(await inTurn(call, (tx, by) => resetStaff(tx, by, { id: input.id })));
  });

  implementCounter(context, contract.changeRole, async ({ input, ...call }) => {
    refuseOneself(call.member, input.id);
    const change = { who: { id: input.id }, role: input.role };
    const invitation = await inTurn(call, (tx, by) => changeStaffRole(tx, by, change));
    return { invitation: invitation && issued(invitation) };
  });

  implementCounter(context, contract.remove, async ({ input, ...call }) => {
    refuseOneself(call.member, input.id);
    await inTurn(call, (tx, by) => removeStaff(tx, by, { id: input.id }));
    return null;
  });

  function inTurn<T>(
    { member, now, request }: Pick<CounterCall<Endpoint>, 'member' | 'now' | 'request'>,
    change: (tx: Database, by: AuditBy) => Promise<T>,
  ): Promise<T> {
    const token = readCounterCookie(request);
    return asOwner(db, { token, now }, (tx) => change(tx, { actor: member.name, now }));
  }
}

/** Guarantees that at least one owner remains. */
function refuseOneself(member: StaffMember, id: string): void {
  if (member.id === id) throw new Refusal(staffListText.notYourself);
}

function issued({ name, role, code, endsAt }: Invitation) {
  return { name, role, code, endsAt: iso(endsAt) };
}

function iso(moment: Date): string {
  return moment.toISOString();
}
