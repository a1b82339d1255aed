// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { outboxStore } from '#outbox/storage/store.ts';
import { saveDraft, sendSubmission } from '#outbox/write.ts';
import { sendTimeout } from '#parts/submissions/use-outcome.ts';
import { sessionStore } from '#state/session.ts';
import { closeSignIn, signInStore } from '#state/sign-in.ts';
import { hold, network, refusal, setNetwork, timesReached } from './network.ts';
import { fillThePhone, handedOverElsewhere, submissionsOnDisk } from './indexed-db.ts';
import {
  aPhotoFile,
  fillRequest,
  fillRow,
  formReady,
  pressSend,
  rowField,
  submitPath,
  uploadPath,
} from './request-form.ts';
import { signIn, usePhone, visit, write } from './shop-harness.tsx';

const shop = usePhone();

async function written() {
  const shown = visit('/order');
  await fillRequest(shown.user);
  return shown;
}

const placed = () => screen.findByRole('alertdialog', { name: 'Order Placed Successfully' });

function filePicker(): HTMLElement {
  const [picker] = document.querySelectorAll<HTMLElement>('#prescriptions input[type="file"]');
  if (!picker) throw new Error('there is no file picker');
  return picker;
}

describe('a sent request', () => {
  // offline-2, request-order-3, request-order-17, request-order-34
  it("the dialog shows 'Order Placed Successfully', the number, and who will be called", async () => {
    const { user } = await written();
    await pressSend(user);
    const dialog = await placed();
    expect(within(dialog).getByText(/^Request R-\d+$/)).toBeTruthy();
    expect(within(dialog).getByText(/An agent will call 01712345678/)).toBeTruthy();
  });

  // request-order-32
  it('the request has totals, rows with their position, remarks and the shipping object', async () => {
    const { user } = await written();
    await write(user, screen.getByRole('textbox', { name: 'Add Note' }), 'Any brand will do');
    await pressSend(user);
    await placed();
    const sent = network.reached.find((one) => one.path === submitPath)?.body;
    expect(sent).toMatchObject({
      TotalItem: 1,
      TotalQuantity: 10,
      Items: [{ Name: 'Napa', Strength: '500 mg', Quantity: 10, Position: 1 }],
      ImgId: [],
      Remarks: 'Any brand will do',
      address: {
        receiverPhone: '01712345678',
        customerPhone: '01712345678',
        division: 'Dhaka',
        district: 'Gazipur',
        areaId: 0,
        address: 'House 12, Road 5',
      },
    });
  });

  // request-order-31
  it('the form is empty afterwards: rows and images are cleared', async () => {
    const { user } = await written();
    await user.upload(filePicker(), await aPhotoFile());
    await screen.findByRole('button', { name: 'Remove file 1' });
    await pressSend(user);
    await placed();
    expect(rowField(1, 'Product Name')).toHaveProperty('value', '');
    expect(screen.queryByRole('button', { name: 'Remove file 1' })).toBeNull();
  });

  // request-order-31
  it('the request is stored and the form cleared before the server has received it', async () => {
    network.holds = { path: /RequestOrder\/Add/, until: new Promise(() => undefined) };
    const { user } = await written();
    await pressSend(user);
    await screen.findByRole('dialog', { name: 'Sending your request…' });
    expect(timesReached(submitPath)).toBe(0);
    const [submission] = await submissionsOnDisk();
    expect(submission?.state).not.toBe('draft');
    expect(submission?.payload).toMatchObject({ rows: [{ name: 'Napa' }] });
    await waitFor(() => expect(rowField(1, 'Product Name')).toHaveProperty('value', ''));
  });

  // request-order-35
  it('Close opens home', async () => {
    const { user, address } = await written();
    await pressSend(user);
    await user.click(within(await placed()).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  // request-order-35
  it('Login leads to the prescription request page', async () => {
    const { user, address } = await written();
    await pressSend(user);
    await user.click(within(await placed()).getByRole('button', { name: 'Login' }));
    // The profile needs a sign-in, so the login form opens with the path to continue.
    expect(await screen.findByRole('heading', { name: 'Login' })).toBeTruthy();
    expect(signInStore.get()?.returnTo).toBe('/profile/prescription/request');
    expect(address()).toBe('/');
    act(() => closeSignIn());
  });

  // request-order-3, request-order-22, request-order-35
  it('a customer sees View Order, which opens the request history', async () => {
    await signIn(shop());
    const { user, address } = await written();
    await pressSend(user);
    const dialog = within(await placed());
    expect(dialog.queryByRole('button', { name: 'Login' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'View Order' }));
    await waitFor(() => expect(address()).toBe('/profile/prescription/request'));
    const sent = network.reached.find((one) => one.path === submitPath)?.body;
    const customerPhone = sessionStore.get()?.phone;
    expect(sent).toMatchObject({ address: { receiverPhone: '01712345678', customerPhone } });
  });

  // offline-102, request-order-33
  it('a loading overlay is shown meanwhile, and can be left', async () => {
    const letGo = hold(/RequestOrder\/Add/);
    const { user } = await written();
    await pressSend(user);
    const overlay = await screen.findByRole('dialog', { name: 'Sending your request…' });
    expect(within(overlay).getByRole('progressbar')).toBeTruthy();
    await user.click(within(overlay).getByRole('button', { name: 'Continue in the background' }));
    expect(screen.queryByRole('dialog', { name: 'Sending your request…' })).toBeNull();
    letGo();
    expect(await screen.findByRole('button', { name: /Sent – Request R-\d+/ })).toBeTruthy();
  });

  // offline-63, prescriptions-24, prescriptions-25, request-order-17
  it('the prescriptions are sent first, then the request with their ids', async () => {
    const { user } = await written();
    await user.upload(filePicker(), [await aPhotoFile('a.jpg'), await aPhotoFile('b.jpeg')]);
    await screen.findByRole('button', { name: 'Remove file 2' });
    await pressSend(user);
    await placed();
    const order = network.reached
      .map((one) => one.path)
      .filter((path) => path === submitPath || path === uploadPath);
    expect(order).toEqual([uploadPath, uploadPath, submitPath]);
    const sent = network.reached.find((one) => one.path === submitPath)?.body;
    expect(sent).toMatchObject({ ImgId: [expect.any(String), expect.any(String)] });
  });

  // offline-51, request-order-40
  it('a double tap sends one request', async () => {
    const { user } = await written();
    await user.dblClick(screen.getByRole('button', { name: 'Send Product Request' }));
    await placed();
    expect(timesReached(submitPath)).toBe(1);
    expect(await submissionsOnDisk()).toHaveLength(1);
  });

  // offline-4, offline-102, request-order-40, request-order-41
  it('a request whose first response was lost is one request at the pharmacy', async () => {
    network.loses = /RequestOrder\/Add/;
    const { user } = await written();
    await pressSend(user);
    const saved = await screen.findByRole('alertdialog', { name: 'Saved on this phone' });
    expect(within(saved).getByText(/could not be reached/)).toBeTruthy();
    await user.click(within(saved).getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    await screen.findAllByText(/Sent – Request R-\d+/);
    expect(timesReached(submitPath)).toBe(2);
    const [submission] = await submissionsOnDisk();
    expect(submission).toMatchObject({ state: 'sent' });
  });
});

describe('a request without a network', () => {
  // offline-2, offline-102, request-order-34, request-order-36
  it('the dialog says Saved on this phone, not placed or sent', async () => {
    const { user } = await written();
    setNetwork('offline');
    await pressSend(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Saved on this phone' });
    expect(within(dialog).getByText(/Not sent yet – you’re offline/)).toBeTruthy();
    expect(screen.queryByText('Order Placed Successfully')).toBeNull();
    expect(screen.queryByText(/^Sent/)).toBeNull();
    expect(await submissionsOnDisk()).toMatchObject([{ state: 'queued', orderNo: null }]);
  });

  // offline-204, request-order-36
  it('the dialog says Saved early if the phone reports a connection but the pharmacy was never reached', async () => {
    const strangers = () => new Response('<h1>Sign in to WiFi</h1>');
    network.respond = (path) => (/capabilities/i.test(path) ? strangers() : undefined);
    const { user } = await written();
    await pressSend(user);
    const dialog = await screen.findByRole(
      'alertdialog',
      { name: 'Saved on this phone' },
      { timeout: sendTimeout / 2 },
    );
    expect(within(dialog).queryByText(/you’re offline/)).toBeNull();
    network.respond = null;
    expect(await placed()).toBeTruthy();
  });

  // offline-192
  it('the dialog and the strip show that the phone has become full in the meantime', async () => {
    const { user } = await written();
    setNetwork('offline');
    await pressSend(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Saved on this phone' });
    fillThePhone();
    setNetwork('online');
    expect(await within(dialog).findByText(/no space left, so it can’t be sent/)).toBeTruthy();
    expect(within(dialog).queryByText(/you’re offline/)).toBeNull();
    vi.restoreAllMocks();
    setNetwork('offline');
    setNetwork('online');
    expect(await screen.findByRole('alertdialog', { name: /Placed Successfully/ })).toBeTruthy();
  });

  // offline-58
  it('the request is sent when the network returns, and the strip shows its number', async () => {
    const { user } = await written();
    setNetwork('offline');
    await pressSend(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Saved on this phone' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(
      await screen.findByRole('button', { name: /Saved on this phone – not sent yet/ }),
    ).toBeTruthy();
    setNetwork('online');
    expect(await screen.findByRole('button', { name: /Sent – Request R-\d+/ })).toBeTruthy();
    expect(timesReached(submitPath)).toBe(1);
  });

  // request-order-36
  it('the dialog stays during another try and becomes the success', async () => {
    const letGo = hold(/RequestOrder\/Add/);
    const { user } = await written();
    setNetwork('offline');
    await pressSend(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Saved on this phone' });
    setNetwork('online');
    await screen.findByRole('progressbar');
    expect(dialog.isConnected).toBe(true);
    expect(screen.queryByRole('dialog', { name: 'Sending your request…' })).toBeNull();
    letGo();
    expect(await placed()).toBeTruthy();
  });

  // offline-67, offline-102, request-order-36
  it("a captive portal's page is not accepted as a response", async () => {
    const { user } = await written();
    setNetwork('portal');
    await pressSend(user);
    // The overlay waits ten seconds, because the network may only be slow.
    await screen.findByRole('alertdialog', { name: 'Saved on this phone' }, { timeout: 15_000 });
    expect(screen.queryByText('Order Placed Successfully')).toBeNull();
  });

  it('the dialog is in Bengali on a Bengali page', async () => {
    const { user } = await written();
    setNetwork('offline');
    await user.click(screen.getByRole('button', { name: /বাংলা/ }));
    await user.click(await screen.findByRole('button', { name: 'অনুরোধ পাঠান' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'এই ফোনে রাখা হয়েছে'.normalize('NFC') }),
    ).toBeTruthy();
    expect(screen.getAllByText(/০১৭১২৩৪৫৬৭৮/)).not.toHaveLength(0);
  });
});

describe('a request that fails', () => {
  // errors-30, errors-54, request-order-37
  it("a refusal shows a warning with the server's Msg and the code in small print, and loses nothing", async () => {
    network.respond = (path) =>
      path === submitPath ? refusal('We do not deliver there yet', 417) : undefined;
    const { user } = await written();
    await pressSend(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'We do not deliver there yet' });
    expect(within(dialog).getByText('Error Code 417')).toBeTruthy();
    network.respond = null;
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Napa'));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty(
      'value',
      'House 12, Road 5',
    );
    await pressSend(user);
    expect(await placed()).toBeTruthy();
  });

  // offline-84, prescriptions-32
  it('a refused file is named, and one press sends the request without it', async () => {
    const { user } = await writtenWithFile();
    const dialog = await screen.findByRole('alertdialog', { name: /blurred.jpg.*cannot be read/ });
    network.respond = null;
    await user.click(within(dialog).getByRole('button', { name: 'Send without that file' }));
    expect(await placed()).toBeTruthy();
    const sent = network.reached.filter((one) => one.path === submitPath);
    expect(sent.map(({ body }) => body)).toMatchObject([{ ImgId: [] }]);
  });

  // offline-76, prescriptions-32
  it('a refused file can be replaced in the restored form, which names it', async () => {
    const { user } = await writtenWithFile();
    const dialog = await screen.findByRole('alertdialog', { name: /blurred.jpg/ });
    network.respond = null;
    await user.click(within(dialog).getByRole('button', { name: 'Choose another file' }));
    await waitFor(() => expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Napa'));
    expect(await screen.findByText(/^The pharmacy could not take the marked files/)).toBeTruthy();
    expect(timesReached(submitPath)).toBe(0);
  });

  // offline-162
  it('a refused file cannot be replaced once the request was handed over', async () => {
    const { user } = await writtenWithFile();
    const dialog = within(await screen.findByRole('alertdialog', { name: /blurred.jpg/ }));
    await act(handedOverElsewhere);
    expect(await dialog.findByText(/may still enter it. Call 09610-000000/)).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Choose another file' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await submissionsOnDisk()).toMatchObject([{ state: 'refused' }]);
  });

  /** Sends a request with a picture that the pharmacy refuses. */
  async function writtenWithFile() {
    network.respond = (path) =>
      path.startsWith(uploadPath) ? refusal('This picture cannot be read', 9) : undefined;
    const shown = await written();
    await shown.user.upload(filePicker(), await aPhotoFile('blurred.jpg'));
    await screen.findByRole('button', { name: 'Remove file 1' });
    await pressSend(shown.user);
    return shown;
  }

  // offline-55, request-order-39
  it('a full phone shows that the request was NOT saved, and the form stays', async () => {
    const { user } = await written();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await pressSend(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Not saved' });
    expect(within(dialog).getByText(/not saved and not sent/)).toBeTruthy();
    vi.restoreAllMocks();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Napa');
    expect(timesReached(submitPath)).toBe(0);
  });

  // errors-30, errors-54, request-order-38
  it("an exception shows 'Unexpected Error' with Close, and loses nothing", async () => {
    const { user } = await written();
    const submissions = vi.spyOn(outboxStore, 'submissions').mockImplementation(() => {
      throw new Error('unheard of');
    });
    await pressSend(user);
    const dialog = await screen.findByRole('alertdialog', { name: 'Unexpected Error' });
    submissions.mockRestore();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Napa');
  });
});

describe('a draft', () => {
  // offline-1, prescriptions-11, request-order-42, request-order-43
  it('the draft survives leaving the page and a reload, with a short notice', async () => {
    const { user } = visit('/order');
    await fillRow(user, 'Seclo');
    await user.upload(filePicker(), await aPhotoFile());
    await screen.findByRole('button', { name: 'Remove file 1' });
    cleanup();
    visit('/order');
    expect(await screen.findByText(/^Your draft from a moment ago\./)).toBeTruthy();
    expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Seclo');
    expect(screen.getByRole('button', { name: 'Remove file 1' })).toBeTruthy();
  });

  // offline-33, request-order-42
  it('the draft is stored after a pause in typing', async () => {
    const { user } = visit('/order');
    await fillRow(user, 'Seclo');
    await waitFor(async () => {
      expect(await submissionsOnDisk()).toMatchObject([
        { state: 'draft', payload: { rows: [{ name: 'Seclo' }] } },
      ]);
    });
  });

  // offline-34, request-order-42
  it('the draft is stored immediately when the page is left or hidden', async () => {
    const { user } = visit('/order');
    await fillRow(user, 'Seclo');
    window.dispatchEvent(new Event('pagehide'));
    await vi.waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(1), {
      timeout: 300,
    });
  });

  // offline-37
  it('an empty draft is not stored', async () => {
    const { user } = visit('/order');
    await formReady();
    await user.click(screen.getByRole('checkbox', { name: /terms/ }));
    window.dispatchEvent(new Event('pagehide'));
    await new Promise((resolve) => {
      setTimeout(resolve, 600);
    });
    expect(await submissionsOnDisk()).toEqual([]);
  });

  // offline-43, request-order-44
  it('a draft that the phone cannot store is reported', async () => {
    const { user } = visit('/order');
    await formReady();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await fillRow(user, 'Seclo');
    expect(await screen.findByText(/^Your phone cannot save this draft/)).toBeTruthy();
    expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Seclo');
    vi.restoreAllMocks();
  });

  // request-order-43
  it('the draft can be discarded after a confirmation', async () => {
    const { user } = visit('/order');
    await fillRow(user, 'Seclo');
    cleanup();
    const again = visit('/order');
    await again.user.click(await screen.findByRole('button', { name: 'Start again' }));
    await again.user.click(await screen.findByRole('button', { name: 'Delete the draft' }));
    await waitFor(() => expect(rowField(1, 'Product Name')).toHaveProperty('value', ''));
    await waitFor(async () => expect(await submissionsOnDisk()).toEqual([]));
  });

  // offline-39, request-order-40, request-order-45
  it('a draft that another tab sends is not sent again', async () => {
    const { user } = await written();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(1));
    const [draft] = await submissionsOnDisk();
    if (!draft) throw new Error('there is no draft');
    await act(() => sendSubmission(draft));
    expect(await screen.findByText('This request was already sent from another tab.')).toBeTruthy();
    expect(rowField(1, 'Product Name')).toHaveProperty('value', '');
    await pressSend(user);
    expect(await screen.findByText(/Please read terms/)).toBeTruthy();
    await waitFor(() => expect(timesReached(submitPath)).toBe(1));
  });

  // offline-28, offline-38, request-order-45
  it('changes of another tab appear in the form', async () => {
    const { user } = visit('/order');
    await fillRow(user, 'Seclo');
    // Waits for all fields, because an unsaved one would later overwrite the other tab's draft.
    await waitFor(async () => {
      expect(await submissionsOnDisk()).toMatchObject([
        { payload: { rows: [{ name: 'Seclo', strength: '500 mg', quantity: 10 }] } },
      ]);
    });
    const [draft] = await submissionsOnDisk();
    if (!draft) throw new Error('there is no draft');
    const rows = [{ id: 'r', name: 'Seclo 40', strength: '40 mg', quantity: 14 }];
    const payload = { ...Object(draft.payload), rows, writtenAt: '2999-01-01T00:00:00.000Z' };
    await act(() => saveDraft({ ...draft, payload }));
    await waitFor(() => expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Seclo 40'));
  });
});

describe('prescriptions', () => {
  // prescriptions-4
  it('the limits are shown before sending', async () => {
    visit('/order');
    expect(await screen.findByText(/Up to 10 files, 10 MB each/)).toBeTruthy();
  });

  // prescriptions-13
  it('a file shows its picture or type, its name and its size', async () => {
    const { user } = visit('/order');
    await formReady();
    const bytes = new Uint8Array(3_000);
    bytes.set(new TextEncoder().encode('%PDF-1.4'));
    const report = new File([bytes], 'report.pdf', { type: 'application/pdf' });
    await user.upload(filePicker(), [await aPhotoFile('front.jpg'), report]);
    expect(await screen.findByRole('img', { name: 'Prescription 1' })).toBeTruthy();
    const card = async (position: number) =>
      (await screen.findByRole('button', { name: `Remove file ${position}` })).closest('li');
    expect((await card(1))?.textContent).toMatch(/^front\.jpg\d+ KB$/);
    expect((await card(2))?.textContent).toBe('PDFreport.pdf3 KB');
  });

  // prescriptions-1
  it('the file picker accepts the six types', async () => {
    visit('/order');
    await screen.findByRole('heading', { name: 'Upload Prescription' });
    expect(filePicker().getAttribute('accept')).toMatch(/\.jpg,\.jpeg,\.png,\.pdf,\.doc,\.docx/);
    const camera = document.querySelector('input[capture="environment"]');
    expect(camera).toBeTruthy();
  });

  // errors-60, prescriptions-3
  it("another type is refused with 'Only JPG JPEG PNG format acceptable'", async () => {
    const { user } = visit('/order');
    await formReady();
    const picker = filePicker();
    picker.removeAttribute('accept');
    await user.upload(picker, new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText('notes.txt: Only JPG JPEG PNG format acceptable')).toBeTruthy();
    expect(await submissionsOnDisk()).toEqual([]);
  });

  // prescriptions-12
  it("files that exceed the phone's storage are not added, with a message", async () => {
    const { user } = visit('/order');
    await fillRow(user);
    await waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(1));
    const photo = await aPhotoFile();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.upload(filePicker(), photo);
    expect(await screen.findByText(/^rx\.jpg: Your phone has no room for this file/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove file 1' })).toBeNull();
    vi.restoreAllMocks();
  });

  // prescriptions-13, prescriptions-35, request-order-60
  it('a file can be removed before sending', async () => {
    const { user } = await written();
    await user.upload(filePicker(), [await aPhotoFile('a.jpg'), await aPhotoFile('b.jpg')]);
    await screen.findByRole('button', { name: 'Remove file 2' });
    await user.click(screen.getByRole('button', { name: 'Remove file 1' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove file 2' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove file 1' }));
    await pressSend(user);
    await placed();
    expect(timesReached(uploadPath)).toBe(1);
  });

  // prescriptions-4, prescriptions-5
  it('ten files are the maximum', async () => {
    const { user } = visit('/order');
    await formReady();
    const photo = await aPhotoFile();
    await user.upload(
      filePicker(),
      Array.from({ length: 11 }, (_, index) => new File([photo], `${index}.jpg`)),
    );
    expect(await screen.findByText(/^10\.jpg: You can add 10 files at most/)).toBeTruthy();
    await screen.findByRole('button', { name: 'Remove file 10' });
    expect(document.querySelector('#prescriptions input[type="file"]')).toBeNull();
  });
});
