// @vitest-environment happy-dom
/** The confirmation when a customer logs out while submissions are queued. */
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { plainProblem } from '#domain/outbox-problems.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { newSubmissionId } from '#outbox/write.ts';
import { aSubmission, noon } from '#tests/builders/submission.ts';
import { mayHaveArrivedText } from '#text/may-have-arrived.ts';
import { speak, type Language } from '#text/sentences.ts';
import { userMenuText } from '#text/user-menu.ts';
import { setNetwork } from './network.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();

const untouched = {};
const responseLost = { posted: true };
const handedOver = { handedOver: { way: 'text', at: noon } } as const;
/** The phone has a receipt, but the pharmacy no longer has the submission. */
const lost = {
  state: 'sent',
  posted: true,
  orderNo: 'R-1',
  sentAt: noon,
  lastError: plainProblem('server-forgot', noon),
} as const;

/** Logs out with these queued submissions. Returns the confirmation dialog. */
async function logOutWith(
  language: Language,
  waiting: readonly Parameters<typeof aSubmission>[0][],
) {
  const owner = await signIn(theShop(), 'Rahima');
  setNetwork('offline');
  // The store opens its database before the first write.
  await outboxStore.submissions();
  for (const changes of waiting) {
    const submission = aSubmission({ id: newSubmissionId(), owner, ...changes });
    await outboxStore.write(`letter/${submission.id}`, submission);
  }
  const { user } = visit('/branchLocation', language);
  const t = speak(userMenuText, language);
  await user.click(await screen.findByRole('button', { name: t.menuOf('Rahima') }));
  await user.click(await screen.findByRole('menuitem', { name: t.logout }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByRole('button', { name: t.unsentDelete })).toBeTruthy();
  return { user, question };
}

describe('the confirmation before a customer logs out', () => {
  // offline-191, sign-in-60
  it.each([
    ['that it', 'en', [responseLost], /^It may have reached the pharmacy already\. If it has,/],
    ['that one', 'en', [responseLost, untouched], /^One of them may have reached the pharmacy/],
    ['that two', 'en', [responseLost, handedOver, untouched], /^2 of them may have reached/],
    ['that it', 'bn', [handedOver], /^এটি হয়তো এর মধ্যেই ফার্মেসিতে পৌঁছে গেছে।/],
    ['that two', 'bn', [responseLost, handedOver], /^এগুলোর ২টি হয়তো এর মধ্যেই ফার্মেসিতে পৌঁছে গেছে।/],
  ] as const)(
    'the dialog says %s may have arrived (%s)',
    async (_which, language, waiting, sentence) => {
      const { question } = await logOutWith(language, waiting);
      expect(question.getByText(sentence)).toBeTruthy();
    },
  );

  // offline-191
  it('the dialog does not mention it if no submission can have arrived', async () => {
    const { question } = await logOutWith('en', [untouched, untouched]);
    const { it: ofOne, ofThem } = speak(mayHaveArrivedText, 'en');
    for (const sentence of [ofOne, ofThem(1), ofThem(2)])
      expect(question.queryByText(sentence)).toBeNull();
  });

  // offline-201
  it('a submission that the pharmacy lost counts as unsent, and Send now sends it again', async () => {
    const { user, question } = await logOutWith('en', [lost]);
    expect(question.getByRole('heading', { name: '1 item is not sent yet' })).toBeTruthy();
    expect(question.queryByText(speak(mayHaveArrivedText, 'en').it)).toBeNull();
    await user.click(question.getByRole('button', { name: 'Send now and log out' }));
    await screen.findByRole('button', { name: 'Login' });
    expect(await outboxStore.submissions()).toMatchObject([{ state: 'queued', orderNo: null }]);
  });
});
