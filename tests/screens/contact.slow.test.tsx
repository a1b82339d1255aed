// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { followSession } from '#app/follow-session.ts';
import { requestDelivery } from '#outbox/delivery/request-delivery.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { contactMessages } from '#server/db/tables/contact.ts';
import { forgetUntilSignedIn } from '#state/forget.ts';
import { sessionStore } from '#state/session.ts';
import {
  network,
  refusal,
  respondBy,
  setNetwork,
  statusResponse,
  timesReached,
} from './network.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { signIn, usePhone, visit, write, type Visit } from './shop-harness.tsx';

const theShop = usePhone();

const path = 'ContactArea/Contact/Add';

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function openForm() {
  const shown = visit('/contact');
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  await waitFor(() => expect(field('Name').closest('fieldset:disabled')).toBeNull());
  return shown;
}

async function fillIn(user: Visit['user'], message = 'Do you have insulin?'): Promise<void> {
  await write(user, field('Name'), 'Rahima Khatun');
  await write(user, field('Phone'), '01712345678');
  await write(user, field('Message'), message);
}

const pressSend = (user: Visit['user']) => user.click(screen.getByRole('button', { name: 'Send' }));
const errors = () =>
  ['Name is required', 'Phone is required', 'Message is required'].filter(
    (sentence) => screen.queryByText(sentence) !== null,
  );

describe('Contact Us', () => {
  // catalogue-108, catalogue-117
  it('the form has Name, Phone, Email and Message, next to the ways to reach a person', async () => {
    await openForm();
    expect(document.title).toBe('Contact Us · Nirog');
    for (const name of ['Name', 'Phone', 'Email', 'Message']) expect(field(name)).toBeTruthy();
    const reach = within(screen.getByRole('region', { name: 'Reach us' }));
    expect(reach.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+8809610000000',
      'tel:+8801700000000',
      'mailto:care@nirog.example',
      '/branchLocation',
    ]);
    expect(reach.getByText('Every day, 8 AM to 11 PM')).toBeTruthy();
  });

  it('the form and its errors are in Bengali on a Bengali page', async () => {
    const { user } = visit('/contact', 'bn');
    const send = await screen.findByRole('button', { name: 'পাঠান' });
    await waitFor(() => expect(send.closest('fieldset:disabled')).toBeNull());
    await user.click(send);
    expect(await screen.findByText('নাম দিতে হবে')).toBeTruthy();
    expect(screen.getByText(/সকাল ৮টা/)).toBeTruthy();
    const phone = { name: '০৯৬১০-০০০০০০'.normalize('NFC') };
    expect(screen.getAllByRole('link', phone).length).toBeGreaterThan(0);
  });
});

describe('Send', () => {
  // catalogue-109
  it('an incomplete form is not sent, and the focus moves to the first missing field', async () => {
    const { user } = await openForm();
    await pressSend(user);
    expect(errors()).toEqual(['Name is required', 'Phone is required', 'Message is required']);
    expect(document.activeElement).toBe(field('Name'));
    await write(user, field('Name'), 'Rahima');
    expect(errors()).toEqual(['Phone is required', 'Message is required']);
    await write(user, field('Message'), '   ');
    await write(user, field('Phone'), '01712345678');
    await pressSend(user);
    expect(errors()).toEqual(['Message is required']);
    expect(timesReached(path)).toBe(0);
    expect(
      (await submissionsOnDisk()).filter((submission) => submission.state !== 'draft'),
    ).toEqual([]);
  });

  // catalogue-110, catalogue-114
  it("a complete form is posted and shows 'Sent message successfully'; Email is optional", async () => {
    const { user } = await openForm();
    await fillIn(user);
    await pressSend(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Sent message successfully' });
    expect(network.reached.find((one) => one.path === path)?.body).toMatchObject({
      Name: 'Rahima Khatun',
      Mobile: '01712345678',
      Email: '',
      Massege: 'Do you have insulin?',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('Message').value).toBe('');
    expect(errors()).toEqual([]);
  });

  // catalogue-110
  it('the e-mail address is not validated', async () => {
    const { user } = await openForm();
    await fillIn(user);
    await write(user, field('Email'), 'no address at all');
    await pressSend(user);
    expect(await screen.findByText('Sent message successfully')).toBeTruthy();
  });

  // catalogue-113, catalogue-114
  it('a message without a network is saved with a notice and sent once later', async () => {
    const { user } = await openForm();
    setNetwork('offline');
    expect(await screen.findByText(/You can still write/)).toBeTruthy();
    await fillIn(user, 'From the ferry');
    await pressSend(user);
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Saved on this phone – not sent yet',
    });
    expect(screen.queryByText('Sent message successfully')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(
      await screen.findByRole('button', {
        name: /Message to the pharmacy: Saved on this phone – not sent yet/,
      }),
    ).toBeTruthy();
    setNetwork('online');
    await screen.findByRole('button', { name: /Message to the pharmacy: Sent/ });
    expect(timesReached(path)).toBe(1);
  });

  // offline-4
  it('a message whose response was lost is sent once', async () => {
    const { user } = await openForm();
    await fillIn(user, 'Said once');
    network.loses = /Contact\/Add/;
    await pressSend(user);
    const saved = { name: 'Saved on this phone – not sent yet' };
    await screen.findByRole('alertdialog', saved);
    setNetwork('online');
    await screen.findByRole('alertdialog', { name: 'Sent message successfully' });
    expect(timesReached(path)).toBe(2);
    const { db } = theShop().database;
    const once = eq(contactMessages.message, 'Said once');
    expect(await db.select().from(contactMessages).where(once)).toHaveLength(1);
  });

  // catalogue-115
  it("a refusal shows the shop's Msg and restores the whole form", async () => {
    network.respond = (requested) =>
      requested === path ? refusal('Name is required', 999) : undefined;
    const { user } = await openForm();
    await fillIn(user, 'Refused for no reason');
    await pressSend(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Name is required' });
    expect(within(dialog).getByText('Code 999')).toBeTruthy();
    // The form is restored behind the dialog, so leaving the page here loses nothing.
    await waitFor(() =>
      expect(document.querySelector<HTMLTextAreaElement>('textarea')?.value).toBe(
        'Refused for no reason',
      ),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(field('Message').value).toBe('Refused for no reason'));
    expect(field('Name').value).toBe('Rahima Khatun');
    expect(field('Phone').value).toBe('01712345678');
  });
});

describe('a message that is being written', () => {
  // catalogue-116, offline-33
  it('the message is restored after a reload, with a notice', async () => {
    const { user } = await openForm();
    await write(user, field('Message'), 'About my order');
    await waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(1));
    document.body.replaceChildren();
    await openForm();
    await waitFor(() => expect(field('Message').value).toBe('About my order'));
    expect(screen.getByText('Here is what you had started to write.')).toBeTruthy();
  });
});

describe('a signed-in customer', () => {
  // catalogue-112, offline-37
  it('the form is filled with name and phone, which alone create no draft', async () => {
    await signIn(theShop(), 'Ayesha');
    const { user } = await openForm();
    expect(field('Name').value).toBe('Ayesha');
    expect(field('Phone').value).toMatch(/^018/);
    await write(user, field('Message'), 'Hi');
    await waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(1));
    await user.clear(field('Message'));
    await waitFor(async () => expect(await submissionsOnDisk()).toEqual([]));
  });

  // catalogue-112
  it("the form is filled with the account's e-mail", async () => {
    await signIn(theShop(), 'Ayesha');
    sessionStore.set((session) => session && { ...session, email: 'ayesha@example.com' });
    await openForm();
    expect(field('Email').value).toBe('ayesha@example.com');
  });
});

describe('a message of a customer who has signed out', () => {
  // offline-2, offline-124
  it('the message is shown to wait for the customer, not for the network', async () => {
    respondBy({ 'SecurityArea/SubmissionGrant/Renew': () => statusResponse(503) });
    const id = await signIn(theShop(), 'Ayesha');
    const { user } = await openForm();
    await write(user, field('Message'), 'About my order');
    await waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(1));
    await act(() => forgetUntilSignedIn(id));
    await pressSend(user);
    expect(await screen.findByRole('alertdialog', { name: 'Log in to send' })).toBeTruthy();
    expect(timesReached(path)).toBe(0);
  });

  // offline-2, offline-203, catalogue-114
  it("the message is shown as sent once delivered in the customer's name, though this phone stores nothing of it", async () => {
    const id = await signIn(theShop(), 'Ayesha');
    const { user, queryClient } = await openForm();
    onTestFinished(followSession(queryClient));
    requestDelivery();
    await waitFor(async () => expect(await outboxStore.read(`grant/${id}`)).toBeDefined());
    await write(user, field('Message'), 'About my order');
    await waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(1));
    await act(() => forgetUntilSignedIn(id));
    await pressSend(user);
    await screen.findByRole('alertdialog', { name: 'Sent message successfully' });
    await waitFor(async () => expect(await submissionsOnDisk()).toEqual([]));
    expect(screen.getByRole('alertdialog', { name: 'Sent message successfully' })).toBeTruthy();
    const isThis = eq(contactMessages.message, 'About my order');
    const [message] = await theShop().database.db.select().from(contactMessages).where(isThis);
    expect(message?.customerId).toBe(id);
  });
});
