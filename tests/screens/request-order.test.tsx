// @vitest-environment happy-dom
import { setTimeout as rest } from 'node:timers/promises';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { demoPlaces, storeShop } from '#tests/builders/shop.ts';
import { writeAddressDown } from '#state/address.ts';
import { bagStore } from '#state/bag.ts';
import { sessionStore } from '#state/session.ts';
import { aLine } from '#tests/builders/product.ts';
import { submissionsOnDisk } from './indexed-db.ts';
import { network, setNetwork, timesReached } from './network.ts';
import { choose, fillAddress, fillRow, pressSend, rowField, submitPath } from './request-form.ts';
import { signIn, usePhone, visit } from './shop-harness.tsx';

const shop = usePhone();

async function openForm(path = '/order') {
  const shown = visit(path);
  await screen.findByRole('heading', { name: 'Request Order' });
  await waitFor(() => expect(rowField(1, 'Product Name').closest('fieldset:disabled')).toBeNull());
  return shown;
}

describe('the Request Order screen', () => {
  // request-order-2
  it('the note banner mentions confirmation by phone, e-mail or Whatsapp, and the delivery charge', async () => {
    await openForm();
    const note = screen.getByRole('region', { name: 'Please note' });
    expect(note.textContent).toContain('confirmed by phone, e-mail or Whatsapp');
    expect(note.textContent).toContain('80 TK within Dhaka city, 120 TK outside');
  });

  // request-order-2, shell-85
  it("the delivery note has the configured shop's charges", async () => {
    storeShop({
      places: {
        ...demoPlaces,
        note: {
          insideDhaka: { least: 60_00, most: 60_00 },
          outsideDhaka: { least: 110_00, most: 150_00 },
        },
      },
    });
    await openForm();
    const note = screen.getByRole('region', { name: 'Please note' });
    expect(note.textContent).toContain('60 TK within Dhaka city, 110–150 TK outside');
  });

  // checkout-136
  it('shows the shop’s sentence instead of Send before the shop opens, but not while it is closed for now', async () => {
    const none = { en: '', bn: '' };
    storeShop({ opening: { state: 'soon', note: none } });
    await openForm();
    expect(screen.queryByRole('button', { name: 'Send Product Request' })).toBeNull();
    expect(screen.getAllByText(/^The pharmacy opens soon/)).toHaveLength(2);
    act(() => storeShop({ opening: { state: 'closed', note: none } }));
    expect(screen.getByRole('button', { name: 'Send Product Request' })).toBeTruthy();
    expect(screen.getAllByText(/takes no orders/)).toHaveLength(1);
  });

  // request-order-7
  it('the table has #, Product Name, Strength, Quantity and Action', async () => {
    await openForm();
    const headings = within(screen.getByRole('table', { name: 'Products' }))
      .getAllByRole('columnheader')
      .map((heading) => heading.textContent);
    expect(headings).toEqual(['#', 'Product Name', 'Strength', 'Quantity', 'Action']);
  });

  // request-order-8
  it('the quantity starts at 0', async () => {
    await openForm();
    expect(rowField(1, 'Quantity')).toHaveProperty('value', '0');
  });

  // request-order-1
  it('the screen has a prescription area at #prescriptions, an address area, Add Note, and the button', async () => {
    await openForm();
    const area = document.querySelector('#prescriptions');
    expect(area?.textContent).toContain('Upload Prescription');
    expect(screen.getByRole('heading', { name: 'Shipping Address' })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Add Note' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send Product Request' })).toBeTruthy();
  });

  // request-order-5
  it('the terms box links to /termsCondition', async () => {
    await openForm();
    const link = screen.getByRole('link', { name: 'terms and conditions' });
    expect(link.getAttribute('href')).toBe('/termsCondition');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  // request-order-4
  it('the note field is limited to 2,000 characters', async () => {
    await openForm();
    const note = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Add Note' });
    expect(note.maxLength).toBe(2_000);
  });

  // request-order-6
  it('an offline message explains that the form works as usual', async () => {
    const { user } = await openForm();
    const sentence = /^You’re offline\. Fill in everything as usual/;
    expect(screen.queryByText(sentence)).toBeNull();
    setNetwork('offline');
    expect(await screen.findByText(sentence)).toBeTruthy();
    await user.type(rowField(1, 'Product Name'), 'Napa');
    expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Napa');
  });

  // shell-35
  it('the address /Request-Order shows the same screen', async () => {
    await openForm('/Request-Order');
    expect(screen.getByRole('table', { name: 'Products' })).toBeTruthy();
  });

  it('the screen is in Bengali with Bengali digits', async () => {
    visit('/order', 'bn');
    await screen.findByRole('heading', { name: 'ওষুধের অনুরোধ' });
    expect(screen.getByRole('textbox', { name: 'পরিমাণ' })).toHaveProperty('value', '০');
    expect(screen.getByText(/ঢাকা শহরে ৮০ টাকা/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'অনুরোধ পাঠান' })).toBeTruthy();
    expect(screen.queryByText(/Product Name/)).toBeNull();
  });
});

describe('a row', () => {
  // request-order-10, request-order-11
  it('a row can be added only if the previous one has name, strength and quantity', async () => {
    const { user } = await openForm();
    await user.type(rowField(1, 'Product Name'), 'Napa');
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    expect(await screen.findByText('Name, Strenth and Quantity Required!')).toBeTruthy();
    expect(screen.queryByRole('row', { name: 'Product 2' })).toBeNull();
    expect(screen.getByText('Strength is required')).toBeTruthy();
  });

  // request-order-9
  it('a row is added at the end and gets the focus', async () => {
    const { user } = await openForm();
    await fillRow(user);
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    await waitFor(() => expect(document.activeElement).toBe(rowField(2, 'Product Name')));
    expect(rowField(2, 'Quantity')).toHaveProperty('value', '0');
  });

  // request-order-9
  it('Enter in the quantity adds a row too and never sends the form', async () => {
    const { user } = await openForm();
    await fillRow(user);
    await user.type(rowField(1, 'Product Name'), '{Enter}');
    await user.type(rowField(1, 'Quantity'), '{Enter}');
    await screen.findByRole('row', { name: 'Product 2' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/Please read terms/)).toBeNull();
  });

  // request-order-60
  it("the focus moves from a removed row to the next one's button, or to the heading", async () => {
    const { user } = await openForm();
    await fillRow(user);
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    await user.click(screen.getByRole('button', { name: 'Remove row 1, Napa' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove row 1' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Products' }));
  });

  // request-order-12
  it("the row's button removes it, and empties the last one", async () => {
    const { user } = await openForm();
    await fillRow(user);
    await user.click(screen.getByRole('button', { name: 'Add row' }));
    await user.type(rowField(2, 'Product Name'), 'Seclo');
    await user.click(screen.getByRole('button', { name: 'Remove row 1, Napa' }));
    expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Seclo');
    await user.click(screen.getByRole('button', { name: 'Remove row 1, Seclo' }));
    expect(rowField(1, 'Product Name')).toHaveProperty('value', '');
  });

  // request-order-13
  it('the quantity accepts Bengali digits', async () => {
    const { user } = await openForm();
    await user.type(rowField(1, 'Quantity'), '১৫০০');
    // Rewriting a focused field makes keyboards double digits, so this waits until the field loses
    // focus.
    expect(rowField(1, 'Quantity')).toHaveProperty('value', '১৫০০');
    await user.tab();
    expect(rowField(1, 'Quantity')).toHaveProperty('value', '1500');
  });

  // request-order-13
  it.each(['2.5', '-5', '12345', 'two'])(
    'a quantity of "%s" stays as typed, shows an error, and stops Send',
    async (typed) => {
      const { user } = await openForm();
      await user.type(rowField(1, 'Product Name'), 'Napa');
      await user.type(rowField(1, 'Strength'), '500 mg');
      await user.clear(rowField(1, 'Quantity'));
      await user.type(rowField(1, 'Quantity'), typed, {
        initialSelectionStart: 0,
        initialSelectionEnd: 1,
      });
      expect(rowField(1, 'Quantity')).toHaveProperty('value', typed);
      expect(screen.getByText('Quantity must be a whole number from 1 to 9999.')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Add row' }));
      expect(screen.queryByRole('row', { name: /2/ })).toBeNull();
    },
  );
});

describe('Send validates and posts nothing while something is wrong:', () => {
  // request-order-24, request-order-25
  it('the terms are first', async () => {
    const { user } = await openForm();
    await pressSend(user);
    expect(
      await screen.findByText(
        'Please read terms and conditions and if you agree then check the box',
      ),
    ).toBeTruthy();
    expect(screen.queryByText('No Product Added')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /terms/ })),
    );
    expect(timesReached(submitPath)).toBe(0);
  });

  // request-order-26
  it('the rows are second', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('checkbox', { name: /terms/ }));
    await pressSend(user);
    expect(await screen.findAllByText('No Product Added')).not.toHaveLength(0);
    expect(screen.queryByText(/are required/)).toBeNull();
  });

  // request-order-27
  it('an incomplete row is third', async () => {
    const { user } = await openForm();
    await user.type(rowField(1, 'Product Name'), 'Napa');
    await user.click(screen.getByRole('checkbox', { name: /terms/ }));
    await pressSend(user);
    expect(await screen.findByText('Row 1: Name, Strenth and Quantity Required!')).toBeTruthy();
  });

  // customer-area-120, errors-57, request-order-20, request-order-28
  it('the required fields are next, listed together, without the area', async () => {
    const { user } = await openForm();
    await fillRow(user);
    await user.click(screen.getByRole('checkbox', { name: /terms/ }));
    await pressSend(user);
    expect(
      await screen.findByText('Receiver Phone Number, Division, District, Address are required.'),
    ).toBeTruthy();
    expect(screen.getByText('Division is required')).toBeTruthy();
    expect(screen.queryByText('Area is required')).toBeNull();
  });

  // request-order-28
  it('a single missing field reads "is required."', async () => {
    const { user } = await openForm();
    await fillRow(user);
    await fillAddress(user);
    await user.clear(screen.getByRole('textbox', { name: 'Address' }));
    await user.click(screen.getByRole('checkbox', { name: /terms/ }));
    await pressSend(user);
    expect(await screen.findByText('Address is required.')).toBeTruthy();
  });

  // request-order-29
  it('the phone number is last', async () => {
    const { user } = await openForm();
    await fillRow(user);
    await fillAddress(user, '01112345678');
    await user.click(screen.getByRole('checkbox', { name: /terms/ }));
    await pressSend(user);
    expect(await screen.findByText('Invalid phone number found.')).toBeTruthy();
    expect(screen.getByText('Invalid Phone Number')).toBeTruthy();
    expect(timesReached(submitPath)).toBe(0);
  });

  it('the error disappears when it is corrected', async () => {
    const { user } = await openForm();
    await pressSend(user);
    await screen.findByText(/Please read terms/);
    await user.click(screen.getByRole('checkbox', { name: /terms/ }));
    await waitFor(() => expect(screen.queryByText(/Please read terms/)).toBeNull());
  });
});

describe('the address area', () => {
  // customer-area-122
  it('the district follows the division, and the area the district', async () => {
    const { user } = await openForm();
    expect(screen.getByRole('combobox', { name: 'District' }).matches(':disabled')).toBe(true);
    await choose(user, /Division/, 'Dhaka');
    await choose(user, /District/, 'Gazipur');
    const area = await screen.findByRole('combobox', { name: /Area/ });
    await waitFor(() => expect(within(area).getAllByRole('option').length).toBeGreaterThan(3));
  });

  // customer-area-121
  it('another division clears district and area', async () => {
    const { user } = await openForm();
    await choose(user, /Division/, 'Dhaka');
    await choose(user, /District/, 'Gazipur');
    await choose(user, /Division/, 'Khulna');
    expect(screen.getByRole('combobox', { name: 'District' })).toHaveProperty('value', '');
    expect(screen.getByRole('combobox', { name: /Area/ }).matches(':disabled')).toBe(true);
  });

  // customer-area-124, request-order-29
  it('an invalid number shows Invalid Phone Number when the field loses focus', async () => {
    const { user } = await openForm();
    await user.type(screen.getByRole('textbox', { name: /Receiver Phone/ }), '123');
    await user.tab();
    expect(await screen.findByText('Invalid Phone Number')).toBeTruthy();
  });

  // customer-area-123, errors-57
  it('an empty required field shows an error when it loses focus', async () => {
    const { user } = await openForm();
    const address = screen.getByRole('textbox', { name: 'Address' });
    await user.type(address, 'x');
    await user.clear(address);
    await user.tab();
    expect(await screen.findByText('Address is required')).toBeTruthy();
  });

  // customer-area-130, request-order-19
  it('the address is stored under the key address', async () => {
    const { user } = await openForm();
    await fillAddress(user);
    expect(JSON.parse(localStorage.getItem('address') ?? '{}')).toMatchObject({
      receiverPhone: '01712345678',
      division: 'Dhaka',
      district: 'Gazipur',
      address: 'House 12, Road 5',
    });
  });

  // request-order-19
  it('the checkout has the same address', async () => {
    const { user, go } = await openForm();
    await fillAddress(user);
    bagStore.set({ lines: [aLine()] });
    await go('/Checkout');
    const phone = await screen.findByRole('textbox', { name: /Receiver Phone/ });
    await waitFor(() => expect(phone).toHaveProperty('value', '01712345678'));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty(
      'value',
      'House 12, Road 5',
    );
  });

  // request-order-21
  it('a newer address is not replaced by an older draft, and a lost one is restored from it', async () => {
    const { user, go } = await openForm();
    await fillAddress(user);
    await fillRow(user);
    await go('/');
    await waitFor(async () => expect(await submissionsOnDisk()).toHaveLength(1));
    await rest(5);
    writeAddressDown((address) => ({ ...address, address: 'House 99, Road 1' }));
    await go('/order');
    const street = await screen.findByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(rowField(1, 'Product Name')).toHaveProperty('value', 'Napa'));
    expect(street).toHaveProperty('value', 'House 99, Road 1');
    await go('/');
    // A browser that was killed may have lost it.
    localStorage.removeItem('address');
    localStorage.removeItem('address-at');
    await go('/order');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty(
        'value',
        'House 12, Road 5',
      ),
    );
  });

  // customer-area-118
  it('the addresses Home, Office and Other are stored separately', async () => {
    const { user } = await openForm();
    await fillAddress(user);
    await user.click(screen.getByRole('radio', { name: 'Office' }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty('value', '');
    await user.click(screen.getByRole('radio', { name: 'Home' }));
    expect(screen.getByRole('textbox', { name: 'Address' })).toHaveProperty(
      'value',
      'House 12, Road 5',
    );
  });

  // customer-area-126, errors-56
  it('a list that fails to load shows Unexpected Error Occured!, and Retry fetches again', async () => {
    network.respond = (path) =>
      path.startsWith('AddressArea/Province') ? new Response('', { status: 500 }) : undefined;
    const { user } = await openForm();
    expect(await screen.findByText('Unexpected Error Occured!')).toBeTruthy();
    network.respond = null;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await choose(user, /Division/, 'Dhaka');
  });

  // customer-area-126, errors-56
  it('a list that is not cached shows an offline message', async () => {
    setNetwork('offline');
    await openForm();
    expect(await screen.findByText(/this list is not on your phone yet/)).toBeTruthy();
    expect(screen.queryByText('Unexpected Error Occured!')).toBeNull();
  });
});

describe('the address of a customer', () => {
  // customer-area-128
  it('the address is requested once, and without one name and phones come from the account', async () => {
    await signIn(shop(), 'Rahima Khatun');
    const phone = sessionStore.get()?.phone;
    await openForm();
    const name = screen.getByRole('textbox', { name: /Receiver Name/ });
    await waitFor(() => expect(name).toHaveProperty('value', 'Rahima Khatun'));
    expect(screen.getByLabelText(/Receiver Phone Number/)).toHaveProperty('value', phone);
    expect(timesReached('ProductOrderArea/OrderShipping/GetLatestAddress')).toBe(1);
  });
});

describe('the keyboard', () => {
  it('Tab moves through a row to Remove and Add row, then to the files', async () => {
    const { user } = await openForm();
    rowField(1, 'Product Name').focus();
    const passed: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await user.tab();
      const focused = document.activeElement;
      passed.push(focused?.getAttribute('aria-label') ?? focused?.textContent ?? '');
    }
    expect(document.activeElement?.getAttribute('type')).toBe('file');
    expect(passed.slice(2, 4)).toEqual(['Remove row 1', 'Add row']);
  });

  it('Enter on Send sends the request', async () => {
    const { user } = await openForm();
    screen.getByRole('button', { name: 'Send Product Request' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/Please read terms/)).toBeTruthy();
  });
});
