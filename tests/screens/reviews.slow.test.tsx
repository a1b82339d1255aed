// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { resumeAfterSignIn } from '#outbox/change.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { sessions, submissionGrants } from '#server/db/tables/sign-in.ts';
import { signInStore } from '#state/sign-in.ts';
import {
  network,
  setNetwork,
  shopResponse,
  statusResponse,
  timesReached,
  requestsTo,
} from './network.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { signIn, untilAnnounced, usePhone, visit, write } from './shop-harness.tsx';

const theShop = usePhone();

const listPath = 'ReviewArea/AppReview/Get';
const addPath = 'ReviewArea/AppReview/Create';

const theField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your review' });
const list = () => screen.findByRole('list', { name: 'What customers say' });

async function formReady(): Promise<HTMLTextAreaElement> {
  const field = await theField();
  await waitFor(() => expect(field.disabled).toBe(false));
  return field;
}

async function pressPost(user: ReturnType<typeof visit>['user']): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Post' }));
}

describe('the review page', () => {
  // catalogue-71, catalogue-72
  it('reviews are listed five per page, newest first, under the title', async () => {
    visit('/review');
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getByRole('heading', { level: 1, name: 'Review' })).toBeTruthy();
    expect(document.title).toBe('Review · Nirog');
    expect(requestsTo(listPath).at(0)?.path).toContain('pageNumber=1&pageSize=5');
  });

  // catalogue-72, shell-49
  it('the pager changes the address', async () => {
    const { user, address } = visit('/review');
    const before = (await list()).textContent;
    await user.click(await screen.findByRole('link', { name: 'Page 2' }));
    await waitFor(() => expect(address()).toBe('/review?page=2'));
    await waitFor(async () => expect((await list()).textContent).not.toBe(before));
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page');
  });

  // catalogue-73
  it('a null customer is shown as Customer', async () => {
    const Data = [{ Id: '1', Customer: null, Content: 'Fine', CreatedAt: null }];
    network.respond = (path) =>
      path.startsWith(listPath) ? shopResponse({ Data, Total: 1 }) : undefined;
    visit('/review');
    expect((await list()).textContent).toBe('CustomerFine');
  });

  it('the loading list shows outlines, and the form is already there', async () => {
    network.holds = { path: /AppReview/, until: new Promise(() => undefined) };
    visit('/review');
    expect(await screen.findByRole('status', { name: 'Loading…' })).toBeTruthy();
    expect(await theField()).toBeTruthy();
  });

  it('a failed list shows an error, and Retry fetches it', async () => {
    network.respond = (path) => (path.startsWith(listPath) ? statusResponse(418) : undefined);
    const { user } = visit('/review');
    const sentence = 'Unexpected Error Occurred, Please Try Again. (Code: 418)';
    expect(await screen.findByText(sentence)).toBeTruthy();
    network.respond = null;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await list()).toBeTruthy();
  });

  it('an offline message replaces the list without a network, and the form works', async () => {
    setNetwork('offline');
    visit('/review');
    expect(await screen.findByText(/The shop could not be reached/)).toBeTruthy();
    expect((await formReady()).disabled).toBe(false);
  });

  // catalogue-74
  it('an empty list explains what belongs here', async () => {
    network.respond = (path) =>
      path.startsWith(listPath) ? shopResponse({ Data: [], Total: 0 }) : undefined;
    visit('/review');
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeTruthy();
  });

  it('the page is in Bengali, including numbers and days', async () => {
    visit('/review', 'bn');
    const said = await screen.findByRole('list', { name: 'ক্রেতারা যা বলেন'.normalize('NFC') });
    expect(within(said).getAllByRole('listitem')).toHaveLength(5);
    expect(said.textContent).toMatch(/[০-৯]/);
    expect(document.title).toBe('মতামত · নীরোগ'.normalize('NFC'));
  });
});

describe('posting a review', () => {
  // catalogue-75
  it('a visitor gets the login form, returns to this page, and finds the text unchanged', async () => {
    const { user } = visit('/review');
    await write(user, await formReady(), 'Half a thought');
    await pressPost(user);
    await waitFor(() => expect(signInStore.get()).toEqual({ returnTo: '/review' }));
    expect((await theField()).value).toBe('Half a thought');
    expect(timesReached(addPath)).toBe(0);
    expect(await submissionsOnDisk()).toMatchObject([{ kind: 'review', state: 'draft' }]);
  });

  // catalogue-76
  it("an empty review shows 'Cant't Post Empty Review' and focuses the field", async () => {
    await signIn(theShop());
    const { user } = visit('/review');
    const field = await formReady();
    await pressPost(user);
    expect(await screen.findByText("Cant't Post Empty Review")).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    await write(user, field, '   ');
    await pressPost(user);
    expect(screen.getByText("Cant't Post Empty Review")).toBeTruthy();
    expect(timesReached(addPath)).toBe(0);
  });

  // catalogue-78, catalogue-80
  it('the field is cleared, and the list is fetched again with the review on top and announced', async () => {
    await signIn(theShop(), 'Test Customer');
    const { user } = visit('/review');
    const field = await formReady();
    await write(user, field, 'Quick and polite');
    await pressPost(user);
    await waitFor(() => expect(field.value).toBe(''));
    await waitFor(async () => {
      const lists = await screen.findAllByRole('list', { name: 'What customers say' });
      const [first] = within(lists.at(-1) ?? document.body).getAllByRole('listitem');
      expect(first?.textContent).toMatch(/Test Customer.*Quick and polite/);
    });
    expect(timesReached(addPath)).toBe(1);
    await untilAnnounced('Review: Sent');
  });

  it('a review whose response was lost is posted once', async () => {
    await signIn(theShop());
    const { user } = visit('/review');
    await write(user, await formReady(), 'Said once');
    network.loses = /AppReview\/Create/;
    await pressPost(user);
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(timesReached(addPath)).toBe(2));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull());
    const { db } = theShop().database;
    const rows = await db.select().from(reviews).where(eq(reviews.content, 'Said once'));
    expect(rows).toHaveLength(1);
  });

  // catalogue-78, catalogue-79
  it('an offline review is on top of the list as saved on this phone and sent later', async () => {
    await signIn(theShop());
    const { user } = visit('/review');
    const field = await formReady();
    await list();
    setNetwork('offline');
    await write(user, field, 'From the launch');
    await pressPost(user);
    const kept = within(await screen.findByRole('article'));
    expect(kept.getByText('From the launch')).toBeTruthy();
    expect(await kept.findByText('Saved on this phone – not sent yet')).toBeTruthy();
    expect(field.value).toBe('');
    expect(timesReached(addPath)).toBe(0);
    setNetwork('online');
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(timesReached(addPath)).toBe(1);
    expect(await screen.findByText('From the launch')).toBeTruthy();
  });

  // offline-92
  it('a queued review can be edited on this form', async () => {
    await signIn(theShop());
    setNetwork('offline');
    const { user } = visit('/review');
    const field = await formReady();
    await write(user, field, 'Not quite right');
    await pressPost(user);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(field.value).toBe('Not quite right'));
    expect(screen.queryByRole('article')).toBeNull();
  });

  // sign-in-60
  it('a queued review is sent if its customer signs out and chooses to send it now', async () => {
    const id = await signIn(theShop());
    await resumeAfterSignIn(id);
    await waitFor(async () => expect(await outboxStore.read(`grant/${id}`)).toBeTruthy());
    setNetwork('offline');
    const { user } = visit('/review');
    await write(user, await formReady(), 'Before I go');
    await pressPost(user);
    await screen.findByRole('article');
    await user.click(screen.getByRole('button', { name: /^Menu of/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const question = within(await screen.findByRole('alertdialog'));
    network.state = 'online';
    await user.click(question.getByRole('button', { name: 'Send now and log out' }));
    await screen.findByRole('button', { name: 'Login' });
    await waitFor(() => expect(timesReached(addPath)).toBe(1));
    const { db } = theShop().database;
    const rows = await db.select().from(reviews).where(eq(reviews.content, 'Before I go'));
    expect(rows).toMatchObject([{ customerId: id }]);
  });

  // offline-82, sign-in-55
  it('a review is saved if the session has ended in the meantime, and needs a sign-in', async () => {
    await signIn(theShop());
    const { user } = visit('/review');
    const field = await formReady();
    await write(user, field, 'Still here');
    const { db } = theShop().database;
    const revokedAt = theShop().clock.now;
    await db.update(sessions).set({ revokedAt });
    await db.update(submissionGrants).set({ revokedAt });
    await pressPost(user);
    expect(await screen.findAllByText(/Log in to send/)).not.toHaveLength(0);
    expect(screen.getByText('Still here')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    // The text may start with "your session has ended": the periodic session check may have noticed
    // it first.
    expect(signInStore.get()).not.toBeNull();
  });
});

describe('a review that is being written', () => {
  // offline-33
  it('the draft is restored after a reload', async () => {
    await signIn(theShop());
    const first = visit('/review');
    await write(first.user, await formReady(), 'I was about to say');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(async () =>
      expect(await submissionsOnDisk()).toMatchObject([{ state: 'draft' }]),
    );
    document.body.replaceChildren();
    visit('/review');
    await waitFor(async () => expect((await theField()).value).toBe('I was about to say'));
  });

  // offline-37
  it('a cleared draft leaves nothing on the phone', async () => {
    const { user } = visit('/review');
    const field = await formReady();
    await write(user, field, 'No');
    await waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(1));
    await user.clear(field);
    await waitFor(async () => expect(await submissionsOnDisk()).toEqual([]));
  });
});
