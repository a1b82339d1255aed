// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { complaintsText } from '#text/complaints.ts';
import { notificationsText } from '#text/notifications.ts';
import { orderDetailsText, orderHistoryText, refillText } from '#text/order-history.ts';
import { panelsText } from '#text/panels.ts';
import { paymentsText, purchasesText } from '#text/payments.ts';
import { prescriptionHistoryText, requestHistoryText } from '#text/prescription-history.ts';
import { complainText, profileLinksText, profileText, savedAddressesText } from '#text/profile.ts';
import {
  anOrderOnWire,
  aProductOnWire,
  aSummaryOnWire,
  pageOnWire,
} from '#tests/builders/order-on-wire.ts';
import { network, respondBy, setNetwork, shopResponse } from './network.ts';
import { openField, signIn, untilAnnounced, usePhone, visit } from './shop-harness.tsx';

const theShop = usePhone();

beforeEach(async () => {
  await signIn(theShop(), 'রহিমা খাতুন');
});

const payment = {
  Id: 'p-1',
  OrderId: 'o-1',
  OrderNo: 'N-1001',
  TranId: '77',
  CardType: 'bKash',
  AttemptAmount: 245.5,
  Status: 'Success',
  PaymentDate: '2026-03-01T06:00:00.000Z',
};
const order = anOrderOnWire({ District: 'ঢাকা', Province: 'ঢাকা', ComtactName: 'রহিমা' });

/** Responds with one order and one payment of the customer. */
function hasOrdered(): void {
  const table: Record<string, unknown> = {
    'ProductOrderArea/Order/Get': pageOnWire([aSummaryOnWire({ District: 'ঢাকা', Province: 'ঢাকা' })]),
    'ProductOrderArea/Order/Purchases': pageOnWire([aSummaryOnWire()]),
    'ProductOrderArea/Order/Details/': order,
    'ProductOrderArea/Prescription/ByOrder/': [],
    'ProductOrderArea/Payment/Get': pageOnWire([payment]),
  };
  network.respond = (path) => {
    const found = Object.keys(table).find((one) => path.startsWith(one));
    return found ? shopResponse(table[found]) : undefined;
  };
}

/** Latin words that are allowed: file types, and names that the shop and the customer chose. */
const names = /^(jpe?g|png|pdf|docx?|bkash|napa|nirog|example|rahima|khatun|bdt|english|bangla)$/i;

/** The other words in Latin script on the page. */
function latinWords(): string[] {
  const texts = document.createTreeWalker(screen.getByRole('main'), NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode()) words.push(...(texts.currentNode.nodeValue?.match(/[a-z]{3,}/gi) ?? []));
  return words.filter((word) => !names.test(word));
}

const bengali = ([, words]: readonly [string, string]): string => words;

describe('the Bengali pages', () => {
  it.each([
    ['/profile/OrderHistory/All', bengali(orderHistoryText.details)],
    ['/profile/order/details/o-1', bengali(orderDetailsText.print)],
    ['/profile/Payment-History', bengali(paymentsText.transactionId)],
    ['/Transactions', bengali(paymentsText.service)],
    ['/Purchases', bengali(purchasesText.payable)],
  ])('the page %s of a customer with an order has no English word', async (address, shown) => {
    hasOrdered();
    visit(address, 'bn');
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    expect(await screen.findAllByText(/N-১০০১/)).toBeTruthy();
    expect(screen.getAllByText(/৳২৪৫\.৫০/).length).toBeGreaterThan(0);
    await waitFor(() => expect(latinWords()).toEqual([]));
  });

  it.each([
    ['/profile/OrderHistory/Cancel', bengali(orderHistoryText.none)],
    ['/profile/prescription/history', bengali(prescriptionHistoryText.noneHint)],
    ['/profile/prescription/request', bengali(requestHistoryText.none)],
    ['/profile/edit', bengali(profileText.phoneHint)],
    ['/profile/edit/address', bengali(savedAddressesText.noLatest)],
    ['/profile/Payment-History', bengali(paymentsText.none)],
    ['/Notifications', bengali(notificationsText.empty)],
    ['/Prescriptions', bengali(prescriptionHistoryText.intro)],
    ['/profile/order/details/nothing', bengali(orderDetailsText.gone)],
  ])('the page %s of a new customer has no English word', async (address, shown) => {
    visit(address, 'bn');
    expect(await screen.findByText(shown)).toBeTruthy();
    expect(latinWords()).toEqual([]);
  });

  it('the errors of a complaint and a profile are in Bengali', async () => {
    const { user, go } = visit('/profile/complain', 'bn');
    await openField(bengali(complainText.text));
    await user.click(screen.getByRole('button', { name: bengali(complainText.send) }));
    expect(await screen.findByText(bengali(complaintsText.textRequired))).toBeTruthy();
    expect(screen.getByText(bengali(complaintsText.typeRequired))).toBeTruthy();
    expect(latinWords()).toEqual([]);
    await go('/profile/edit');
    await user.clear(await screen.findByLabelText(bengali(profileText.name)));
    await user.click(screen.getByRole('button', { name: bengali(profileText.save) }));
    expect(await screen.findByText(bengali(profileText.nameRequired))).toBeTruthy();
  });

  it('the attach and refill dialogs are in Bengali', async () => {
    hasOrdered();
    const { user } = visit('/profile/order/details/o-1', 'bn');
    await user.click(
      await screen.findByRole('button', { name: bengali(orderDetailsText.attachPrescription) }),
    );
    const attach = within(await screen.findByRole('dialog'));
    expect(await attach.findByText(bengali(orderDetailsText.attachNone))).toBeTruthy();
    await user.click(attach.getByRole('button', { name: bengali(profileLinksText.close) }));
    await user.click(screen.getByRole('button', { name: bengali(orderHistoryText.refill) }));
    const refill = within(await screen.findByRole('dialog'));
    expect(refill.getByText(bengali(refillText.title))).toBeTruthy();
    expect(refill.getByRole('button', { name: bengali(refillText.order) })).toBeTruthy();
  });

  // customer-area-32, customer-area-75
  it('products, strengths and categories in the refill dialog and the order are in Bengali', async () => {
    const napa = { Name: 'Napa', NameBn: 'নাপা', Category: 'Medicine' };
    const seclo = { ProductId: '8', Name: 'Seclo', NameBn: 'সেকলো', Strength: '20 mg' };
    const products = [aProductOnWire(napa), aProductOnWire(seclo)];
    const now = { Id: '7', UnitSalePrice: 2, Discount: 0, DiscountPercent: 0, Stock: 40 };
    respondBy({
      'ProductOrderArea/Order/Details/': () => anOrderOnWire({}, products),
      'ProductOrderArea/Prescription/ByOrder/': () => [],
      'ProductArea/Product/GetCurrentInfo': () => [now],
    });
    const { user } = visit('/profile/order/details/o-1', 'bn');
    await screen.findByText(/^ওষুধ · /);
    await user.click(await screen.findByRole('button', { name: bengali(orderHistoryText.refill) }));
    const refill = within(await screen.findByRole('dialog'));
    await refill.findByText('নাপা ৫০০ মিগ্রা');
    refill.getByText(/সেকলো ২০ মিগ্রা/);
  });

  // checkout-107
  it('the title of an unknown invoice is in Bengali', async () => {
    visit('/invoice/nothing', 'bn');
    await screen.findByText(bengali(orderDetailsText.gone));
    await waitFor(() => expect(document.title).toMatch(/^চালান · /));
  });

  // shell-61
  it('no announcement in the previous language is left for screen readers', async () => {
    const { user, go } = visit('/about');
    // The component that clears the announcement loads after the page.
    await screen.findByRole('button', { name: panelsText.chat[0] });
    await go('/profile/order/details/nothing');
    await untilAnnounced(/^ *Order · Nirog/);
    await user.click(screen.getAllByRole('button', { name: 'বাংলা' })[0] ?? document.body);
    await screen.findByText(bengali(orderDetailsText.gone));
    const said = () =>
      screen
        .getAllByRole('status')
        .map((one) => one.textContent)
        .join(' ');
    await waitFor(() => expect(said()).not.toMatch(/[a-z]{3,}/i));
  });

  // customer-area-15
  it('a list that is not cached shows an offline message in Bengali', async () => {
    setNetwork('offline');
    visit('/Notifications', 'bn');
    expect(await screen.findByText(bengali(profileLinksText.away))).toBeTruthy();
    expect(screen.getByText(bengali(profileLinksText.awayHint))).toBeTruthy();
    expect(latinWords()).toEqual([]);
  });

  // customer-area-14, notifications-8
  it('cached notifications are shown without a network, with their age', async () => {
    const first = visit('/Notifications', 'bn');
    await screen.findByText(bengali(notificationsText.empty));
    first.queryClient.clear();
    document.body.innerHTML = '';
    setNetwork('offline');
    visit('/Notifications', 'bn');
    expect(await screen.findByText(/^শেষ জানা তথ্য/)).toBeTruthy();
    expect(screen.getByText(bengali(notificationsText.empty))).toBeTruthy();
  });
});
