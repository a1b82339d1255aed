/** The customer's own account: where they are signed in (customer-area-173). */
import * as contract from '#contract/account.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import {
  endOtherSessions,
  endOwnSession,
  sessionsOf,
} from '#server/services/accounts/own-sessions.ts';
import type { Principal } from '#server/services/accounts/principal.ts';
import { recordEvent } from '#server/services/accounts/security-events.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { notFound, signInNeeded } from '#server/services/failures.ts';

export function implementAccount(context: AppContext): void {
  const { db } = context;

  implement(context, contract.sessions, async ({ principal, now }) => {
    const own = sessionHashOf(principal);
    const rows = await sessionsOf(db, now, customerOf(principal));
    return rows.map((row) => ({
      Id: row.id,
      OpenedOn: row.openedOn,
      OpenedAt: row.createdAt.toISOString(),
      UsedAt: row.usedAt.toISOString(),
      IsThis: row.tokenHash === own,
    }));
  });

  implement(context, contract.endSessions, async ({ input, principal, now, request }) => {
    const customerId = customerOf(principal);
    const { id, isOthers } = input;
    if (isOthers) await endOtherSessions(db, now, customerId, sessionHashOf(principal));
    else if (!(await endOwnSession(db, now, customerId, id))) throw notFound();
    const about = isOthers ? 'all others' : 'one of the list';
    await recordEvent(db, { kind: 'signed-out', about, customerId, now, ip: request.ip });
    return null;
  });
}

/** The session that asks; throws where a grant does. */
function sessionHashOf(principal: Principal): string {
  const hash = principal.kind === 'customer' ? principal.sessionHash : null;
  if (hash === null) throw signInNeeded();
  return hash;
}
