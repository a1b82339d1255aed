/** A complaint (customer-area-133): its type and its text. */
import * as v from 'valibot';
import { add } from '#contract/complaints.ts';
import { readComplaint } from '#contract/written.ts';
import { kindSentTo, textLine } from '#outbox/kind.ts';

export const kind = kindSentTo(add, {
  payload: v.object({ type: v.string(), text: v.string() }),
  write: ({ type, text }) => ({ ContentTitle: type, Content: text, Remarks: '' }),
  linesOf: (stored) => textLine(readComplaint(stored)?.text),
  form: {
    addressOf: () => '/profile/complain',
    isBlank: (stored) => !readComplaint(stored)?.text.trim(),
  },
});
