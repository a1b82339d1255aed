// @vitest-environment happy-dom
import { setTimeout as rest } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { uploadPrescription } from '#api/prescriptions.ts';
import { markCatalogueChanged } from '#server/services/catalogue/catalogue.ts';
import { districts } from '#server/db/tables/addresses.ts';
import { prescriptions } from '#server/db/tables/prescriptions.ts';
import { wallets } from '#server/db/tables/wallets.ts';
import { bagStore } from '#state/bag.ts';
import {
  amountShown,
  asCustomer,
  atCheckout,
  fillCheckout,
  placed,
  placePath,
  pressPlace,
  withBag,
} from './checkout-harness.tsx';
import { handedOverElsewhere, submissionsOnDisk } from './indexed-db.ts';
import { requestsTo, network, refusal } from './network.ts';
import { aPhotoFile, fillRequest, pressSend, submitPath, uploadPath } from './request-form.ts';
import { usePhone, visit, type Visit } from './shop-harness.tsx';

const shop = usePhone();

beforeEach(async () => {
  await withBag(shop());
});

async function readAndClose(user: Visit['user'], name: string): Promise<void> {
  const alert = await screen.findByRole('alertdialog', { name });
  await user.click(within(alert).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(bagStore.get().lines).toHaveLength(1));
}

async function untilPlaced(user: Visit['user']): Promise<void> {
  await pressPlace(user);
  await placed();
}

/** Uploads a prescription to the signed-in customer's account. Returns its id. */
async function savedPrescription(): Promise<string> {
  return uploadPrescription(await aPhotoFile());
}

function remove(id: string) {
  const { db } = shop().database;
  return db.update(prescriptions).set({ removedAt: new Date() }).where(eq(prescriptions.id, id));
}

describe('an order that the shop refuses', () => {
  // checkout-42, checkout-75, errors-50
  it('an order refused for the wallet shows its new balance and then succeeds', async () => {
    const customerId = await asCustomer(shop(), 100_00);
    const { user } = await atCheckout();
    await user.click(await screen.findByRole('checkbox', { name: /Use my wallet balance/ }));
    await fillCheckout(user);
    await waitFor(() => expect(amountShown('Payable')).toBe('৳1,160.00'));
    const { db } = shop().database;
    await db.update(wallets).set({ balance: 40_00 }).where(eq(wallets.customerId, customerId));
    await pressPlace(user);
    await readAndClose(user, 'Your wallet balance has changed. Please check before place order.');
    await waitFor(() => expect(amountShown('Payable')).toBe('৳1,220.00'));
    await untilPlaced(user);
  });

  // checkout-12, checkout-75
  it('an order refused for the delivery charge shows the new one and then succeeds', async () => {
    const { db } = shop().database;
    const setCharge = async (reducedCharge: number) => {
      await db.update(districts).set({ reducedCharge }).where(eq(districts.name, 'Gazipur'));
      await markCatalogueChanged(db);
      // The server caches its catalogue for two seconds.
      await rest(2_100);
    };
    const { user } = await atCheckout();
    await fillCheckout(user);
    expect(amountShown('Delivery charge')).toBe('৳60.00');
    try {
      await setCharge(95_00);
      await pressPlace(user);
      await readAndClose(user, 'The delivery charge has changed. Please check before place order.');
      await waitFor(() => expect(amountShown('Delivery charge')).toBe('৳95.00'));
      await untilPlaced(user);
    } finally {
      await setCharge(60_00);
    }
  });

  // checkout-17, checkout-19, prescriptions-38, prescriptions-39
  it('an order refused for a removed prescription drops it and then succeeds', async () => {
    await asCustomer(shop(), 0);
    const id = await savedPrescription();
    const { user } = await atCheckout();
    const box = () => screen.queryByRole('checkbox', { name: /^Prescription, / });
    await waitFor(() => expect(box()).toBeTruthy());
    await user.click(screen.getByRole('checkbox', { name: /^Prescription, / }));
    await fillCheckout(user);
    await remove(id);
    await pressPlace(user);
    await readAndClose(user, 'A prescription you chose is no longer there. Please choose again.');
    await waitFor(() => expect(box()).toBeNull());
    await untilPlaced(user);
  });
});

describe('an order with a refused file', () => {
  async function placedWithFile(): Promise<Visit['user']> {
    network.respond = (path) =>
      path.startsWith(uploadPath) ? refusal('This picture cannot be read', 9) : undefined;
    const { user } = await atCheckout();
    await fillCheckout(user);
    const [picker] = document.querySelectorAll<HTMLElement>('input[type=file]');
    if (!picker) throw new Error('there is no file picker');
    await user.upload(picker, await aPhotoFile('blurred.jpg'));
    await screen.findByRole('button', { name: 'Remove file 1' });
    await pressPlace(user);
    return user;
  }

  // offline-84, prescriptions-32
  it('the dialog names the file, and one press sends the order without it', async () => {
    const user = await placedWithFile();
    const dialog = await screen.findByRole('alertdialog', { name: /blurred.jpg.*cannot be read/ });
    network.respond = null;
    await user.click(within(dialog).getByRole('button', { name: 'Send without that file' }));
    await placed();
    expect(requestsTo(placePath)).toHaveLength(1);
  });

  it('the form is restored to choose another file', async () => {
    const user = await placedWithFile();
    const dialog = await screen.findByRole('alertdialog', { name: /blurred.jpg/ });
    network.respond = null;
    await user.click(within(dialog).getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByText(/^The pharmacy could not take the marked files/)).toBeTruthy();
    await waitFor(() => expect(bagStore.get().lines).toHaveLength(1));
    expect(requestsTo(placePath)).toEqual([]);
  });
});

describe('an order that another tab has handed over', () => {
  // offline-162
  it('a refused order is not restored into a form, and its page asks the customer to call first', async () => {
    network.respond = (path) => (path === placePath ? refusal('Closed', 417) : undefined);
    const { user, address } = await atCheckout();
    await fillCheckout(user);
    await pressPlace(user);
    await screen.findByRole('alertdialog', { name: 'Closed' });
    await act(handedOverElsewhere);
    await waitFor(() => expect(address()).toContain('Submission='));
    expect(await screen.findByText(/may still enter it. Call 09610-000000/)).toBeTruthy();
    expect(await submissionsOnDisk()).toMatchObject([{ state: 'refused', kind: 'order' }]);
  });
});

describe('a request order', () => {
  // prescriptions-37, request-order-3, request-order-18
  it('saved prescriptions are sent together with what was typed', async () => {
    await asCustomer(shop(), 0);
    const id = await savedPrescription();
    const { user } = visit('/order');
    await fillRequest(user);
    await user.click(await screen.findByRole('checkbox', { name: /^Prescription, / }));
    await pressSend(user);
    await screen.findByRole('heading', { name: 'Order Placed Successfully' });
    expect(requestsTo(submitPath).at(-1)?.body).toMatchObject({ ImgId: [id] });
  });
});
