// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { noActivityId } from '#contract/wire.ts';
import { closeStockRequest } from '#state/out-of-stock.ts';
import { sessionStore } from '#state/session.ts';
import { outboxText } from '#text/outbox.ts';
import type { Language } from '#text/sentences.ts';
import { network, refusal, setNetwork, statusResponse } from './network.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();
beforeEach(() => closeStockRequest());

const requestPath = 'ProductArea/ProductRequest/Request';
const onDemandPath = 'ProductArea/OnDemandProducts/RequestProduct';
const ranOut = '/product/details/napa-250-mg-suppository';

function requestsTo(path: string) {
  return network.reached.filter((one) => one.path === path);
}

async function openDialog(language: Language = 'en') {
  const opened = visit(ranOut, language);
  const name = language === 'en' ? /^Napa .+ is out of stock: request it$/ : /^নাপা .+ স্টকে নেই: /;
  await opened.user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog');
  return { ...opened, dialog: within(dialog) };
}

describe('a product whose stock is 0', () => {
  // bag-12, catalogue-43
  it('the product is shown as out of stock and cannot be added', async () => {
    visit(ranOut);
    expect(await screen.findByText('Out of stock')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Add to Bag: Napa/ })).toBeNull();
  });

  // bag-45, catalogue-43
  it('a click posts a stock request and opens the out-of-stock dialog', async () => {
    await openDialog();
    await waitFor(() =>
      expect(requestsTo(onDemandPath).map((one) => one.body)).toEqual([
        { ProductId: '11006', ActivityId: noActivityId },
      ]),
    );
    expect(screen.getByRole('heading', { name: 'Request this product' })).toBeTruthy();
  });

  // bag-46, errors-55
  it('a failed stock request shows nothing', async () => {
    network.respond = (path) => (path.startsWith(onDemandPath) ? statusResponse(500) : undefined);
    const { dialog } = await openDialog();
    await waitFor(() => expect(requestsTo(onDemandPath)).toHaveLength(1));
    expect(dialog.getByRole('button', { name: 'Send Request' })).toBeTruthy();
  });

  // bag-46, errors-55
  it('a refused stock request shows its Msg in the dialog', async () => {
    network.respond = (path) =>
      path.startsWith(onDemandPath) ? refusal('We stopped selling it', 12) : undefined;
    const { dialog } = await openDialog();
    expect(await dialog.findByText('We stopped selling it Error Code 12')).toBeTruthy();
  });

  // bag-46
  it("an offline stock request shows nothing, because the customer's own request is queued", async () => {
    network.respond = (path) => {
      if (!path.startsWith(onDemandPath)) return undefined;
      throw new TypeError('Failed to fetch');
    };
    const { dialog } = await openDialog();
    await waitFor(() => expect(requestsTo(onDemandPath)).toHaveLength(1));
    expect(dialog.getByRole('alert').textContent).toBe('');
    expect(dialog.getByRole('button', { name: 'Send Request' })).toBeTruthy();
  });
});

describe('the out-of-stock request', () => {
  // bag-48, errors-55, errors-57
  it("an incomplete request shows 'Phone number and Quantity is required'", async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(dialog.getByText('Phone number and Quantity is required')).toBeTruthy();
    expect(dialog.getByText('Phone Number is required')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText(/Phone Number/));
    await user.type(dialog.getByLabelText(/Phone Number/), '01712345678');
    await user.clear(dialog.getByLabelText(/Quantity/));
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(dialog.getByText('Phone number and Quantity is required')).toBeTruthy();
    expect(dialog.queryByText('Phone Number is required')).toBeNull();
    expect(document.activeElement).toBe(dialog.getByLabelText(/Quantity/));
    expect(requestsTo(requestPath)).toEqual([]);
  });

  // bag-47
  it("the form starts with the customer's phone number and one piece", async () => {
    await signIn(shop());
    const { dialog } = await openDialog();
    const phone = sessionStore.get()?.phone ?? '';
    expect(phone).toMatch(/^018/);
    expect(dialog.getByLabelText(/Phone Number/)).toHaveProperty('value', phone);
    expect(dialog.getByLabelText(/Quantity/)).toHaveProperty('value', '1');
  });

  // bag-49, errors-55, errors-57
  it("a quantity of 0 shows 'Quantity Must be More Than Zero'", async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(/Phone Number/), '01712345678');
    await user.clear(dialog.getByLabelText(/Quantity/));
    await user.type(dialog.getByLabelText(/Quantity/), '0');
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(dialog.getByText('Quantity Must be More Than Zero')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText(/Quantity/));
  });

  // bag-49
  it.each(['2.5', '-5', '12345'])(
    'the form shows what is wrong with %s and sends nothing',
    async (typed) => {
      const { user, dialog } = await openDialog();
      await user.type(dialog.getByLabelText(/Phone Number/), '01712345678');
      await user.clear(dialog.getByLabelText(/Quantity/));
      await user.type(dialog.getByLabelText(/Quantity/), typed);
      expect(dialog.getByText('Quantity must be a whole number from 1 to 9999.')).toBeTruthy();
      await user.click(dialog.getByRole('button', { name: 'Send Request' }));
      expect(dialog.getByLabelText(/Quantity/)).toHaveProperty('value', typed);
      expect(requestsTo(requestPath)).toEqual([]);
    },
  );

  // bag-50, errors-55
  it("an invalid phone number shows 'Invalid Phone Number'", async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(/Phone Number/), '0171234');
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(dialog.getByText('Invalid Phone Number')).toBeTruthy();
  });

  // bag-52, bag-55
  it("the request is posted with ProductId, Phone and Quantity, and its receipt shows 'Product Request Sent'", async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(/Phone Number/), '+88 01712-345678');
    await user.clear(dialog.getByLabelText(/Quantity/));
    await user.type(dialog.getByLabelText(/Quantity/), '3');
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(await screen.findByText('Product Request Sent')).toBeTruthy();
    expect(requestsTo(requestPath).map((one) => one.body)).toEqual([
      { ProductId: '11006', Phone: '01712345678', Quantity: 3 },
    ]);
  });

  // bag-53
  it.each([
    ['with our mark', refusal('Only one box for each customer', 31)],
    ['without it', withoutMark(refusal('Only one box for each customer', 31))],
  ])(
    "a refused request shows the server's Msg (%s) and leaves the form unchanged",
    async (_, no) => {
      network.respond = (path) => (path === requestPath ? no : undefined);
      const { user, dialog } = await openDialog();
      await user.type(dialog.getByLabelText(/Phone Number/), '01712345678');
      await user.click(dialog.getByRole('button', { name: 'Send Request' }));
      const outcome = within(await screen.findByRole('dialog'));
      expect(await outcome.findByText(/Only one box for each customer/)).toBeTruthy();
      expect(outcome.getByText('Code 31')).toBeTruthy();
      network.respond = null;
      await user.click(screen.getByRole('button', { name: 'Edit request' }));
      expect(screen.getByLabelText<HTMLInputElement>(/Phone Number/).value).toBe('01712345678');
      await user.click(screen.getByRole('button', { name: 'Send Request' }));
      const sent = within(await screen.findByRole('dialog'));
      expect(await sent.findByText('Product Request Sent')).toBeTruthy();
    },
  );

  // bag-51, bag-52
  it('a request without a network is saved on the phone and sent when the network returns', async () => {
    const { user, dialog } = await openDialog();
    setNetwork('offline');
    await user.type(dialog.getByLabelText(/Phone Number/), '01712345678');
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    const outcome = within(await screen.findByRole('dialog'));
    expect(await outcome.findByText('Saved on this phone – not sent yet')).toBeTruthy();
    expect(screen.queryByText('Product Request Sent')).toBeNull();
    setNetwork('online');
    expect(await screen.findByText('Product Request Sent')).toBeTruthy();
  });

  // bag-51
  it('a full phone shows that the request was not saved, and the form stays unchanged', async () => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(/Phone Number/), '01712345678');
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(dialog.getByRole('button', { name: 'Send Request' }));
    expect(await dialog.findByText(/^It could not be saved on this phone/)).toBeTruthy();
    full.mockRestore();
    expect(dialog.getByLabelText(/Phone Number/)).toHaveProperty('value', '01712345678');
    expect(requestsTo(requestPath)).toEqual([]);
  });

  // offline-98
  it('the queued request is listed with its name in the reader’s language and sent with its id only', async () => {
    const { user, dialog } = await openDialog('bn');
    setNetwork('offline');
    await user.type(dialog.getByLabelText(/ফোন নম্বর/), '01712345678');
    await user.click(dialog.getByRole('button', { name: 'অনুরোধ পাঠান' }));
    const outcome = within(await screen.findByRole('dialog'));
    await outcome.findByText(outboxText.saved[1]);
    await user.click((await outcome.findAllByRole('button')).at(-1) ?? document.body);
    await user.click(await screen.findByRole('button', { name: new RegExp(outboxText.saved[1]) }));
    const list = within(await screen.findByRole('dialog', { name: outboxText.listTitleMixed[1] }));
    list.getByText('নাপা ২৫০ মিগ্রা × ১');
    setNetwork('online');
    await waitFor(() =>
      expect(requestsTo(requestPath).map((one) => one.body)).toEqual([
        { ProductId: '11006', Phone: '01712345678', Quantity: 1 },
      ]),
    );
  });

  it('the dialog is in Bengali and reads ০-৯', async () => {
    const { user, dialog } = await openDialog('bn');
    await user.click(dialog.getByRole('button', { name: 'অনুরোধ পাঠান' }));
    expect(dialog.getByText('ফোন নম্বর ও পরিমাণ দিতে হবে')).toBeTruthy();
    await user.type(dialog.getByLabelText(/ফোন নম্বর/), '০১৭১২৩৪৫৬৭৮');
    await user.click(dialog.getByRole('button', { name: 'অনুরোধ পাঠান' }));
    expect(await screen.findByText('পণ্যের অনুরোধ পাঠানো হয়েছে'.normalize('NFC'))).toBeTruthy();
    expect(requestsTo(requestPath).at(-1)?.body).toMatchObject({ Phone: '01712345678' });
  });
});

/** The same response through a proxy that removes our headers. */
function withoutMark(response: Response): Response {
  response.headers.delete('x-shop-api');
  return response;
}
