/** Fills in the Request Order form. */
import { screen, waitFor, within } from '@testing-library/react';
import sharp from 'sharp';
import { write, type Visit } from './shop-harness.tsx';

export const submitPath = 'RequestOrderArea/RequestOrder/Add';
export const uploadPath = 'ProductOrderArea/Prescription/Add';

/** A small valid photo, as a camera returns it. */
export async function aPhotoFile(name = 'rx.jpg'): Promise<File> {
  const background = { r: 200, g: 180, b: 160 };
  const image = sharp({ create: { width: 60, height: 80, channels: 3, background } });
  const bytes = await image.jpeg().toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

/** A field of the n-th row, counted from 1. */
export function rowField(position: number, label: string): HTMLElement {
  const row = screen.getByRole('row', { name: new RegExp(`^Product ${position}$`) });
  return within(row).getByRole('textbox', { name: label });
}

/** Waits until the phone has loaded the draft, if any, and the form is enabled. */
export async function formReady(): Promise<void> {
  await screen.findByRole('heading', { name: 'Products' });
  await waitFor(() => {
    if (rowField(1, 'Product Name').closest('fieldset:disabled')) throw new Error('not ready');
  });
}

/** Waits for the form and fills the first row. */
export async function fillRow(user: Visit['user'], name = 'Napa'): Promise<void> {
  await formReady();
  await write(user, rowField(1, 'Product Name'), name);
  await write(user, rowField(1, 'Strength'), '500 mg');
  await write(user, rowField(1, 'Quantity'), '10');
}

/** Selects the first matching place in one step of the cascade. */
export async function choose(user: Visit['user'], label: RegExp, place: string): Promise<void> {
  const select = await screen.findByRole('combobox', { name: label });
  const option = await within(select).findByRole('option', { name: place });
  await user.selectOptions(select, option);
}

export async function fillAddress(user: Visit['user'], phone = '01712345678'): Promise<void> {
  await write(user, screen.getByRole('textbox', { name: /Receiver Phone/ }), phone);
  await choose(user, /Division/, 'Dhaka');
  await choose(user, /District/, 'Gazipur');
  await write(user, screen.getByRole('textbox', { name: 'Address' }), 'House 12, Road 5');
}

/** Fills in a whole request without pressing Send. */
export async function fillRequest(user: Visit['user']): Promise<void> {
  await fillRow(user);
  await fillAddress(user);
  await user.click(screen.getByRole('checkbox', { name: /terms and conditions/ }));
}

export function pressSend(user: Visit['user']): Promise<void> {
  return user.click(screen.getByRole('button', { name: 'Send Product Request' }));
}
