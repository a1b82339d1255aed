// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { prefetchPlaces } from '#api/addresses.ts';
import type { HandOverFile } from '#domain/hand-over/file.ts';
import { readHandOver } from '#domain/hand-over/code.ts';
import { requestOrderPrescriptions } from '#server/db/tables/request-prescriptions.ts';
import { requestOrders } from '#server/db/tables/requests.ts';
import { attachPhoto, newSubmissionId, saveDraft, sendSubmission } from '#outbox/write.ts';
import { sessionStore } from '#state/session.ts';
import type { Language } from '#text/sentences.ts';
import { aRequestPayload } from '#tests/builders/request-payload.ts';
import { aStoredOrder } from '#tests/builders/stored-order.ts';
import { enter } from '#tests/server/support/hand-over.ts';
import { setProduct } from '#tests/server/support/orders.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { placePath } from './checkout-harness.tsx';
import { network, refusal, setNetwork, shopResponse } from './network.ts';
import { aPhotoFile, submitPath } from './request-form.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();

interface Wish {
  language?: Language;
  hasPhoto?: boolean;
  photo?: File;
  payload?: Record<string, unknown>;
}

const words = {
  en: { handOver: 'Send another way' },
  bn: { handOver: 'অন্যভাবে পাঠান' },
} as const;

/** The user agent of a browser on a phone. */
const phone =
  'Mozilla/5.0 (Linux; Android 14; SM-A055F Build/AP1A) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36';

const theFile = new File(['%PDF-1.4 of a prescription'], 'rx.pdf', { type: 'application/pdf' });

/** Sends a request without a network, so that it is queued in its list. */
async function wait({ language = 'en', hasPhoto = false, photo, payload = {} }: Wish = {}) {
  const shown = visit('/order', language);
  await screen.findByRole('heading', { level: 1 });
  // Prefetches the host's abilities, as the app does behind each first page.
  await act(() => prefetchPlaces(shown.queryClient));
  setNetwork('offline');
  const id = newSubmissionId();
  const owner = sessionStore.get()?.id ?? 'guest';
  const seed = { id, kind: 'request-order' as const, owner, payload: aRequestPayload(payload) };
  await act(async () => {
    await saveDraft(seed);
    if (hasPhoto) await attachPhoto(id, theFile, 'rx.pdf');
    if (photo) await attachPhoto(id, photo, photo.name);
    await sendSubmission(seed);
  });
  return { ...shown, id };
}

async function open(wish: Wish = {}) {
  const shown = await wait(wish);
  const name = words[wish.language ?? 'en'].handOver;
  await shown.user.click(await screen.findByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog', { name }));
  await dialog.findAllByRole('tab');
  return { ...shown, dialog };
}

/** Presses a link and prevents its navigation, so that no messenger opens in a test. */
async function press(user: { click: (what: Element) => Promise<void> }, link: HTMLElement) {
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
}

const stored = async () => (await submissionsOnDisk())[0];

describe('an order that is queued', () => {
  // offline-160, offline-162, offline-166
  it('the order is handed over on its page, entered at the counter, and recognised as the one that the phone sends', async () => {
    const { id: productId } = await setProduct(theShop(), {
      nth: 0,
      listPrice: 120,
      discount: 0,
      stock: 900,
    });
    const id = newSubmissionId();
    const order = aStoredOrder({ productId: String(productId) });
    const payload = { ...order, prescriptionIds: [] };
    const { user, queryClient, address, go } = visit('/about');
    await screen.findByRole('heading', { level: 1 });
    await act(() => prefetchPlaces(queryClient));
    setNetwork('offline');
    await act(() => sendSubmission({ id, kind: 'order', owner: 'guest', payload }));
    await act(() => go(`/Order/Success?Submission=${id}`));
    await user.click(await screen.findByRole('button', { name: words.en.handOver }));
    const dialog = within(await screen.findByRole('dialog', { name: words.en.handOver }));
    const field = await dialog.findByLabelText<HTMLTextAreaElement>('The text to send');
    await user.click(dialog.getByRole('button', { name: 'Copy the text' }));
    expect(await screen.findByText(/^Handed over another way on/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    const { envelope } = await enter(theShop(), field.value);
    expect(envelope).toMatchObject({ IsError: false, Data: { Kind: 'order', IsNew: true } });
    setNetwork('online');
    const number = String(Object(envelope.Data).OrderNo);
    await waitFor(() => expect(address()).toContain(`OrderNo=${number}`));
  });
});

describe('an order that was handed over and then refused', () => {
  // offline-162
  it('the order is not put back into the bag, and its page asks the customer to call first', async () => {
    const id = newSubmissionId();
    const { user, queryClient, go } = visit('/about');
    await screen.findByRole('heading', { level: 1 });
    await act(() => prefetchPlaces(queryClient));
    setNetwork('offline');
    await act(() => sendSubmission({ id, kind: 'order', owner: 'guest', payload: aStoredOrder() }));
    await act(() => go(`/Order/Success?Submission=${id}`));
    await user.click(await screen.findByRole('button', { name: words.en.handOver }));
    const dialog = within(await screen.findByRole('dialog', { name: words.en.handOver }));
    await user.click(await dialog.findByRole('button', { name: 'Copy the text' }));
    await waitFor(async () => expect((await stored())?.handedOver).toBeTruthy());
    network.respond = (path) =>
      path === placePath ? refusal('The total has changed', 417) : undefined;
    setNetwork('online');
    expect(await screen.findByRole('heading', { name: /look at your order again/ })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByText(/may still enter it. Call 09610-000000/)).toBeTruthy();
    expect(screen.queryByText(/Nothing was ordered yet/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'See the new total' })).toBeNull();
  });
});

describe('a request that is queued', () => {
  // offline-160, offline-163, offline-170
  it('the request is handed over as a text that fits into one SMS', async () => {
    const { dialog } = await open();
    const field = dialog.getByLabelText<HTMLTextAreaElement>('The text to send');
    expect(readHandOver(field.value).handed?.content).toMatchObject({
      rows: [{ name: 'Napa', strength: '500 mg', quantity: 10 }],
      address: { receiverPhone: '01712345678', address: 'বাড়ি ১২' },
    });
    expect(dialog.getByText('It takes 1 SMS.')).toBeTruthy();
    const text = encodeURIComponent(field.value);
    expect(dialog.getByRole('link', { name: 'Send as SMS' }).getAttribute('href')).toBe(
      `sms:+8809610000000?&body=${text}`,
    );
    const chat = dialog.getByRole('link', { name: 'Send with WhatsApp' });
    expect(chat.getAttribute('href')).toContain(`?text=${text}`);
  });

  // offline-170
  it('the dialog explains who can read the request before it is handed over', async () => {
    const { dialog } = await open();
    expect(dialog.getByText(/Anyone who sees it can read it/)).toBeTruthy();
    expect((await stored())?.handedOver).toBeUndefined();
  });

  // offline-162
  it('the request stays unsent, shows when it was handed over, and cannot be edited', async () => {
    const { user, dialog } = await open();
    await press(user, dialog.getByRole('link', { name: 'Send as SMS' }));
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ state: 'queued', handedOver: { way: 'text' } }),
    );
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/^Handed over another way on .+ may have it/)).toBeTruthy();
    expect(screen.getAllByText('Saved on this phone – not sent yet').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toMatch(
      /pharmacy may still enter it.*Call 09610-000000.*We’ll check with the pharmacy/,
    );
  });

  // offline-162
  it('a refused request cannot be edited either, and its page asks the customer to call first', async () => {
    const { user, dialog } = await open();
    await press(user, dialog.getByRole('link', { name: 'Send as SMS' }));
    await waitFor(async () => expect((await stored())?.handedOver).toBeTruthy());
    network.respond = (path) =>
      path === submitPath ? refusal('We do not deliver there yet', 417) : undefined;
    setNetwork('online');
    await waitFor(async () => expect((await stored())?.state).toBe('refused'));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByText(/may still enter it. Call 09610-000000/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toMatch(/Call 09610-000000/);
    expect(question.textContent).not.toMatch(/We’ll check with the pharmacy/);
  });

  // offline-166, offline-167
  it('a request that was entered at the counter is the one that the phone sends later', async () => {
    const { dialog } = await open();
    const { value } = dialog.getByLabelText<HTMLTextAreaElement>('The text to send');
    const { envelope } = await enter(theShop(), value);
    expect(envelope.IsError).toBe(false);
    const number = String(Object(envelope.Data).OrderNo);
    setNetwork('online');
    expect(await dialog.findByText(/The pharmacy has it/)).toBeTruthy();
    await waitFor(async () => expect(await stored()).toMatchObject({ orderNo: number }));
  });

  // offline-94, offline-167
  it('a request deleted after it was entered is shown as sent', async () => {
    const { user, dialog } = await open();
    const { value } = dialog.getByLabelText<HTMLTextAreaElement>('The text to send');
    await user.click(dialog.getByRole('button', { name: 'Copy the text' }));
    await waitFor(async () => expect((await stored())?.posted).toBe(true));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    const { envelope } = await enter(theShop(), value);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect((await stored())?.cancelledAt).not.toBeNull());
    setNetwork('online');
    const orderNo = String(Object(envelope.Data).OrderNo);
    await waitFor(async () => expect(await stored()).toMatchObject({ state: 'sent', orderNo }));
  });

  // offline-94, offline-199
  it('a request deleted after it was entered still sends its photos and is added to its customer’s account', async () => {
    const customer = await signIn(theShop());
    const { user, dialog, id } = await open({ photo: await aPhotoFile() });
    const { value } = dialog.getByLabelText<HTMLTextAreaElement>('The text to send');
    await user.click(dialog.getByRole('button', { name: 'Copy the text' }));
    await waitFor(async () => expect((await stored())?.posted).toBe(true));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await enter(theShop(), value);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect((await stored())?.cancelledAt).not.toBeNull());
    setNetwork('online');
    await waitFor(async () => expect(await stored()).toMatchObject({ state: 'sent' }));
    expect((await stored())?.photos[0]?.serverId).not.toBeNull();
    const { db } = theShop().database;
    const rows = await db
      .select({
        customerId: requestOrders.customerId,
        file: requestOrderPrescriptions.prescriptionId,
      })
      .from(requestOrders)
      .innerJoin(
        requestOrderPrescriptions,
        eq(requestOrderPrescriptions.requestOrderId, requestOrders.id),
      )
      .where(eq(requestOrders.submissionId, id));
    expect(rows).toEqual([{ customerId: customer, file: expect.anything() }]);
  });

  // offline-170
  it('the request can be copied by button or by hand', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('button', { name: 'Copy the text' }));
    expect(await dialog.findByText('Copied.')).toBeTruthy();
    const { value } = dialog.getByLabelText<HTMLTextAreaElement>('The text to send');
    expect(await navigator.clipboard.readText()).toBe(value);
    const writing = vi.spyOn(navigator.clipboard, 'writeText');
    writing.mockRejectedValue(new Error('forbidden'));
    onTestFinished(() => writing.mockRestore());
    await user.click(dialog.getByRole('button', { name: 'Copy the text' }));
    expect(await dialog.findByText(/It could not be copied/)).toBeTruthy();
  });

  // offline-162, offline-170
  it('a request copied by hand counts as handed over', async () => {
    const { dialog } = await open();
    fireEvent.copy(dialog.getByLabelText('The text to send'));
    await waitFor(async () => expect((await stored())?.handedOver?.way).toBe('text'));
  });

  // offline-160
  it('a refused request shows the reason and no way to hand it over', async () => {
    const { dialog } = await open();
    network.respond = (path) =>
      path === submitPath ? refusal('We do not deliver there yet', 417) : undefined;
    setNetwork('online');
    expect(await dialog.findByText(/could not accept: We do not deliver there yet/)).toBeTruthy();
    expect(dialog.queryByRole('tab')).toBeNull();
    expect(dialog.queryByText(/may still enter it/)).toBeNull();
  });

  // offline-171
  it('the request is shown as a QR code, and counts as handed over from then on', async () => {
    const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => scrolling.mockRestore());
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('tab', { name: 'QR code' }));
    expect(dialog.queryByRole('img')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Show the code' }));
    const code = await dialog.findByRole('img', { name: 'QR code of the text' });
    expect((await dialog.findByText(/^The code is on the screen/)).role).toBe('status');
    expect(scrolling.mock.instances).toEqual([code]);
    expect(code.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(500);
    await waitFor(async () => expect((await stored())?.handedOver?.way).toBe('code'));
    const toggle = dialog.getByRole('button', { name: 'Hide the code' });
    expect(document.activeElement).toBe(toggle);
    await user.click(toggle);
    expect(dialog.queryByRole('img')).toBeNull();
    expect(dialog.queryByText(/^The code is on the screen/)).toBeNull();
  });

  // offline-171
  it('a long request has no code, and the dialog explains it', async () => {
    const { user, dialog } = await open({ payload: { remarks: 'please '.repeat(100) } });
    expect(dialog.getByText(/It takes \d+ SMS\./)).toBeTruthy();
    await user.click(dialog.getByRole('tab', { name: 'QR code' }));
    expect(dialog.getByText(/too long for a code/)).toBeTruthy();
  });

  // offline-161
  it('the request is saved as a file that contains its pictures', async () => {
    const kept: Blob[] = [];
    const keeping = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) kept.push(file);
      return 'blob:kept';
    });
    onTestFinished(() => keeping.mockRestore());
    const { user, dialog } = await open({ hasPhoto: true });
    expect(dialog.getByText(/The photo can’t be sent this way/)).toBeTruthy();
    await user.click(dialog.getByRole('tab', { name: 'File' }));
    expect(dialog.getByText('It is about 1 KB.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save the file' }));
    expect(await dialog.findByText('The file is in this phone’s downloads.')).toBeTruthy();
    const content: HandOverFile = JSON.parse((await kept.at(-1)?.text()) ?? '{}');
    expect(content.lines.join(' ')).toContain('Napa 500 mg × 10');
    const [picture] = content.pictures;
    expect(picture).toMatchObject({ name: 'photo-1.pdf', mime: 'application/pdf' });
    expect(atob(picture?.base64 ?? '')).toBe(await theFile.text());
  });

  // offline-161, offline-162
  it.each([
    ['Facebook', `${phone} [FB_IAB/FB4A;FBAV/480.0.0.0;]`],
    ['any app', phone.replace('Build/AP1A', 'Build/AP1A; wv')],
  ])(
    'the request is not saved as a file inside of %s, which would discard it, and the dialog explains it',
    async (_, userAgent) => {
      const keeping = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
      const name = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
      onTestFinished(() => {
        keeping.mockRestore();
        name.mockRestore();
      });
      const { user, dialog } = await open();
      await user.click(dialog.getByRole('tab', { name: 'File' }));
      await user.click(dialog.getByRole('button', { name: 'Save the file' }));
      expect(await dialog.findByText(/^Inside this app no file can be saved/)).toBeTruthy();
      expect(dialog.queryByText('The file is in this phone’s downloads.')).toBeNull();
      expect(keeping).not.toHaveBeenCalled();
      expect((await stored())?.handedOver).toBeUndefined();
    },
  );

  // offline-161
  it('the share sheet gets the file if it accepts files, and closing it hands nothing over', async () => {
    const shared: ShareData[] = [];
    let isClosed = true;
    const share = async (data: ShareData) => {
      if (isClosed) throw new DOMException('closed', 'AbortError');
      shared.push(data);
    };
    Object.assign(navigator, { share, canShare: () => true });
    try {
      const { user, dialog } = await open();
      await user.click(dialog.getByRole('tab', { name: 'File' }));
      await user.click(dialog.getByRole('button', { name: 'Share the file' }));
      expect((await stored())?.handedOver).toBeUndefined();
      isClosed = false;
      await user.click(dialog.getByRole('button', { name: 'Share the file' }));
      await waitFor(async () => expect((await stored())?.handedOver?.way).toBe('file'));
      expect(shared[0]?.files?.[0]?.type).toMatch(/^text\/plain/);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    }
  });

  // offline-161
  it('a request of prescriptions only is handed over as a file only', async () => {
    const { user, dialog } = await open({ hasPhoto: true, payload: { rows: [], address: null } });
    expect(dialog.getByRole('tab', { name: 'File' }).getAttribute('aria-selected')).toBe('true');
    await user.click(dialog.getByRole('tab', { name: 'Text message' }));
    expect(dialog.getByText(/Without its photos there is nothing to send/)).toBeTruthy();
  });

  // offline-161
  it('a request of saved prescriptions only cannot be handed over', async () => {
    await signIn(theShop());
    const payload = { rows: [], address: null, prescriptionIds: ['saved-1'] };
    const { user } = await wait({ payload });
    await user.click(await screen.findByRole('button', { name: words.en.handOver }));
    const dialog = within(await screen.findByRole('dialog', { name: words.en.handOver }));
    expect(await dialog.findByText(/^This cannot be handed over another way/)).toBeTruthy();
    expect(dialog.queryByRole('tab')).toBeNull();
  });

  // offline-169, offline-170
  it('a customer’s request names the number to send it from and contains no token', async () => {
    await signIn(theShop());
    const { dialog } = await open({ payload: { prescriptionIds: ['saved-1'] } });
    const { phone = '', token = '' } = sessionStore.get() ?? {};
    expect(dialog.getByText(new RegExp(`send it from ${phone}`))).toBeTruthy();
    expect(dialog.getByText(/Prescriptions saved in your account follow/)).toBeTruthy();
    const { value } = dialog.getByLabelText<HTMLTextAreaElement>('The text to send');
    expect(readHandOver(value).handed?.isCustomers).toBe(true);
    expect(value).not.toContain(token);
  });

  // offline-160
  it('the dialog is in Bengali on a Bengali page', async () => {
    const { dialog } = await open({ language: 'bn', hasPhoto: true });
    expect(dialog.getByText('১টি এসএমএস লাগবে।')).toBeTruthy();
    expect(dialog.getByText(/১টি ছবি এভাবে যেতে পারে না/)).toBeTruthy();
    expect(dialog.getByRole('tab', { name: 'কিউআর কোড' })).toBeTruthy();
  });

  // offline-160
  it('the dialog is not offered if the host does not accept handed-over requests', async () => {
    network.respond = (path) =>
      path.startsWith('Capabilities')
        ? shopResponse({ Calls: ['requests.status'], IdempotencyKeys: true, PaymentGateway: false })
        : undefined;
    await wait();
    expect(await screen.findByRole('button', { name: 'Send now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send another way' })).toBeNull();
  });

  // offline-107, offline-160
  it('the button is visible to the request’s owner only', async () => {
    await signIn(theShop());
    await wait();
    await screen.findByRole('button', { name: 'Send another way' });
    act(() => sessionStore.clear());
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Send another way' })).toBeNull(),
    );
  });
});
