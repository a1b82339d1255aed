// @vitest-environment happy-dom
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Language } from '#text/sentences.ts';
import { plainProblem } from '#domain/outbox-problems.ts';
import type { Submission } from '#domain/submission.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { attachPhoto, newSubmissionId, saveDraft, sendSubmission } from '#outbox/write.ts';
import { bagStore } from '#state/bag.ts';
import { sessionStore } from '#state/session.ts';
import { aRequestPayload } from '#tests/builders/request-payload.ts';
import { aStoredOrder } from '#tests/builders/stored-order.ts';
import { aSubmission } from '#tests/builders/submission.ts';
import { announceChange } from '#outbox/storage/change-channel.ts';
import { hold, network, refusal, setNetwork, timesReached } from './network.ts';
import { fillThePhone, submissionsOnDisk } from './indexed-db.ts';
import { formReady, rowField, submitPath } from './request-form.ts';
import { signIn, untilAnnounced, usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();

/** Puts a submission in any state on the phone's disk. */
async function put(changes: Partial<Submission> = {}): Promise<Submission> {
  const now = new Date().toISOString();
  const submission = aSubmission({
    id: newSubmissionId(),
    createdAt: now,
    nextAt: now,
    payload: aRequestPayload(),
    ...changes,
  });
  // The store opens its database before the first write.
  await outboxStore.submissions();
  await outboxStore.write(`letter/${submission.id}`, submission);
  act(announceChange);
  return submission;
}

async function sendOne(name = 'Napa', file?: File): Promise<void> {
  const seed = {
    id: newSubmissionId(),
    kind: 'request-order',
    owner: 'guest',
    payload: aRequestPayload({ name }),
  } as const;
  await act(async () => {
    if (file) {
      await saveDraft(seed);
      await attachPhoto(seed.id, file, file.name);
    }
    await sendSubmission(seed);
  });
}

const aProblem = {
  kind: 'refused',
  at: new Date().toISOString(),
  status: 200,
  code: '417',
  message: 'We do not deliver there yet',
  notBefore: null,
} as const;

const forgotten = plainProblem('server-forgot', new Date().toISOString());

const aFile = (n: number, name: string) =>
  ({ n, name, mime: 'application/pdf', size: 9, sha256: 'x', serverId: `p${n}` }) as const;

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const aCustomer = {
  id: 'c1',
  name: 'Rahima',
  email: '',
  phone: '01712345678',
  image: '',
  token: 't',
};

async function openList(language: Language = 'en') {
  // The profile area needs a sign-in. Submissions from before it are shown to the customer too.
  sessionStore.set(aCustomer);
  const shown = visit('/profile/prescription/request', language);
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

describe('the strip on every screen', () => {
  // offline-100
  it('the strip is hidden while nothing is queued', async () => {
    visit('/about');
    await screen.findByRole('heading', { name: 'About Us' });
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    expect(screen.queryByText('See them')).toBeNull();
  });

  // offline-98, offline-100, shell-71
  it('the strip shows Saved on this phone – not sent yet, and opens the list', async () => {
    setNetwork('offline');
    const { user } = visit('/about');
    await sendOne();
    await user.click(
      await screen.findByRole('button', { name: /Saved on this phone – not sent yet/ }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Your requests on this phone' });
    expect(within(dialog).getByText('Napa 500 mg × 10')).toBeTruthy();
  });

  // offline-192
  it('the strip and the list report a full phone instead of promising to send', async () => {
    setNetwork('offline');
    const { user } = visit('/about');
    await sendOne();
    await screen.findByRole('button', { name: /Saved on this phone – not sent yet/ });
    fillThePhone();
    setNetwork('online');
    await user.click(await screen.findByRole('button', { name: /your phone has no room left/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Your requests on this phone' });
    expect(within(dialog).getByText(/no space left, so it can’t be sent/)).toBeTruthy();
    expect(within(dialog).queryByText(/when the network is back/)).toBeNull();
  });

  // offline-100
  it('the strip counts queued submissions', async () => {
    setNetwork('offline');
    visit('/about');
    await sendOne();
    await sendOne('Seclo');
    expect(
      await screen.findByRole('button', { name: /2 saved on this phone – not sent yet/ }),
    ).toBeTruthy();
  });

  // offline-2, offline-101
  it('a change is announced to screen readers, and the number is shown on arrival', async () => {
    visit('/about');
    await screen.findByRole('heading', { name: 'About Us' });
    await screen.findAllByRole('status');
    await sendOne();
    expect(await screen.findByRole('button', { name: /Sent – Request R-\d+/ })).toBeTruthy();
    await untilAnnounced(/Sent – Request R-\d+/);
  });

  // offline-124
  it('the strip counts for a visitor only the submissions that need a sign-in, without their content', async () => {
    setNetwork('offline');
    visit('/about');
    await put({ owner: 'somebody', state: 'refused', lastError: aProblem });
    await put({ owner: 'somebody', state: 'stale' });
    await put({ owner: 'somebody-else', state: 'sent', lastError: forgotten });
    await put({ owner: 'somebody-else', state: 'quarantine' });
    // These are sent without a sign-in, or are already sent.
    await put({ owner: 'somebody', state: 'queued' });
    await put({ owner: 'somebody', state: 'sent' });
    await screen.findByRole('button', { name: /4 saved on this phone – log in to send/ });
    expect(screen.queryByText(/do not deliver|Napa|Still need/)).toBeNull();
    act(() => void sessionStore.set(aCustomer));
    await waitFor(() => expect(screen.queryByText('See them')).toBeNull());
  });

  it('the strip is in Bengali on a Bengali page', async () => {
    setNetwork('offline');
    visit('/about', 'bn');
    await sendOne();
    await sendOne();
    expect(await screen.findByRole('button', { name: /২টি এই ফোনে রাখা আছে/ })).toBeTruthy();
  });
});

describe('a submission in the list', () => {
  // offline-58, offline-59, request-order-41
  it('a queued submission can be sent now', async () => {
    setNetwork('offline');
    const { user } = await openList();
    await sendOne();
    const send = await screen.findByRole('button', { name: 'Send now' });
    network.state = 'online';
    await user.click(send);
    expect(await screen.findAllByText(/Sent – Request R-\d+/)).not.toHaveLength(0);
  });

  // offline-94, offline-98
  it('a submission that is being sent has the same buttons and can be deleted', async () => {
    const letGo = hold(/RequestOrder\/Add/);
    setNetwork('offline');
    const { user } = await openList();
    await sendOne();
    const edit = await screen.findByRole('button', { name: 'Edit' });
    setNetwork('online');
    await waitFor(() => expect(edit.getAttribute('aria-disabled')).toBe('true'));
    await user.click(edit);
    expect(await submissionsOnDisk()).toMatchObject([{ state: 'queued' }]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alertdialog', { name: 'Delete this request?' })).toBeTruthy();
    letGo();
  });

  // offline-93
  it('a queued submission can be deleted after a confirmation', async () => {
    setNetwork('offline');
    const { user } = await openList();
    await sendOne();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this request?' });
    await user.click(within(question).getByRole('button', { name: 'No, keep it' }));
    expect(await submissionsOnDisk()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(async () => expect(await submissionsOnDisk()).toEqual([]));
    expect(timesReached(submitPath)).toBe(0);
  });

  // offline-90, offline-92, request-order-21
  it("a queued submission can be edited: it becomes the form's draft again, with its address", async () => {
    setNetwork('offline');
    const { user, address } = await openList();
    await sendOne('Seclo');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(address()).toBe('/order'));
    await waitFor(() => expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Seclo'));
    expect(screen.getByRole('textbox', { name: /Receiver Phone/ })).toHaveProperty(
      'value',
      '01712345678',
    );
    expect(await submissionsOnDisk()).toMatchObject([{ state: 'draft' }]);
  });

  // offline-190
  it('editing below its own form scrolls to the form, with a message', async () => {
    setNetwork('offline');
    const { user, address } = visit('/order');
    await formReady();
    await sendOne('Seclo');
    const edit = await screen.findByRole('button', { name: 'Edit' });
    vi.mocked(window.scrollTo).mockClear();
    await user.click(edit);
    await untilAnnounced('It is back in the form. It goes out when you send it again.');
    await waitFor(() => expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Seclo'));
    expect(document.activeElement).toBe(screen.getByRole('main'));
    expect(window.scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(address()).toBe('/order');
  });

  // offline-190
  it('editing an order at the checkout scrolls to it, with a message', async () => {
    const { user } = visit('/Checkout');
    await screen.findByText('There is no product in the shopping bag');
    setNetwork('offline');
    await put({ kind: 'order', payload: aStoredOrder() });
    await user.click(await screen.findByRole('button', { name: /not sent yet/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('button', { name: 'Edit' }));
    await untilAnnounced('It is back in the form. It goes out when you send it again.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    // offline-91
    await screen.findByRole('button', { name: 'Place Order' });
    expect(bagStore.get().lines).toHaveLength(aStoredOrder().bag.Items.length);
  });

  // offline-91
  it('a restored order that no form shows is replaced only after a confirmation', async () => {
    setNetwork('offline');
    const { user } = await openList();
    const draft = { id: newSubmissionId(), kind: 'order', owner: 'guest' } as const;
    await act(() => saveDraft({ ...draft, payload: aStoredOrder() }));
    await put({ kind: 'order', payload: aStoredOrder() });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await screen.findByRole('alertdialog', { name: 'Replace your draft?' });
    expect(await submissionsOnDisk()).toHaveLength(2);
  });

  // offline-91
  it('editing replaces an unfinished draft only after a confirmation', async () => {
    setNetwork('offline');
    const { user } = await openList();
    await sendOne('Seclo');
    const draft = { id: newSubmissionId(), kind: 'request-order', owner: 'guest' } as const;
    await act(() => saveDraft({ ...draft, payload: aRequestPayload({ name: 'Half written' }) }));
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const question = await screen.findByRole('alertdialog', { name: 'Replace your draft?' });
    await user.click(within(question).getByRole('button', { name: 'No, keep it' }));
    expect(await submissionsOnDisk()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Replace the draft' }));
    await waitFor(() => expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Seclo'));
    expect(await submissionsOnDisk()).toHaveLength(1);
  });

  // offline-94, offline-191
  it('the confirmation of a deletion says that it may have arrived, and checks with the pharmacy while that is possible', async () => {
    setNetwork('offline');
    const { user } = await openList();
    const { id } = await put({ posted: true });
    const ask = async () => {
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      return within(await screen.findByRole('alertdialog'));
    };
    const first = await ask();
    expect(first.getByText(/^It may already have been sent\. We’ll check/)).toBeTruthy();
    await user.click(first.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => {
      const [left] = await submissionsOnDisk();
      expect(left?.cancelledAt).toBeTruthy();
    });
    const second = await ask();
    expect(second.getByText(/deleting it here does not take it back/)).toBeTruthy();
    expect(second.queryByText(/We’ll ask/)).toBeNull();
    await user.click(second.getByRole('button', { name: 'Delete' }));
    await waitFor(async () =>
      expect((await submissionsOnDisk()).some((one) => one.id === id)).toBe(false),
    );
  });

  // offline-83
  it("a refused submission shows the server's Msg and code, and can be edited or deleted", async () => {
    network.respond = (path) =>
      path === submitPath ? refusal('We do not deliver there yet', 417) : undefined;
    await openList();
    await sendOne();
    expect(
      await screen.findAllByText('The pharmacy could not accept: We do not deliver there yet'),
    ).not.toHaveLength(0);
    expect(screen.getByText('Code 417')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send now' })).toBeNull();
  });

  // offline-83
  it('a refused submission without a form offers no editing', async () => {
    setNetwork('offline');
    await openList();
    await put({
      kind: 'product-request',
      payload: { productId: '17', phone: '01712345678', quantity: 1 },
      state: 'refused',
      lastError: aProblem,
    });
    expect(await screen.findByText(/It cannot be changed here: send a new one/)).toBeTruthy();
    expect(screen.queryByText(/Correct it and send again/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  // offline-83, offline-92
  it('a submission without its product offers no Edit, but its text stays readable', async () => {
    setNetwork('offline');
    await openList();
    const payload = { content: 'Helped my father' };
    await put({ kind: 'comment', payload, state: 'refused', lastError: aProblem });
    expect(await screen.findByText('Helped my father')).toBeTruthy();
    expect(await screen.findByText(/It cannot be changed here: send a new one/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  // offline-82
  it('a submission that needs a sign-in offers it', async () => {
    setNetwork('offline');
    await openList();
    await put({ state: 'needs-sign-in' });
    expect(await screen.findAllByText('Log in to send')).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });

  // offline-81
  it('a submission a week old shows Still need this? and is sent only on confirmation', async () => {
    const { user } = await openList();
    await put({ state: 'stale', createdAt: daysAgo(8) });
    expect(await screen.findAllByText('Still need this?')).not.toHaveLength(0);
    expect(timesReached(submitPath)).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Yes, send it' }));
    expect(await screen.findAllByText(/Sent – Request R-\d+/)).not.toHaveLength(0);
  });

  // offline-80
  it('a submission queued for three days shows the phone number of the shop', async () => {
    setNetwork('offline');
    await openList();
    await put({ createdAt: daysAgo(4) });
    expect(await screen.findByText(/more than three days.*09610-000000/)).toBeTruthy();
  });

  // errors-63, offline-86
  it('a submission that this app cannot read can be saved as a copy and deleted', async () => {
    setNetwork('offline');
    await openList();
    await put({ state: 'quarantine', lastError: { ...aProblem, kind: 'damaged' } });
    expect(await screen.findAllByText('This phone can no longer read this request')).toBeTruthy();
    const actions = within(screen.getByRole('article')).getAllByRole('button');
    expect(actions.map((button) => button.textContent)).toEqual(['Save a copy', 'Delete']);
  });

  // offline-202
  it.each([
    [
      'en',
      /^The pharmacy no longer has this$/,
      /what you wrote is not on this phone any more.*call us: [\d-]+$/,
      'Saved on this phone',
    ],
    ['bn', /^ফার্মেসির কাছে এটি আর নেই$/, /এই ফোনেও নেই.*ফোন করুন: [০-৯-]+$/, 'এই ফোনে রাখা হয়েছে'],
  ] as const)(
    'a submission that the pharmacy lost after its content was deleted is not called saved (%s)',
    async (language, state, reason, saved) => {
      setNetwork('offline');
      const lost = { state: 'sent', sentAt: daysAgo(4), orderNo: 'R-1' } as const;
      await put({ ...lost, lastError: forgotten, payload: null });
      await openList(language);
      expect(await screen.findByText(reason)).toBeTruthy();
      expect(screen.getAllByText(state).length).toBeGreaterThan(0);
      expect(screen.queryByText(new RegExp(saved))).toBeNull();
    },
  );

  // offline-104
  it('a sent submission can be cleared from the list', async () => {
    const { user } = await openList();
    await sendOne();
    await user.click(await screen.findByRole('button', { name: 'Remove from list' }));
    await waitFor(() => expect(screen.queryByText('Napa 500 mg × 10')).toBeNull());
    expect(await submissionsOnDisk()).toEqual([]);
  });

  // offline-104
  it('a sent order links to its page', async () => {
    const { user, address } = await openList();
    await put({ kind: 'order', state: 'sent', orderNo: '55' });
    await user.click(await screen.findByRole('button', { name: 'See the order' }));
    await waitFor(() => expect(address()).toContain('/Order/Success?OrderNo=%2255%22'));
  });

  // offline-99
  it('a submission is not green before it has its number', async () => {
    setNetwork('offline');
    await openList();
    await sendOne();
    const [saved] = await screen.findAllByText('Saved on this phone – not sent yet');
    expect(saved?.closest('[class*="arrived"]')).toBeNull();
  });

  // prescriptions-27
  it('the submission shows how many of its files have arrived', async () => {
    setNetwork('offline');
    await openList();
    const photo = { mime: 'image/jpeg', size: 3, sha256: 'aa' };
    const photos = [
      { ...photo, n: 1, serverId: 'one' },
      { ...photo, n: 2, serverId: null },
      { ...photo, n: 3, serverId: null },
    ];
    await put({ photos });
    expect(await screen.findByText('file 1 of 3 sent')).toBeTruthy();
  });

  // offline-107, sign-in-61
  it("another customer's submission is hidden", async () => {
    setNetwork('offline');
    await openList();
    await put({ owner: 'somebody-else' });
    await put({ payload: aRequestPayload({ name: 'Own' }) });
    expect(await screen.findByText('Own 500 mg × 10')).toBeTruthy();
    expect(screen.queryByText('Napa 500 mg × 10')).toBeNull();
  });

  // offline-97
  it('a submission is shared as readable text', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    setNetwork('offline');
    const { user } = await openList();
    await sendOne();
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() => expect(share).toHaveBeenCalledOnce());
    const text = share.mock.calls[0]?.[0].text ?? '';
    expect(text).toContain('Request to Nirog');
    expect(text).toContain('Napa 500 mg × 10');
    expect(text).toContain('01712345678');
    Reflect.deleteProperty(navigator, 'share');
  });

  // offline-97
  it('the files are downloaded with a message if the share sheet accepts none', async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(() => Promise.resolve());
    const canShare = ({ files }: ShareData) => !files;
    Object.assign(navigator, { share, canShare });
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    try {
      setNetwork('offline');
      const { user } = await openList();
      await sendOne(
        'Napa',
        new File(['%PDF-1.4 of a prescription'], 'rx.pdf', { type: 'application/pdf' }),
      );
      share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
      await user.click(await screen.findByRole('button', { name: 'Share' }));
      await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
      expect(saved).toEqual([]);
      await user.click(await screen.findByRole('button', { name: 'Share' }));
      expect(await screen.findByText(/shared the text alone.*downloads/)).toBeTruthy();
      expect(share.mock.lastCall?.[0]).toMatchObject({ text: expect.stringContaining('Napa') });
      expect(share.mock.lastCall?.[0]).not.toHaveProperty('files');
      expect(saved).toEqual(['photo-1.pdf']);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    }
  });
});

describe('a copy of a submission', () => {
  // offline-97
  it.each([
    ['en', 'Save a copy', /^Inside this app no file can be saved/],
    ['bn', 'কপি রাখুন', /^এই অ্যাপের ভেতরে কোনো ফাইল রাখা যায় না/],
  ] as const)(
    'a copy is not shown as saved inside another app (%s)',
    async (language, name, words) => {
      const keeping = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
      const agent = vi
        .spyOn(navigator, 'userAgent', 'get')
        .mockReturnValue('Mozilla/5.0 (Linux; Android 14) [FBAN/EMA;FBAV/480.0.0.0;]');
      onTestFinished(() => {
        keeping.mockRestore();
        agent.mockRestore();
      });
      setNetwork('offline');
      const { user } = await openList(language);
      await sendOne();
      await user.click(await screen.findByRole('button', { name: name.normalize('NFC') }));
      const said = new RegExp(words.source.normalize('NFC'));
      expect(await screen.findByText(said)).toBeTruthy();
      expect(keeping).not.toHaveBeenCalled();
    },
  );
});

describe('photos that had arrived', () => {
  // offline-95, prescriptions-36
  it('the photos are deleted at the server when a visitor deletes the submission', async () => {
    setNetwork('offline');
    const { user } = await openList();
    const uploaded = { n: 1, mime: 'image/jpeg', size: 3, sha256: 'aa', serverId: 'rx-1' };
    await put({ state: 'refused', lastError: aProblem, photos: [uploaded] });
    await screen.findByText('Code 417');
    network.state = 'online';
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }),
    );
    await waitFor(() =>
      expect(timesReached('ProductOrderArea/Prescription/AnonymousRemove/rx-1')).toBe(1),
    );
  });
});

describe('Request History', () => {
  // customer-area-100, errors-64
  it("an empty list shows 'Didn't find any requests yet.' and offers to begin one", async () => {
    await signIn(shop());
    visit('/profile/prescription/request');
    expect(await screen.findByText("Didn't find any requests yet.")).toBeTruthy();
    const start = screen.getByRole('link', { name: 'Request medicines' });
    expect(start.getAttribute('href')).toBe('/order');
  });

  // customer-area-1
  it('a visitor is asked to sign in and sent home', async () => {
    const { address } = visit('/profile/prescription/request');
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeTruthy();
    expect(address()).toBe('/');
  });
});

describe('a request with one refused file', () => {
  // offline-84
  it('the file is named, and one press sends everything else without it', async () => {
    const kept = { ...aFile(1, 'front.pdf'), serverId: null };
    const lost = { ...aFile(2, 'back.pdf'), serverId: null, refused: 'This PDF is damaged.' };
    const bytes = new TextEncoder().encode('%PDF-1.4');
    const submission = await put({
      state: 'refused',
      lastError: { ...aProblem, status: 415 },
      photos: [kept, lost],
    });
    await outboxStore.write(`photo/${submission.id}/2`, bytes.buffer);
    const { user } = await openList();
    expect(
      await screen.findAllByText(/^The pharmacy could not accept: back.pdf: This PDF is damaged/),
    ).not.toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send without that file' }));
    await waitFor(async () => {
      const left = (await outboxStore.submissions()).find((one) => one.id === submission.id);
      expect(left?.photos.map((photo) => photo.name)).toEqual(['front.pdf']);
      expect(left?.state).not.toBe('refused');
    });
  });
});
