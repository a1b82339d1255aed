// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillRow, formReady } from './request-form.ts';
import { usePhone, visit } from './shop-harness.tsx';

usePhone();

const wanted = 'zzzzqqqq';

function names(): string[] {
  const fields = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Product Name' });
  return fields.map((field) => field.value);
}

describe('a product that the search did not find', () => {
  // request-order-16, search-9
  it('the product is added to a row of the request, next to existing ones, and only once', async () => {
    const { user, address } = visit('/order');
    await fillRow(user, 'Napa');
    for (let time = 0; time < 2; time += 1) {
      await user.type(screen.getByRole('combobox', { name: /Search/ }), wanted);
      await user.click(await screen.findByRole('link', { name: 'Not found? Send us the name' }));
      await waitFor(() => expect(address()).toBe('/order'));
      await formReady();
      await waitFor(() => expect(names()).toEqual(['Napa', wanted]));
      await user.clear(screen.getByRole('combobox', { name: /Search/ }));
    }
  });

  // request-order-16
  it('the product in the address is added and removed from the address', async () => {
    const { address } = visit('/order?product=Maxsulin%20N');
    expect(await screen.findByDisplayValue('Maxsulin N')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/order'));
  });
});
