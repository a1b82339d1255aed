/** The queue at the counter: its pages, and the leases on work (counter-50 to counter-57). */
import * as contract from '#contract/counter/queue.ts';
import type { StaffMember } from '#domain/staff.ts';
import { workKinds, type WorkKind } from '#domain/queue.ts';
import { implementCounter } from '#server/endpoint/implement-counter.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { notFound } from '#server/services/failures.ts';
import { letWorkGo, takeWork, type Work } from '#server/services/queue/leases.ts';
import { queuePage } from '#server/services/queue/queue-list.ts';
import { countQueue, countsOf, queueDigest } from '#server/services/queue/queue-state.ts';

export function implementCounterQueue(context: AppContext): void {
  const { db } = context;

  implementCounter(context, contract.list, async ({ input, member, now }) => {
    const kinds = kindsFor(member).filter((kind) => input.kind === 'all' || input.kind === kind);
    const { group, find, after, size } = input;
    const question = { kinds, group, find, after, size, memberId: member.id, now };
    const page = await queuePage(db, question);
    return { ...page, counts: countsOf(await countQueue(db, now), kindsFor(member)) };
  });

  implementCounter(context, contract.digest, async ({ member, now }) => {
    const kinds = kindsFor(member);
    const { digest } = await queueDigest(db, kinds, now);
    return { counts: countsOf(await countQueue(db, now), kinds), digest };
  });

  implementCounter(context, contract.take, async ({ input, member, now }) => {
    const work = workFor(member, input);
    return { worker: await takeWork(db, work, member, { now, takesOver: input.takeOver }) };
  });

  implementCounter(context, contract.keep, async ({ input, member, now }) => {
    const work = workFor(member, input);
    return { worker: await takeWork(db, work, member, { now, takesOver: false }) };
  });

  implementCounter(context, contract.letGo, async ({ input, member, now }) => {
    return { worker: await letWorkGo(db, workFor(member, input), member, now) };
  });
}

/** Packers see only orders, not requests and their prescriptions. */
export function kindsFor({ role }: Pick<StaffMember, 'role'>): readonly WorkKind[] {
  return role === 'packer' ? ['order'] : workKinds;
}

/** Throws a 404 for work that the staff member's role may not see. */
function workFor(member: StaffMember, { kind, id }: Work): Work {
  if (!kindsFor(member).includes(kind)) throw notFound();
  return { kind, id };
}
