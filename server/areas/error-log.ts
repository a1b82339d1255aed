/** Failed order calls that phones report. Nothing that identifies a person is stored. */
import * as contract from '#contract/error-log.ts';
import { noActivityId } from '#contract/wire.ts';
import { errorReports } from '#server/db/tables/error-log.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { nobody, spend } from '#server/endpoint/consume-budget.ts';
import { implement } from '#server/endpoint/implement.ts';
import { redact, redactUrl } from './redact.ts';

const maxBytes = 8 * 1024;
const longestMessage = 500;
const longestContent = 4_000;

export function implementErrorLog(context: AppContext): void {
  implement(
    context,
    contract.add,
    async ({ input, now, request }) => {
      await spend(context, { owner: nobody, request, now }, { 'error-reports': 1 });
      const isActivity = /^[0-9a-f-]{36}$/i.test(input.activityId);
      await context.db.insert(errorReports).values({
        url: redactUrl(input.url),
        message: redact(input.message, longestMessage),
        content: redact(input.content, longestContent),
        activityId: isActivity ? input.activityId : noActivityId,
        createdAt: now,
      });
      return null;
    },
    { bodyLimit: maxBytes },
  );
}
