// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { followSession } from '#app/follow-session.ts';
import type { Session } from '#domain/session.ts';
import { createSession } from '#server/services/accounts/sessions.ts';
import { forgetCustomer } from '#state/forget.ts';
import { sessionStore } from '#state/session.ts';
import { aPdf } from '#tests/server/support/pdf-files.ts';
import { prescriptionHistoryText } from '#text/prescription-history.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { openField, signIn, usePhone, visit, type Visit } from './shop-harness.tsx';

const theShop = usePhone();
const pdf = 'application/pdf';

/**
 * The forms of the customer's area: address, field, value before, and the notice of a restored
 * draft.
 */
const forms = [
  {
    path: '/profile/edit',
    field: 'Name',
    before: 'Test Customer',
    found: 'Here is what you had changed and not saved yet.',
  },
  {
    path: '/profile/complain',
    field: 'Complain',
    before: '',
    found: 'Here is what you had started to write.',
  },
  {
    path: '/profile/prescription/history',
    field: 'Note',
    before: '',
    found: 'Here is what you had started to write.',
  },
];

interface Sent {
  path: string;
  field: string;
  button: string;
  /** The text that confirms the sending. */
  said: string;
  prepare?: (visited: Visit) => Promise<void>;
  choose: (visited: Visit) => Promise<void>;
}

/** The forms that become a submission. */
const sent: Sent[] = [
  {
    path: '/profile/prescription/history',
    field: 'Note',
    button: prescriptionHistoryText.requestSend[0],
    said: prescriptionHistoryText.requestSaved[0],
    prepare: async ({ user }: Visit) => {
      const picker = await screen.findByLabelText('Upload Prescription', { selector: 'input' });
      await user.upload(picker, new File([new Uint8Array(aPdf())], 'report.pdf', { type: pdf }));
    },
    choose: async ({ user }: Visit) => user.click(await screen.findByRole('checkbox')),
  },
];

/** Deletes the session at the server, and lets the page find out. */
async function endSession({ queryClient }: Visit): Promise<void> {
  await theShop().database.db.execute('delete from sessions');
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(sessionStore.get()).toBeNull());
}

/** Signs the same customer in again. */
async function signInAgain(session: Session): Promise<void> {
  const { database, clock } = theShop();
  const token = await createSession(database.db, clock.now, session.id);
  act(() => void sessionStore.set({ ...session, token }));
}

async function write({ user }: Visit, label: string, text: string): Promise<void> {
  const field = await openField(label);
  await user.clear(field);
  await user.type(field, text);
}

const valueOf = async (label: string) => (await openField(label)).value;

describe.each(forms)('a draft on $path', ({ path, field, before, found }) => {
  // customer-area-95, customer-area-113, customer-area-140, offline-35, offline-42
  it('the draft is restored after the session ended and the customer signed in again', async () => {
    await signIn(theShop());
    const session = sessionStore.get();
    if (!session) throw new Error('nobody is signed in');
    const visited = visit(path);
    onTestFinished(followSession(visited.queryClient));
    await write(visited, field, 'Rahima Begum');
    await endSession(visited);
    await waitFor(() => expect(visited.address()).toBe('/'));
    await signInAgain(session);
    await act(() => visited.go(path));
    expect(await valueOf(field)).toBe('Rahima Begum');
    expect(screen.getByText(found)).toBeTruthy();
  });

  // offline-35, offline-40, offline-42
  it('the draft is never shown to another customer and is deleted when its own signs out', async () => {
    const id = await signIn(theShop());
    const visited = visit(path);
    await write(visited, field, 'Rahima Begum');
    await act(() => visited.go('/'));
    await signIn(theShop());
    await act(() => visited.go(path));
    expect(await valueOf(field)).toBe(before);
    expect(screen.queryByText(found)).toBeNull();
    await forgetCustomer(id);
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Rahima Begum');
  });
});

describe('Edit Profile with unsaved changes', () => {
  // customer-area-113
  it('discarding restores the saved profile', async () => {
    await signIn(theShop());
    const visited = visit('/profile/edit');
    await write(visited, 'Name', 'Rahima Begum');
    await act(() => visited.go('/'));
    await act(() => visited.go('/profile/edit'));
    await visited.user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(await valueOf('Name')).toBe('Test Customer');
    expect(screen.queryByText(/had changed and not saved/)).toBeNull();
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('Rahima Begum');
  });

  it('saving deletes the draft', async () => {
    await signIn(theShop());
    const visited = visit('/profile/edit');
    await write(visited, 'Name', 'Rahima Begum');
    await visited.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Your profile has been saved.');
    await act(() => visited.go('/'));
    await act(() => visited.go('/profile/edit'));
    expect(await valueOf('Name')).toBe('Rahima Begum');
    expect(screen.queryByText(/had changed and not saved/)).toBeNull();
  });
});

describe.each(sent)('a form sent from $path before the browser was killed', (form) => {
  const { path, field, button, said } = form;

  /** Fills in and sends the form. Returns the localStorage entry with the draft. */
  async function writeAndSend(visited: Visit, text: string): Promise<[string, string]> {
    await form.choose(visited);
    await write(visited, field, text);
    const key = Object.keys(localStorage).find((one) => one.startsWith('private/unsaved/')) ?? '';
    const noted = localStorage.getItem(key) ?? '';
    expect(noted).toContain(text);
    await visited.user.click(screen.getByRole('button', { name: button }));
    await screen.findByText(said);
    expect(localStorage.getItem(key)).toBeNull();
    await act(() => visited.go('/'));
    return [key, noted];
  }

  // customer-area-95, customer-area-140, offline-35, offline-196
  it('the sent text does not return as a draft', async () => {
    await signIn(theShop());
    const visited = visit(path);
    await form.prepare?.(visited);
    const [key, noted] = await writeAndSend(visited, 'Rahima Begum');
    localStorage.setItem(key, noted);
    await act(() => visited.go(path));
    await waitFor(async () => expect(await valueOf(field)).toBe(''));
    expect(screen.queryByText(/had started to write/)).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  // offline-35, offline-196
  it('a newer draft of another tab stays and is sent as another submission', async () => {
    await signIn(theShop());
    const visited = visit(path);
    await form.prepare?.(visited);
    const [key, noted] = await writeAndSend(visited, 'Rahima Begum');
    const writtenAt = new Date(Date.now() + 1_000).toISOString();
    const since = { ...JSON.parse(noted.replace('Rahima', 'Karima')), writtenAt };
    localStorage.setItem(key, JSON.stringify(since));
    await act(() => visited.go(path));
    await form.choose(visited);
    expect(await valueOf(field)).toBe('Karima Begum');
    await visited.user.click(screen.getByRole('button', { name: button }));
    await screen.findByText(said);
    expect(JSON.stringify(await submissionsOnDisk())).toMatch(/Rahima.*Karima/);
  });
});
