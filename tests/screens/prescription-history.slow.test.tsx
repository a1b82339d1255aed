// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { anOrderOnWire } from '#tests/builders/order-on-wire.ts';
import { outboxStore } from '#outbox/storage/store.ts';
import { findSubmission, newSubmissionId, saveDraft } from '#outbox/write.ts';
import { currentOwner, sessionStore } from '#state/session.ts';
import { aPdf } from '#tests/server/support/pdf-files.ts';
import {
  requestsTo,
  network,
  setNetwork,
  shopResponse,
  statusResponse,
  timesReached,
} from './network.ts';
import { aPhotoFile, uploadPath } from './request-form.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();

beforeEach(async () => {
  await signIn(theShop(), 'Rahima Khatun');
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:kept');
});

const picker = () => screen.findByLabelText('Upload Prescription', { selector: 'input' });
/** By its place in the list: its name says when it came. */
async function select(position: number): Promise<HTMLElement> {
  const all = { name: /^Select: Prescription, \d+ \w+ \d{4}, / };
  const find = () => screen.queryAllByRole('checkbox', all)[position - 1];
  return waitFor(() => find() ?? expect.fail(`no prescription ${position}`));
}
const press = (verb: 'Download' | 'Remove', position: number) =>
  screen.getAllByRole('button', { name: new RegExp(`^${verb}: Prescription, `) })[position - 1] ??
  expect.fail(`no prescription ${position}`);

const aDocument = () =>
  new File([new Uint8Array(aPdf())], 'report.pdf', { type: 'application/pdf' });

/** It begins as a PDF does, and breaks off. */
const aDamagedDocument = () =>
  new File([new Uint8Array(aPdf().subarray(0, 200))], 'damaged.pdf', { type: 'application/pdf' });

/** How many files have reached the pharmacy. */
const uploads = () => network.reached.filter(({ path }) => path === uploadPath).length;

/** What the browser was asked to keep as a file, by name. */
function downloads(): string[] {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  return names;
}

describe('uploading to the prescription history', () => {
  // customer-area-81, customer-area-83, customer-area-85
  it('keeps photos and documents in the account', async () => {
    const { user } = visit('/profile/prescription/history');
    await user.upload(await picker(), [await aPhotoFile(), aDocument()]);
    expect(await select(2)).toBeTruthy();
    expect(uploads()).toBe(2);
    expect(await screen.findByText('Document')).toBeTruthy();
  });

  // customer-area-86, errors-60, prescriptions-3
  it('refuses other files in the words of this screen, and sends nothing', async () => {
    visit('/profile/prescription/history');
    const anyFile = userEvent.setup({ applyAccept: false });
    await anyFile.upload(await picker(), new File(['hello'], 'notes.txt', { type: 'text/plain' }));
    expect(await screen.findByText(/Only JPG JPEG PNG/)).toBeTruthy();
    expect(uploads()).toBe(0);
  });

  // customer-area-87
  it('takes each file of a batch for itself: the good ones arrive, the bad one is named', async () => {
    const { user } = visit('/profile/prescription/history');
    const files = [aDamagedDocument(), await aPhotoFile(), aDocument()];
    await user.upload(await picker(), files);
    expect(await select(2)).toBeTruthy();
    expect(await screen.findByText(/^damaged.pdf: We can’t open this PDF/)).toBeTruthy();
    expect(screen.getByText('The 2 other files arrived.')).toBeTruthy();
    expect(screen.queryByText(/not sent yet/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I understand' }));
    await waitFor(() => expect(screen.queryByText(/^damaged.pdf:/)).toBeNull());
  });

  // errors-60, offline-45, prescriptions-8
  it('says already on the phone that a text called .jpg is no picture, and sends the others', async () => {
    const { user } = visit('/profile/prescription/history');
    const text = new File(['Dear doctor'], 'note.jpg', { type: 'image/jpeg' });
    await user.upload(await picker(), [text, aDocument()]);
    expect(await screen.findByText(/^note.jpg:.* doesn’t match its extension/)).toBeTruthy();
    expect(await select(1)).toBeTruthy();
    expect(uploads()).toBe(1);
  });

  // customer-area-85
  it('clears away what was cut off while it was taken in, and never said to be saved', async () => {
    const owner = currentOwner(sessionStore.get());
    const id = newSubmissionId();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 11 * 60_000 });
    await saveDraft({ id, kind: 'prescription', owner, payload: {} });
    vi.useRealTimers();
    const { user } = visit('/profile/prescription/history');
    await user.upload(await picker(), aDocument());
    expect(await select(1)).toBeTruthy();
    expect(await findSubmission(id)).toBeNull();
    expect(uploads()).toBe(1);
  });

  // customer-area-85
  it('without a network waits on this phone, and goes out when the network is back', async () => {
    const { user } = visit('/profile/prescription/history');
    await screen.findByText('No prescription found');
    setNetwork('offline');
    await user.upload(await picker(), await aPhotoFile());
    expect(await screen.findAllByText(/Saved on this phone/)).not.toEqual([]);
    expect(uploads()).toBe(0);
    setNetwork('online');
    expect(await select(1)).toBeTruthy();
    expect(uploads()).toBe(1);
  });

  // customer-area-85
  it('says of each upload that waits which it is', async () => {
    const { user } = visit('/profile/prescription/history');
    await screen.findByText('No prescription found');
    setNetwork('offline');
    const unnamed = new File([await aPhotoFile()], '', { type: 'image/jpeg' });
    await user.upload(await picker(), [aDocument(), await aPhotoFile()]);
    await screen.findByText('report.pdf and 1 more: Saved on this phone – not sent yet');
    await user.upload(await picker(), unnamed);
    await screen.findByText(/^1 file from .+ [AP]M: Saved on this phone – not sent yet$/);
    expect(screen.getByText(/^report.pdf and 1 more: Saved/)).toBeTruthy();
  });

  // customer-area-85
  it('says in Bengali which upload waits', async () => {
    const { user } = visit('/profile/prescription/history', 'bn');
    await screen.findByText('কোনো প্রেসক্রিপশন পাওয়া যায়নি');
    setNetwork('offline');
    const bengaliPicker = await screen.findByLabelText('প্রেসক্রিপশন দিন', { selector: 'input' });
    await user.upload(bengaliPicker, [aDocument(), await aPhotoFile()]);
    await screen.findByText('report.pdf ও আরও ১টি: এই ফোনে রাখা হয়েছে – এখনো পাঠানো হয়নি');
  });

  // offline-55
  it('says that a file was not saved where the browser forbids keeping it', async () => {
    const { user } = visit('/profile/prescription/history');
    const pick = await picker();
    const { change } = outboxStore;
    const writing = vi.spyOn(outboxStore, 'change').mockImplementation((event, beside) => {
      const isOurs = [event].flat().some(({ type }) => /^(draft|photo|customer)-/.test(type));
      return isOurs ? Promise.reject(new DOMException('', 'SecurityError')) : change(event, beside);
    });
    await user.upload(pick, aDocument());
    expect(await screen.findByText(/^report.pdf: /)).toBeTruthy();
    expect(screen.queryByText(/^Adding/)).toBeNull();
    writing.mockRestore();
  });

  // customer-area-87
  it('that the pharmacy refuses as a whole is named', async () => {
    const content = { IsError: true, Id: 422, Msg: 'Not with this key', Data: null };
    const headers = { 'content-type': 'application/json', 'x-shop-api': '1' };
    network.respond = (path) =>
      path === uploadPath
        ? new Response(JSON.stringify(content), { status: 422, headers })
        : undefined;
    const { user } = visit('/profile/prescription/history');
    await user.upload(await picker(), aDocument());
    expect(await screen.findByText(/^report.pdf: The pharmacy could not/)).toBeTruthy();
  });
});

describe('a saved prescription', () => {
  async function openTwo() {
    const visited = visit('/profile/prescription/history');
    await visited.user.upload(await picker(), [await aPhotoFile(), aDocument()]);
    await select(2);
    return visited;
  }

  // customer-area-81, customer-area-89, customer-area-90
  it('is selected, and removed only once that was confirmed', async () => {
    const { user } = await openTwo();
    await user.click(await select(1));
    await user.click(await select(2));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(press('Remove', 1));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Keep'));
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    await user.click(press('Remove', 1));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Remove'));
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    expect(screen.getByText('1 selected')).toBeTruthy();
    expect(timesReached('ProductOrderArea/Prescription/Remove/')).toBe(1);
  });

  // customer-area-89
  it('stays where it could not be removed, and says so', async () => {
    const { user } = await openTwo();
    network.respond = (path) => (path.includes('/Remove/') ? statusResponse(500) : undefined);
    await user.click(press('Remove', 1));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Remove'));
    expect(await screen.findByText('It could not be removed.')).toBeTruthy();
    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  });

  // offline-51
  it('is requested once by two taps', async () => {
    const { user } = await openTwo();
    await user.click(await select(1));
    const button = screen.getByRole('button', { name: 'Request Order' });
    // Nothing is saved between the two.
    fireEvent.click(button);
    fireEvent.click(button);
    await screen.findByText(/^Saved on this phone. Request History/);
    const requests = (await outboxStore.submissions()).filter(
      (one) => one.kind === 'request-order',
    );
    expect(requests).toHaveLength(1);
  });

  // customer-area-92, customer-area-94
  it('that was requested stays said to be saved at a further press, until something is begun anew', async () => {
    const { user } = await openTwo();
    await user.click(await select(1));
    const button = screen.getByRole('button', { name: 'Request Order' });
    await user.click(button);
    await screen.findByText(/^Saved on this phone. Request History/);
    await user.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText(/^Saved on this phone. Request History/)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Ten days');
    await user.click(button);
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  // customer-area-199
  it('is uploaded by the screen’s main button, until one is selected for a request', async () => {
    const { user } = await openTwo();
    const main = () => [...document.querySelectorAll('main [class*="primary"]')];
    expect(main().map(({ textContent }) => textContent)).toEqual(['Upload Prescription']);
    await user.click(await select(1));
    expect(main().map(({ textContent }) => textContent)).toEqual(['Request Order']);
  });

  // prescriptions-79
  it('is called by when it came, and keeps that name when another one is removed', async () => {
    const { user } = await openTwo();
    const older = (await select(2)).getAttribute('aria-label');
    await user.click(press('Remove', 1));
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Remove'));
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
    expect((await select(1)).getAttribute('aria-label')).toBe(older);
  });

  // prescriptions-80
  it('is seen large where it is a picture', async () => {
    const { user } = await openTwo();
    const [enlarge, ...others] = await screen.findAllByRole('button', { name: /^Enlarge: / });
    expect(others).toEqual([]);
    await user.click(enlarge ?? expect.fail('no picture'));
    const large = within(await screen.findByRole('dialog', { name: /^Prescription, / }));
    expect(large.getByRole('img', { name: /^Prescription, / }).getAttribute('src')).toBe(
      'blob:kept',
    );
    await user.click(large.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  // customer-area-81, customer-area-88
  it('is downloaded under a name that says what it is', async () => {
    const { user } = await openTwo();
    const names = downloads();
    await user.click(press('Download', 1));
    await user.click(press('Download', 2));
    await waitFor(() => expect(names).toHaveLength(2));
    for (const name of names) expect(name).toMatch(/^prescription-\d{4}(-\d\d){4}(-2)?\./);
    expect(new Set(names).size).toBe(2);
    expect(names.map((name) => name.split('.')[1])).toEqual(expect.arrayContaining(['jpg', 'pdf']));
    setNetwork('offline');
    await user.click(press('Download', 1));
    expect(await screen.findByText('It could not be downloaded.')).toBeTruthy();
  });

  // customer-area-88
  it('is not downloaded inside another app, and says where it can be', async () => {
    const { user } = await openTwo();
    const names = downloads();
    const agent = vi
      .spyOn(navigator, 'userAgent', 'get')
      .mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) [FBAN/FBIOS;FBAV/480.0.0.0;]');
    onTestFinished(() => agent.mockRestore());
    await user.click(press('Download', 1));
    expect(await screen.findByText(/^Inside this app no file can be saved/)).toBeTruthy();
    expect(names).toEqual([]);
  });
});

describe('the prescriptions of an order', () => {
  const details = 'ProductOrderArea/Order/Details/';
  const byOrder = 'ProductOrderArea/Prescription/ByOrder/';
  const addToOrder = 'ProductOrderArea/Prescription/AddToOrder';

  function openOrder() {
    network.respond = (path) => {
      if (path.startsWith(details)) return shopResponse(anOrderOnWire());
      if (path.startsWith(byOrder)) return shopResponse([]);
      return path === addToOrder ? shopResponse(null) : undefined;
    };
    return visit('/profile/order/details/o-1');
  }

  // customer-area-62, customer-area-67
  it('are uploaded and go with the order', async () => {
    const { user } = openOrder();
    await user.upload(await screen.findByLabelText('Upload Prescriptions'), await aPhotoFile());
    await waitFor(() => expect(requestsTo(addToOrder)).toHaveLength(1));
    expect(uploads()).toBe(1);
    const sent = Object(requestsTo(addToOrder)[0]?.body);
    expect(sent).toMatchObject({ OrderId: 'o-1' });
    expect(sent.Prescriptions).toHaveLength(1);
    await waitFor(() => expect(requestsTo(byOrder)).toHaveLength(2));
  });

  // customer-area-63
  it('go with the order each for itself: one that is not taken is named', async () => {
    const { user } = openOrder();
    const files = [aDamagedDocument(), await aPhotoFile(), aDocument()];
    await user.upload(await screen.findByLabelText('Upload Prescriptions'), files);
    expect(await screen.findByText(/^damaged.pdf: We can’t open this PDF/)).toBeTruthy();
    const sent = Object(requestsTo(addToOrder)[0]?.body);
    expect(sent.Prescriptions).toHaveLength(2);
  });

  // customer-area-64, customer-area-68, errors-60, prescriptions-3
  it('refuse other files in the words of this screen, and say that attaching needs a connection', async () => {
    openOrder();
    const anyFile = userEvent.setup({ applyAccept: false });
    const upload = await screen.findByLabelText('Upload Prescriptions');
    await anyFile.upload(upload, new File(['x'], 'song.mp3', { type: 'audio/mpeg' }));
    expect(await screen.findByText(/^song.mp3: Only JPG JPEG PNG/)).toBeTruthy();
    expect(uploads()).toBe(0);
    setNetwork('offline');
    expect(await screen.findByText('Attaching needs a connection. Nothing was lost.')).toBeTruthy();
    expect(upload.hasAttribute('disabled')).toBe(true);
  });
});

describe('the invoice', () => {
  beforeEach(() => {
    network.respond = (path) =>
      path.startsWith('ProductOrderArea/Order/Details/')
        ? shopResponse(anOrderOnWire())
        : undefined;
  });

  // checkout-113
  it('is shared with one tap', async () => {
    const share = vi.fn<(words: ShareData) => Promise<void>>(() => Promise.resolve());
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    const { user } = visit('/invoice/o-1');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledOnce();
    expect(share.mock.calls[0]?.[0].text).toContain('N-1001');
    Reflect.deleteProperty(navigator, 'share');
  });

  // checkout-113, customer-area-42
  it('is copied where the phone has no share sheet, and says so', async () => {
    const { user } = visit('/invoice/o-1');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('N-1001');
  });

  // checkout-111
  it('goes on paper alone: what stands around it is marked', async () => {
    visit('/invoice/o-1');
    await screen.findByRole('button', { name: 'Save as text' });
    const marked = [...document.querySelectorAll('[data-around-printed]')];
    const sheet = document.querySelector('[data-printed]');
    expect(marked[0]).toBe(document.documentElement);
    expect(marked.at(-1)).toBe(sheet?.parentElement);
    expect(marked.every((one) => one.contains(sheet))).toBe(true);
  });

  // checkout-113
  it('is saved as a file with its number', async () => {
    const { user } = visit('/invoice/o-1');
    const names = downloads();
    await user.click(await screen.findByRole('button', { name: 'Save as text' }));
    expect(names.map((name) => name.split('.')[0])).toEqual(['invoice-N-1001']);
  });
});
