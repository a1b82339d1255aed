/** A message to the pharmacy (catalogue-108). */
import * as v from 'valibot';
import { add } from '#contract/contact.ts';
import { readContact } from '#contract/written.ts';
import { kindSentTo, textLine } from '#outbox/kind.ts';

export const kind = kindSentTo(add, {
  payload: v.object({
    name: v.string(),
    phone: v.string(),
    email: v.string(),
    message: v.string(),
  }),
  write: ({ name, phone, email, message }) => ({
    Name: name,
    Mobile: phone,
    Email: email,
    Massege: message,
  }),
  linesOf: (stored) => textLine(readContact(stored)?.message),
  form: {
    addressOf: () => '/contact',
    isBlank: (stored) => !readContact(stored)?.message.trim(),
  },
});
