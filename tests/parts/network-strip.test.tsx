// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkStrip } from '#parts/network/NetworkStrip.tsx';
import { languageStore } from '#state/language.ts';
import { observeNetwork } from '#state/network.ts';

/** Five in the afternoon in Dhaka; the cached prices are from nine in the morning. */
const now = Date.parse('2026-11-05T11:00:00Z');
const thisMorning = '2026-11-05T03:00:00Z';

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
});

afterEach(() => {
  act(() => {
    observeNetwork('shop', null);
    languageStore.set('en');
  });
  cleanup();
  vi.useRealTimers();
});

describe('the network strip', () => {
  it('the strip is empty while the shop responds', () => {
    render(<NetworkStrip />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  // offline-19, shell-70
  it('the strip shows the age of cached prices', async () => {
    render(<NetworkStrip />);
    act(() => observeNetwork('nobody', thisMorning));
    await screen.findByText(/Prices from this morning\./);
  });

  it('the strip is in Bengali on a Bengali page', async () => {
    act(() => {
      languageStore.set('bn');
    });
    render(<NetworkStrip />);
    act(() => observeNetwork('nobody', thisMorning));
    await screen.findByText(/দাম আজ সকালের।/);
  });

  it('the strip keeps the age when the next request gets no response', async () => {
    render(<NetworkStrip />);
    act(() => observeNetwork('nobody', thisMorning));
    act(() => observeNetwork('nobody', null));
    await screen.findByText(/Prices from this morning\./);
  });

  it('the strip shows no age if it is unknown', () => {
    render(<NetworkStrip />);
    act(() => observeNetwork('nobody', 'yesterday or so'));
    expect(screen.getByRole('status').textContent).toMatch(/Weak connection/);
    expect(screen.getByRole('status').textContent).not.toMatch(/Prices/);
  });

  // errors-36, offline-16, shell-68
  it.each([
    ['failing', 'en', /Something’s wrong on our side, not with your connection/],
    ['failing', 'bn', /সমস্যাটা এখন দোকানের দিকে/u],
    ['stranger', 'en', /This Wi-Fi is blocking the shop/],
    ['stranger', 'bn', /দোকান পর্যন্ত যেতে দিচ্ছে না/u],
  ] as const)('the strip shows who is responsible: %s (%s)', async (from, language, sentence) => {
    act(() => {
      languageStore.set(language);
    });
    render(<NetworkStrip />);
    act(() => observeNetwork(from, null));
    await screen.findByText(new RegExp(sentence.source.normalize('NFC'), 'u'));
    expect(screen.getByRole('status').textContent).not.toMatch(/weak|দুর্বল/u);
  });

  // offline-18
  it('the strip disappears when the shop responds again', () => {
    render(<NetworkStrip />);
    act(() => observeNetwork('nobody', thisMorning));
    act(() => observeNetwork('shop', null));
    expect(screen.getByRole('status').textContent).toBe('');
  });
});
