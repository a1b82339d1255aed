/**
 * The step of the sign-in that waits for a code. Android may close the page while the customer
 * reads the SMS, so the phone stores the step, but never the password.
 */
import * as v from 'valibot';
import { codeLifetime } from '#domain/one-time-code.ts';
import { createStore } from './store.ts';

export interface CodeStep {
  purpose: 'sign-in' | 'sign-up' | 'reset-password';
  phone: string;
  /** The id of the request under which the code is confirmed. */
  codeId: string;
  /** When the last code was sent, in epoch milliseconds. */
  sentAt: number;
  /** The path that opens after the sign-in; '' for none. */
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

/**
 * The stored step, while its code may still be valid at `now` (epoch milliseconds). An older step
 * is deleted.
 */
export function storedStep(now: number): CodeStep | null {
  const step = codeStepStore.get();
  if (!step) return null;
  const age = now - step.sentAt;
  if (age >= 0 && age < codeLifetime) return step;
  codeStepStore.clear();
  return null;
}
