// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setNetwork } from './network.ts';
import { usePhone, visit } from './shop-harness.tsx';

usePhone();

const screens = [
  ['/Prescriptions', 'Prescriptions', 'প্রেসক্রিপশন'],
  ['/invoice/1', 'Invoice', 'চালান'],
] as const;

describe('a screen that is still being built', () => {
  it.each(screens)('%s has its title in both languages', async (path, english, bengali) => {
    const first = visit(path);
    await screen.findByRole('heading', { level: 1, name: english });
    expect(first.address()).toBe(path);
    expect(document.title).toBe(`${english} · Nirog`);
    visit(path, 'bn');
    await screen.findAllByRole('heading', { level: 1, name: bengali.normalize('NFC') });
  });

  it('says what works today: a request, the products, a call; offline too', async () => {
    setNetwork('offline');
    visit('/Prescriptions');
    await screen.findByRole('heading', { level: 1, name: 'Prescriptions' });
    expect(screen.getByRole('heading', { name: 'What works today' })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/order');
    expect(links).toContain('tel:+8809610000000');
  });
});
