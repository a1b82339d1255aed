// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { followColour } from '#app/follow-colour.ts';
import { demoSettings } from '#demo/seed/shop.ts';
import { shopStore } from '#state/shop.ts';
import { datedShop, storeShop } from '#tests/builders/shop.ts';

const root = document.documentElement.style;
const own = () => root.getPropertyValue('--own-fill-light');
const bar = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

beforeEach(() => {
  document.head.innerHTML = '<meta name="theme-color" content="#0f6b43">';
  root.cssText = '';
});

// shell-125
describe('the main colour of the shop', () => {
  it('applies to the open page when it changes, and is removed again', async () => {
    storeShop();
    followColour();
    expect([own(), bar()]).toEqual(['', '#0f6b43']);
    storeShop({ identity: { ...demoSettings.identity, color: '#1a5cad' } });
    await vi.waitFor(() => expect([own(), bar()]).toEqual(['#1a5cad', '#1a5cad']));
    storeShop();
    await vi.waitFor(() => expect([own(), bar()]).toEqual(['', '#0f6b43']));
  });

  it('stays as the server has sent it while the phone has no settings', () => {
    root.setProperty('--own-fill-light', '#1a5cad');
    shopStore.set({ ...datedShop(), savedAt: '' });
    followColour();
    expect(own()).toBe('#1a5cad');
  });
});
