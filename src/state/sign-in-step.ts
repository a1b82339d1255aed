/**
 * The step of the sign-in in which a code is awaited. Android may close the
 * page while the SMS is read: the phone remembers the step, never the password.
 */
import * as v from 'valibot';
import { codeLifetime } from '#domain/one-time-code.ts';
import { createStore } from './store.ts';

export interface CodeStep {
  purpose: 'sign-in' | 'sign-up' | 'reset-password';
  phone: string;
  /** The id of the request under which the code is confirmed. */
  codeId: string;
  /** When the last code was sent, in milliseconds. */
  sentAt: number;
  /** Where the customer goes on; '' for nowhere. */
  returnTo: string;
}

export const codeStepStore = createStore<CodeStep | null>({
  key: 'sign-in',
  schema: v.nullable(
    v.object({
      purpose: v.picklist(['sign-in', 'sign-up', 'reset-password']),
      phone: v.pipe(v.string(), v.regex(/^01[3-9]\d{8}$/)),
      codeId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
      sentAt: v.number(),
      returnTo: v.pipe(v.string(), v.regex(/^(\/(?!\/)|$)/)),
    }),
  ),
  initial: null,
  write: (value) => value ?? undefined,
});

/** The remembered step while its code may still be good at `now`; an older one is forgotten. */
export function storedStep(now: number): CodeStep | null {
  const step = codeStepStore.get();
  if (!step) return null;
  const age = now - step.sentAt;
  if (age >= 0 && age < codeLifetime) return step;
  codeStepStore.clear();
  return null;
}
