/**
 * Implements an upload of the counter. The staff member is authenticated before the file is
 * received.
 */
import * as v from 'valibot';
import type { CounterEndpoint } from '#contract/counter/counter-endpoint.ts';
import type { RequestOutput, ResponseInput } from '#contract/endpoint.ts';
import type { StaffMember } from '#domain/staff.ts';
import type { AppContext } from '#server/services/app-context.ts';
import { malformed } from '#server/services/failures.ts';
import { staffMemberOf } from './implement-counter.ts';
import { sendResponse } from './implement.ts';
import { uploadRoute, withUpload, type Upload } from './read-upload.ts';

interface UploadCall<E extends CounterEndpoint> {
  /** The fields beside the file. */
  input: RequestOutput<E>;
  file: Upload['file'];
  member: StaffMember;
  now: Date;
}

/** Serves the call to staff with one of its roles. The handler throws refusals. */
export function implementCounterUpload<E extends CounterEndpoint>(
  context: AppContext,
  endpoint: E,
  handle: (call: UploadCall<E>) => Promise<ResponseInput<E>>,
): void {
  context.app.route({
    ...uploadRoute(context, endpoint),
    handler: async (request, reply) => {
      const member = await staffMemberOf(context, request, reply, endpoint.roles);
      const response = await withUpload(context, request, async ({ file, fields }) => {
        const parsed = v.safeParse(endpoint.request, fields);
        if (!parsed.success) throw malformed();
        const { output: input } = parsed;
        return handle({ input, file, member, now: context.now() });
      });
      return sendResponse(context, endpoint, request, reply, response);
    },
  });
}
