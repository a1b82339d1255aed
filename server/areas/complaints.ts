/** Complaints of customers (customer-area-133), stored once per submission. */
import { eq } from 'drizzle-orm';
import * as contract from '#contract/complaints.ts';
import { complaintProblems, type ComplaintProblem } from '#domain/complaint.ts';
import { tidyText } from '#domain/plain-text.ts';
import type { Database } from '#server/db/database.ts';
import { complaints } from '#server/db/tables/complaints.ts';
import { malformed } from '#server/services/failures.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { customerOf, implement } from '#server/endpoint/implement.ts';
import { writeMessage } from '#server/endpoint/write-message.ts';
import { Refusal } from '#server/services/refusal.ts';
import { complaintsText } from '#text/complaints.ts';

const maxRemarks = 500;

export function implementComplaints(context: AppContext): void {
  const { db } = context;

  implement(context, contract.add, async (call) => {
    const { input, now } = call;
    const customerId = customerOf(call.principal);
    const [problem] = complaintProblems(input);
    if (problem) throw refusalFor(problem);
    const { type } = input;
    const text = tidyText(input.text);
    const remarks = tidyText(input.remarks);
    if (remarks.length > maxRemarks) throw malformed();
    await writeMessage(context, call, {
      owner: { customerId, deviceId: null },
      content: [type, text, remarks],
      find: (submissionId) => findComplaint(db, submissionId),
      write: async (once) => {
        const [row] = await db
          .insert(complaints)
          .values({ ...once, customerId, type, text, remarks, createdAt: now })
          .onConflictDoNothing()
          .returning();
        return row ?? null;
      },
    });
    return null;
  });
}

function refusalFor(problem: ComplaintProblem): Refusal {
  if (problem === 'noText') return new Refusal(complaintsText.textRequired);
  if (problem === 'noType') return new Refusal(complaintsText.typeRequired);
  return malformed();
}

async function findComplaint(db: Database, submissionId: string) {
  const [row] = await db.select().from(complaints).where(eq(complaints.submissionId, submissionId));
  return row ?? null;
}
